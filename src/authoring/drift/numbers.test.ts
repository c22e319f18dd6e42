import { describe, expect, test } from 'vitest';
import { clauseOf, knowledgeOf } from './drift.fixture.ts';
import { findNumberDrift, findNumbers } from './numbers.ts';

describe('numbers of a text', () => {
  test.each([
    ['zh', '抓了四张牌，再抓十五张', { 4: '四张', 15: '十五张' }],
    ['zh', '第二张、两张、一百二十点', { 2: '两张', 120: '一百二十点' }],
    ['zh', '一张牌，三思而行，万智牌', {}],
    ['ja', '４枚のカード、片手で3枚', { 3: '3', 4: '４' }],
    ['ja', '第1ターンに二枚', { 2: '二枚' }],
    ['en', 'Four cards, then twenty-four, twice', { 2: 'twice', 4: 'Four', 24: 'twenty-four' }],
    ['en', 'one card, IPG 2.3, +2/+2, someone', {}],
  ] as const)('%s: %s', (lang, text, expected) => {
    const found = findNumbers(text, lang);
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});

test('a number that only one text names is found, with its words', () => {
  expect(findNumberDrift(clauseOf({ zh: '抓了四张牌', en: 'draws three cards' }), knowledgeOf())).toEqual([
    { lang: 'zh', against: ['en'], rule: 'number', words: ['四张'], othersWords: ['three'] },
  ]);
});

test('the same numbers in other scripts, or said twice, are none', () => {
  const texts = { zh: '四张而不是七张', ja: '7枚ではなく４枚、4枚が', en: 'four cards instead of seven' };
  expect(findNumberDrift(clauseOf(texts), knowledgeOf())).toEqual([]);
});

test.each([
  ['zh', { zh: '两位牌手坐错，两人都违规', en: 'both players sit wrong, both commit it' }],
  ['ja', { ja: 'プレイヤーは両方とも', en: 'two players' }],
  ['zh', { zh: '双方牌手均', ja: '2人のプレイヤー' }],
] as const)('a pair is two said without a number: %s %j', (_, texts) => {
  expect(findNumberDrift(clauseOf(texts), knowledgeOf())).toEqual([]);
});

test('a pair excuses no other number than two', () => {
  const texts = { zh: '双方抓三张牌', en: 'both draw four cards' };
  expect(findNumberDrift(clauseOf(texts), knowledgeOf())).toEqual([
    { lang: 'zh', against: ['en'], rule: 'number', words: ['三张'], othersWords: ['four'] },
  ]);
});
