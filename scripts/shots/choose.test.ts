import { expect, test } from 'vitest';
import { chooseShots, kinds, schemes, widths } from './choose.ts';

const names = (...words: string[]) => chooseShots(words).shots.map(({ name }) => name);

test('without words, every kind of page is taken in each language, width and scheme, each under its own name', () => {
  const all = names();
  expect(all).toHaveLength(Object.keys(kinds).length * 3 * widths.length * schemes.length);
  expect(new Set(all).size).toBe(all.length);
});

test('words of one axis add up, words of several narrow down', () => {
  expect(names('card', 'terms', 'ja', '1280', 'dark')).toEqual(['card-ja-1280-dark', 'terms-ja-1280-dark']);
});

test('any width can be asked for', () => {
  expect(names('landing', 'en', '320', 'light')).toEqual(['landing-en-320-light']);
});

test('a word that names nothing is given back', () => {
  expect(chooseShots(['card', 'fr', '12']).unknown).toEqual(['fr', '12']);
});
