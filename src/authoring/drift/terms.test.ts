import { describe, expect, test } from 'vitest';
import { driftLines } from './drift.fixture.ts';
import { findTermDrift } from './terms.ts';

describe('a term is found', () => {
  test.each([
    [
      'that two texts have and the third lacks',
      { zh: '能够知晓其顺序', ja: '正常な状態がわかる', en: 'their order is known' },
      ['ja  | order'],
    ],
    [
      'that only English has',
      { zh: '使用变身异能', ja: '変異能力を用いて', en: 'using a morph or disguise ability' },
      ['zh  | disguise', 'ja  | disguise'],
    ],
    [
      'in whose place there is another',
      { zh: '洗入坟墓场', en: 'shuffled into the library' },
      ['zh 坟墓场 | library'],
    ],
    ['even if it is loose', { zh: '告诉对手', en: 'tells a judge' }, ['zh 对手 | judge']],
    [
      'that is a person and only one of three texts has',
      { zh: '且未经对手许可。', ja: '誤りを犯した。', en: 'commits an error.' },
      ['zh 对手 | '],
    ],
    [
      'that one text has less often than both others',
      {
        zh: '其对手选择；由对手选择',
        ja: '対戦相手は選ぶ',
        en: 'their opponent chooses, as chosen by the opponent',
      },
      ['ja  | opponent'],
    ],
  ])('%s', (_, texts, expected) => {
    expect(driftLines(findTermDrift, texts)).toEqual(expected);
  });
});

describe('a term is not found', () => {
  test.each([
    ['that is part of a longer one', { zh: '牌库', ja: 'ライブラリーのカード', en: 'a card of the library' }],
    [
      'that is an ordinary word',
      { zh: '伸手去拿骰子', en: 'reaches for a die in order to help permanently' },
    ],
    ['that is a pronoun elsewhere', { zh: '该牌手展示牌', en: 'they reveal it' }],
    ['that is part of the name of a person', { zh: '主审可以偏离', en: 'The Head Judge may deviate' }],
    ['that only a translation has', { zh: '牌库顶', en: 'the top card' }],
  ])('%s', (_, texts) => {
    expect(driftLines(findTermDrift, texts)).toEqual([]);
  });
});
