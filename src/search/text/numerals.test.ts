import { expect, test } from 'vitest';
import { withDigits, withNumerals } from './numerals.ts';

test.each([
  ['抓了8张', '抓了八张'],
  ['12张牌', '十二张牌'],
  ['2张', '两张'],
  ['第2回合', '第二回合'],
  ['2.3节', '2.3节'],
  ['draw 8 cards', 'draw 8 cards'],
])('with its count in characters, %s is %s', (text, numeral) => {
  expect(withNumerals(text)).toBe(numeral);
});

test.each([
  ['八张', '8张'],
  ['两张', '2张'],
  ['抽八', '抽八'],
  ['一', '一'],
])('with its count in digits, %s is %s', (word, digits) => {
  expect(withDigits(word)).toBe(digits);
});
