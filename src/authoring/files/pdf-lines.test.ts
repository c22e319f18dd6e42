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

it.each(['‧', '◆', '．', '・'])(
  'a line after a full one is of its paragraph, unless %s is before it',
  (bullet) => {
    const texts = ['雾鹿会飞，', '也会游泳。', `${bullet}鹿会叫。`];
    const page = Array.from({ length: 12 }, (_, index) =>
      texts.map((text, at) => ({
        ...{ text, x: 0, y: 1000 - index * 60 - at * 12, width: 60, size: 12, bold: false, italic: false },
      })),
    ).flat();
    expect(textOfPages([page]).split('\n').slice(0, 3)).toEqual([
      '雾鹿会飞，也会游泳。',
      `${bullet}鹿会叫。`,
      '',
    ]);
  },
);
