import { expect, test } from 'vitest';
import { clauseOf, knowledgeOf } from './drift.fixture.ts';
import { findLengthDrift } from './length.ts';

const en =
  'If the set of cards that contained the problem no longer exists, there is no remedy to be applied.';

test('a translation of about the length it should have is none', () => {
  const texts = {
    zh: '如果包含问题的牌叠已不复存在,则无需适用修正。',
    ja: '問題を含むカード群が既に存在していない場合、追加措置は行わない。',
    en,
  };
  expect(findLengthDrift(clauseOf(texts), knowledgeOf())).toEqual([]);
});

test('half of it is found', () => {
  expect(findLengthDrift(clauseOf({ zh: '则无需适用修正。', en }), knowledgeOf())).toMatchObject([
    { lang: 'zh', against: ['en'], rule: 'length', words: ['8'], othersWords: ['98'] },
  ]);
});

test('short clauses are not judged', () => {
  expect(findLengthDrift(clauseOf({ zh: '警告', en: 'A Warning is given' }), knowledgeOf())).toEqual([]);
});
