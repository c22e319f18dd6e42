import { expect, test } from 'vitest';
import { findNumbers } from './numbers.ts';

test.each([
  ['zh', '抓了四张牌，再抓十五张', { 4: '四张', 15: '十五张' }],
  ['zh', '第二张、两张、一百二十点', { 2: '两张', 120: '一百二十点' }],
  ['zh', '一张牌，三思而行，十分明显，万智牌', {}],
  ['ja', '４枚のカード、片手で3枚', { 3: '3', 4: '４' }],
  ['ja', '第1ターンに二枚', { 2: '二枚' }],
  ['en', 'Four cards, then twenty-four, twice', { 2: 'twice', 4: 'Four', 24: 'twenty-four' }],
  ['en', 'a four-card hand, fifteen minutes', { 4: 'four', 15: 'fifteen' }],
  ['en', 'one card, IPG 2.3, +2/+2, someone', {}],
] as const)('finds the numbers above 1 (%s): %s', (lang, text, expected) => {
  expect(Object.fromEntries(findNumbers(text, lang))).toEqual(expected);
});
