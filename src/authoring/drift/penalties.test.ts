import { expect, test } from 'vitest';
import { clauseOf, knowledgeOf } from './drift.fixture.ts';
import { findPenaltyDrift } from './penalties.ts';

test('another penalty is found', () => {
  const clause = clauseOf({ zh: '处罚为警告。', en: 'The penalty is a Game Loss.' });
  expect(findPenaltyDrift(clause, knowledgeOf())).toEqual([
    { lang: 'zh', against: ['en'], rule: 'penalty', words: ['警告'], othersWords: ['Game Loss'] },
  ]);
});

test('the same penalty set wide is none', () => {
  const texts = { zh: '处罚为警　告。', ja: '【警 告】を与える。', en: 'The penalty is a Warning.' };
  expect(findPenaltyDrift(clauseOf(texts), knowledgeOf())).toEqual([]);
});

test('the same penalty under another of its names is none', () => {
  const texts = { zh: '处罚为判负。', ja: '【ゲームの敗北】となる。', en: 'The penalty is a Game Loss.' };
  expect(findPenaltyDrift(clauseOf(texts), knowledgeOf())).toEqual([]);
});
