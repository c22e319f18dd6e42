import { expect, test } from 'vitest';
import { type Language, languages } from '../../schema/language.ts';
import { letterWord, numberWord, signWord, tokenWord, wordsOfPassage } from './index-words.ts';

const comma = signWord(',');
const one = tokenWord('1');
const nought = tokenWord('0');

test.each<[string, string, Language, string]>([
  ['a character is a word', '手牌', 'zh', '手 牌'],
  ['signs hang on the token that they follow', '手牌，洗', 'zh', `手 牌-${comma} 洗`],
  ['signs at the beginning stand alone', '，手', 'zh', `${comma} 手`],
  ['a word of letters is its stem', 'Drew cards', 'en', 'draw card'],
  [
    'where others print it, each of its letters is a word too',
    'Ana的',
    'zh',
    `ana-${letterWord('a')}-${letterWord('n')} 的`,
  ],
  ['a number hangs on its first digit', '10张', 'zh', `${one}-${numberWord('10')} ${nought} 张`],
  [
    'each number of several',
    '1.0',
    'en',
    `${one}-${numberWord('1')}-${signWord('.')} ${nought}-${numberWord('0')}`,
  ],
])('%s', (_, text, lang, words) => {
  expect(wordsOfPassage(text, lang)).toBe(words);
});

test('Chinese is in one script, other languages are as they print it', () => {
  const fold = (text: string) => text.replaceAll('動', '动');
  expect(languages.map((lang) => wordsOfPassage('動', lang, fold))).toEqual(['动', '動', '動']);
});

test.each([signWord('。'), letterWord('a'), numberWord('2010'), tokenWord('7')])(
  'what Pagefind would take apart or drop is letters alone: %s',
  (word) => {
    expect(word).toMatch(/^[a-z]+$/u);
  },
);
