import { expect, test } from 'vitest';
import { type Language, languages } from '../../schema/language.ts';
import { wordsOfPassage } from './index-words.ts';

test.each<[string, string, Language, string]>([
  ['a character is a word', '手牌', 'zh', '手 牌'],
  ['signs are none', '，手牌，洗', 'zh', '手 牌 洗'],
  ['a word of letters is its stem', 'Drew cards', 'en', 'draw card'],
  ['also where others print it', 'Ana的', 'zh', 'ana 的'],
  ['each digit of a number is one', '1.0', 'en', '1 0'],
])('%s', (_, text, lang, words) => {
  expect(wordsOfPassage(text, lang)).toBe(words);
});

test('Chinese is in one script, other languages are as they print it', () => {
  const fold = (text: string) => text.replaceAll('動', '动');
  expect(languages.map((lang) => wordsOfPassage('動', lang, fold))).toEqual(['动', '動', '動']);
});
