import { expect, it } from 'vitest';
import { type PdfItem, textOfPages } from './pdf-lines.ts';

const item = (text: string, place: Partial<PdfItem> = {}): PdfItem => ({
  ...{ text, x: 0, y: 0, width: 60, size: 12, bold: false, italic: false },
  ...place,
});

it.each([
  ['⻜⾏，⻰', '飞行，龙'],
  ['⺟⽜', '母牛'],
  ['生物〜鹿∕鸟', '生物～鹿／鸟'],
  ['クリーチャー〜鹿', 'クリーチャー〜鹿'],
])('shows radicals and rare signs as usual characters, but keeps 〜 in Japanese: %s, %s', (text, shown) => {
  expect(textOfPages([[item(text)]])).toBe(`${shown}\n`);
});

it.each([
  ['雾鹿会飞。', 24, '雾鹿会飞。\n* 鹿会游泳。'],
  ['雾鹿会飞。', 12, '雾鹿会飞。 * 鹿会游泳。'],
  ['雾鹿会飞，', 24, '雾鹿会飞， * 鹿会游泳。'],
])('breaks a line only at a wide blank after a sentence: %s, a blank of %s', (text, width, shown) => {
  const next = item('* 鹿会游泳。', { x: 60 + width });
  expect(textOfPages([[item(text), item(' ', { x: 60, width }), next]])).toBe(`${shown}\n`);
});

it.each(
  ['‧', '◆', '．', '・', '−2：', '循环{二}（']
    .map((sign) => `${sign}鹿会叫。`)
    .concat('雾角', '{二}{白}', '飞行，警戒'),
)('joins a line to the full line above, but %s after the end of a sentence begins a new line', (own) => {
  const [full, rest] = ['雾鹿会飞，会叫，会游泳，', '也会在雾里唱歌，会走动。'];
  const texts = [full, rest, own];
  // Many paragraphs with a wide distance between them. Some of their lines reach the right margin.
  const page = Array.from({ length: 12 * texts.length }, (_, index) => {
    const text = texts[index % texts.length] ?? '';
    const y = 2000 - (index + 2 * Math.floor(index / texts.length)) * 12;
    return item(text, { y, width: text.length * 12 });
  });
  expect(textOfPages([page]).split('\n').slice(0, 3)).toEqual([full + rest, own, '']);
});
