import { expect, it } from 'vitest';
import { textOfPages } from './pdf-lines.ts';

it.each([
  ['⻜⾏，⻰', '飞行，龙'],
  ['⺟⽜', '母牛'],
])('what a file writes with radicals (%s) is what it shows', (text, shown) => {
  const line = { text, x: 0, y: 0, width: 30, size: 10, bold: false, italic: false };
  expect(textOfPages([[line]])).toBe(`${shown}\n`);
});

it.each([
  ['雾鹿会飞。', 24, '雾鹿会飞。\n* 鹿会游泳。'],
  ['雾鹿会飞。', 12, '雾鹿会飞。 * 鹿会游泳。'],
  ['雾鹿会飞，', 24, '雾鹿会飞， * 鹿会游泳。'],
])('a wide blank in a line is the indent of a new one after a sentence: %s, %s', (text, width, shown) => {
  const line = { x: 0, y: 0, width: 60, size: 12, bold: false, italic: false };
  const blank = { ...line, text: ' ', x: 60, width };
  const next = { ...line, text: '* 鹿会游泳。', x: 60 + width };
  expect(textOfPages([[{ ...line, text }, blank, next]])).toBe(`${shown}\n`);
});

/** A text of lines that reach the margin or do not, in paragraphs that are set apart; the first paragraph. */
const firstParagraph = (...texts: readonly string[]): readonly string[] => {
  const page = Array.from({ length: 12 }, (_, index) =>
    texts.map((text, at) => ({
      ...{
        text,
        x: 0,
        y: 2000 - (index * (texts.length + 2) + at) * 12,
        size: 12,
        bold: false,
        italic: false,
      },
      width: text.length * 12,
    })),
  ).flat();
  return textOfPages([page]).split('\n').slice(0, texts.length);
};

it.each(['‧', '◆', '．', '・', '−2：', '循环{二}（'])(
  'a line after a full one is of its paragraph, unless %s is before it',
  (sign) => {
    const [full, rest, item] = ['雾鹿会飞，会叫，会游泳，', '也会在雾里唱歌，会走动。', `${sign}鹿会叫。`];
    expect(firstParagraph(full, rest, item)).toEqual([full + rest, item, '']);
  },
);

it.each(['雾角', '{二}{白}', '飞行，警戒'])(
  'after the end of a sentence, %s is on its own, as it is neither full nor a sentence',
  (own) => {
    const [full, rest] = ['雾鹿会飞，会叫，会游泳，', '也会在雾里唱歌，会走动。'];
    expect(firstParagraph(full, rest, own)).toEqual([full + rest, own, '']);
  },
);

it.each([
  ['生物〜鹿∕鸟', '生物～鹿／鸟'],
  ['クリーチャー〜鹿', 'クリーチャー〜鹿'],
])('a sign that has the shape of a usual one (%s) is that one (%s)', (text, shown) => {
  const line = { text, x: 0, y: 0, width: 90, size: 12, bold: false, italic: false };
  expect(textOfPages([[line]])).toBe(`${shown}\n`);
});
