import { expect, test } from 'vitest';
import { cards, differencesIn } from './differences.fixture.ts';
import { findUnprintedCards, findUnprintedNames } from './unprinted-names.ts';

test('a name that card facts list as not printed is found', () => {
  const texts = { zh: '施放头脑风暴/Brainstorm。', en: 'a Brainstorm cast' };
  expect(differencesIn(findUnprintedCards, texts)).toEqual([
    { lang: 'zh', against: [], words: ['头脑风暴'], othersWords: ['脑力激荡'] },
  ]);
});

test('an unknown name before the English name is found', () => {
  expect(findUnprintedNames('结算了暗黑心腹/Dark Confidant', 'zh', cards)).toMatchObject([
    { name: '算了暗黑心腹' },
  ]);
});

test('the printed name is not reported, whatever is before it', () => {
  expect(findUnprintedNames('牌手结算了黑暗亲信/Dark Confidant的触发', 'zh', cards)).toEqual([]);
  expect(findUnprintedNames('施放Dark Confidant', 'zh', cards)).toEqual([]);
});
