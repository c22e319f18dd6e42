import { fold } from '../../pipeline/text/fold.ts';
import type { Language } from '../../schema/language.ts';

/**
 * Finds the numbers above 1 in a text, and the words that print them. 1 is left out, because `a`, `one` and 一 are
 * seldom numbers. A Chinese or Japanese numeral counts only before a measure word, because 三 is part of many words.
 * Figures after a letter (M10), rules numbers (2.3) and signed sizes (+2/+2) are left out.
 *
 * `findNumbers('第二张牌，共15张', 'zh') // => Map { 15 => '15', 2 => '第二张' }`
 */
export const findNumbers = (text: string, lang: Language): ReadonlyMap<number, string> => {
  const folded = fold(text);
  const found = [
    ...Array.from(folded.matchAll(figures), (match) => ({ match, value: Number(match[0]) })),
    ...(lang === 'en'
      ? Array.from(folded.matchAll(englishNumerals), (match) => ({ match, value: readEnglish(match[0]) }))
      : Array.from(folded.matchAll(hanNumerals), (match) => ({ match, value: readHan(match[1] ?? '') }))),
  ];
  return new Map(
    found
      .filter(({ value }) => value >= 2)
      .map(({ match, value }) => [value, text.slice(match.index, match.index + match[0].length)]),
  );
};

/** The values of figures; also of Han numerals (百分之十) or, in English, of months before a figure (`July 1`). */
export const readNumerals = (text: string, lang: Language): ReadonlySet<number> =>
  new Set([
    ...Array.from(fold(text).matchAll(/\d+/gu), ([figure]) => Number(figure)),
    ...(lang === 'en'
      ? Array.from(fold(text).matchAll(/\p{L}+(?= \d)/gu), ([word]) => monthOf(word))
      : Array.from(fold(text).matchAll(/[〇一二两三四五六七八九十百千]+/gu), ([numeral]) =>
          readHan(numeral),
        )),
  ]);

const figures = /(?<![\d.\p{Script=Latin}+-])\d+(?!\d|\.\d)/gu;

/** `monthOf('june') // => 6`, `monthOf('sept') // => 9`; 0 for a word that begins no month. */
export const monthOf = (word: string): number =>
  word.length < 3 ? 0 : months.findIndex((month) => month.startsWith(word)) + 1;

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const englishValues: ReadonlyMap<string, number> = new Map([
  ...ones.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ['twice', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
  ['hundred', 100],
]);
const englishNumerals = new RegExp(
  `\\b(?:(?:${tens.join('|')})-(?:${ones.slice(1, 10).join('|')})|${[...englishValues.keys()].join('|')})\\b`,
  'gu',
);

/** `readEnglish('twenty-four') // => 24` */
const readEnglish = (words: string): number =>
  words.split('-').reduce((sum, word) => sum + (englishValues.get(word) ?? 0), 0);

// Matches folded text: 张 for 張, 种 for 種.
const hanNumerals =
  /第?([〇一二两三四五六七八九十百千]+)(?:张|枚|次|位|名|个|点|盘|局|轮|份|组|副|条|项|步|页|段|堆|下|天|日|周|秒|分钟|分间|回|つ|人|体|种|ターン|マナ|倍)/gu;
const hanDigits = '〇一二三四五六七八九';
const hanPowers: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);

const readHan = (numeral: string): number => {
  let sum = 0;
  let digit: number | undefined;
  for (const character of numeral.replaceAll('两', '二')) {
    const power = hanPowers.get(character);
    if (power === undefined) digit = (digit ?? 0) * 10 + hanDigits.indexOf(character);
    else {
      sum += (digit ?? 1) * power;
      digit = undefined;
    }
  }
  return sum + (digit ?? 0);
};
