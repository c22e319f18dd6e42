import { expect, test } from 'vitest';
import { cutWords, type IndexPart, partsOf } from './parts.ts';
import type { IndexWord } from './words.ts';

const wordOf = (word: string): IndexWord => ({ word, forms: [[word, [[0, [0]]]]] });
const part = (hash: string, from: string, to: string, common?: string): IndexPart => ({
  ...{ hash, size: 1, from, to },
  ...(common && { common }),
});

test('the words that phrases have most are together, all others are in order', () => {
  const parts = cutWords(['zone', 'card', '牌', '手', 'draw'].map(wordOf), {
    zh: ['手牌', '一手'],
    ja: [],
    en: ['zone'],
  });
  expect(parts.map(({ words, common }) => [words.map(({ word }) => word).join(' '), common])).toEqual([
    ['手 牌', '手 牌'],
    ['zone', 'zone'],
    ['card draw', undefined],
  ]);
});

const parts = [
  part('common', '手', 'か', '手 card か'),
  part('first', 'care', 'hand'),
  part('second', 'library', 'zone'),
  part('third', 'き', '牌'),
];

test.each([
  ['"card"', ['common']],
  ['"hand zone"', ['first', 'second']],
  ['"手 牌"', ['common', 'third']],
  ['"が"', ['common']],
  // The beginning of words.
  ['car', ['common', 'first']],
  ['z', ['second']],
])('the files that a question needs: %s', (question, files) => {
  expect(partsOf(question, parts).map(({ hash }) => hash)).toEqual(files);
});
