import { expect, test } from 'vitest';
import { clauseOf, knowledgeOf } from './drift.fixture.ts';
import { findNegationDrift, findNegations } from './negations.ts';

test.each([
  ['zh', '无法修正，且未经对手许可', ['无', '未']],
  ['zh', '不过，无论如何，先前未知的非公开牌', []],
  ['ja', '修正できない誤り、公開せずに', ['ない', 'ず']],
  ['ja', 'しなければならなかった。無作為化し、不明な', []],
  ['en', 'cannot be corrected, unless it isn’t illegal', ['cannot', 'unless', 'isn’t', 'illegal']],
  ['en', 'previously unknown until under one', []],
] as const)('%s: %s', (lang, text, expected) => {
  expect(findNegations(text, lang)).toEqual(expected);
});

test('two more than the other text are found, one is not', () => {
  const en = 'It applies.';
  expect(findNegationDrift(clauseOf({ zh: '不适用，也未修正。', en }), knowledgeOf())).toEqual([
    { lang: 'zh', against: ['en'], rule: 'negation', words: ['不', '未'], othersWords: [] },
  ]);
  expect(findNegationDrift(clauseOf({ zh: '不适用。', en }), knowledgeOf())).toEqual([]);
});
