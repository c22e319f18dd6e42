import { expect, test } from 'vitest';
import { terms } from './drift.fixture.ts';
import { createTermFinder } from './term-forms.ts';

const finder = createTermFinder(terms);

test.each([
  ['en', 'casting revealed cards', { cast: ['casting'], reveal: ['revealed'], card: ['cards'] }],
  ['en', 'two counters', { counter: ['counters'] }],
  ['en', 'three cards with one hand', { card: ['cards'] }],
  ['ja', 'カードを公開せずに唱えた', { card: ['カード'], reveal: ['公開'], cast: ['唱え'] }],
  ['ja', '非公開のカード', { card: ['カード'] }],
  ['zh', '其牌库顶的牌', { library: ['牌库'], card: ['牌'] }],
  ['zh', '除非对手', { opponent: ['对手'] }],
] as const)('%s: %s', (lang, text, expected) => {
  const found = [...finder.find(text, lang)].filter(([, { words }]) => words.length > 0);
  expect(Object.fromEntries(found.map(([id, { words }]) => [id, words]))).toEqual(expected);
});

test('a term inside a longer one stands there, but not for itself', () => {
  expect(finder.find('牌库', 'zh').get('card')).toMatchObject({ words: [], isAnywhere: true });
});
