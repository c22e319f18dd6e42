import { describe, expect, test } from 'vitest';
import { clauseOf, driftIn } from './drift.fixture.ts';
import type { ComparedClause } from './rule.ts';
import { findTermDrift } from './terms.ts';

const find = (clause: ComparedClause, others: readonly ComparedClause[] = []) =>
  driftIn(findTermDrift, clause, others);
const agreeing = Array.from({ length: 4 }, () =>
  clauseOf({ zh: '其对手选择', ja: '対戦相手は選ぶ', en: 'their opponent chooses' }),
);

describe('a term that a text lacks', () => {
  test('and both others have is found', () => {
    const texts = { zh: '能够知晓其顺序', ja: '正常な状態がわかる', en: 'their order is known' };
    expect(find(clauseOf(texts))).toEqual([{ lang: 'ja', against: ['zh', 'en'], othersWords: ['order'] }]);
  });

  test('and only English has is found in both translations', () => {
    const texts = { zh: '使用变身异能', ja: '変異能力を用いて', en: 'using a morph or disguise ability' };
    expect(find(clauseOf(texts)).map(({ lang, othersWords }) => [lang, othersWords])).toEqual([
      ['zh', ['disguise']],
      ['ja', ['disguise']],
    ]);
  });

  test('is not reported if it is inside a longer term', () => {
    expect(find(clauseOf({ zh: '牌库', ja: 'ライブラリーのカード', en: 'a card of the library' }))).toEqual(
      [],
    );
  });
});

describe('a term that only a translation has', () => {
  const clause = clauseOf({ zh: '且未经对手许可。', ja: '誤りを犯した。', en: 'commits an error.' });

  test('is found if the other clauses nearly always agree on it', () => {
    expect(find(clause, [clause, ...agreeing])).toEqual([
      { lang: 'zh', against: ['ja', 'en'], words: ['对手'] },
    ]);
  });

  test('is not reported if no other clause has it, or if translations often have it where English has not', () => {
    expect(find(clause)).toEqual([]);
    const alone = clauseOf({ zh: '对手', ja: '彼', en: 'they' });
    expect(find(clause, [...agreeing, alone, alone])).toEqual([]);
  });
});

test('a term that occurs less often in one text than in both others is found', () => {
  const clause = clauseOf({
    zh: '其对手选择；由对手选择',
    ja: '対戦相手は選ぶ',
    en: 'their opponent chooses, as chosen by the opponent',
  });
  expect(find(clause, agreeing)).toEqual([
    { lang: 'ja', against: ['zh', 'en'], words: ['対戦相手'], othersWords: ['opponent'] },
  ]);
});
