import { expect, it } from 'vitest';
import { textOfPages } from './pdf-lines.ts';

it.each([
  ['⻜⾏，⻰', '飞行，龙'],
  ['⺟⽜', '母牛'],
])('what a file writes with radicals (%s) is what it shows', (text, shown) => {
  const line = { text, x: 0, y: 0, width: 30, size: 10, bold: false, italic: false };
  expect(textOfPages([[line]])).toBe(`${shown}\n`);
});
