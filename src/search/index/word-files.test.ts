import { expect, test } from 'vitest';
import { divideWords, filesWith, type WordFile } from './word-files.ts';
import type { IndexWord } from './words.ts';

const wordOf = (word: string): IndexWord => ({ word, forms: [[word, [[0, [0]]]]] });
const file = (hash: string, from: string, to: string, common?: string): WordFile => ({
  ...{ hash, size: 1, from, to },
  ...(common && { common }),
});

test('the most frequent words of phrases have files of their own; all others are in order', () => {
  const files = divideWords(['zone', 'card', '牌', '手', 'draw'].map(wordOf), {
    zh: ['手牌', '一手'],
    ja: [],
    en: ['zone'],
  });
  expect(files.map(({ words }) => words.map(({ word }) => word).join(' '))).toEqual([
    '手 牌',
    'zone',
    'card draw',
  ]);
  expect(files.map(({ common }) => common)).toEqual(['手 牌', 'zone', undefined]);
});

const files = [
  file('common', '手', 'か', '手 card か'),
  file('first', 'care', 'hand'),
  file('second', 'library', 'zone'),
  file('third', 'き', '牌'),
];

test.each([
  ['"card"', ['common']],
  ['"hand zone"', ['first', 'second']],
  ['"手 牌"', ['common', 'third']],
  ['"が"', ['common']],
  // The beginning of words.
  ['car', ['common', 'first']],
  ['z', ['second']],
])('the files that a question needs: %s', (question, hashes) => {
  expect(filesWith(question, files).map(({ hash }) => hash)).toEqual(hashes);
});
