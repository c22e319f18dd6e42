import { foldUnits } from '../../pipeline/text/fold.ts';
import type { Language } from '../../schema/language.ts';
import { pairsOf, type Rule } from './finding.ts';

/**
 * Numbers that only one of two texts names. Which numbers there are counts, not how often each stands: one
 * language repeats what another says with a pronoun.
 */
export const findNumberDrift: Rule = (clause) =>
  pairsOf(clause).flatMap(({ lang, text, base, baseText }) => {
    const own = findNumbers(text, lang);
    const others = findNumbers(baseText, base);
    const words = wordsOnlyIn(own, others, pairs[base].test(baseText));
    const othersWords = wordsOnlyIn(others, own, pairs[lang].test(text));
    return words.length + othersWords.length === 0
      ? []
      : [{ lang, against: [base], rule: 'number', words, othersWords }];
  });

/**
 * The numbers from 2 on, each with its words as printed. One is left out, because `a`, 一 and `one` count
 * nothing most of the time; Chinese numerals count only with what they count behind them, because 三 and 万 are
 * part of many words.
 *
 * `findNumbers('第二张牌，共15张', 'zh') // => Map { 2 => '第二张', 15 => '15' }`
 */
export const findNumbers = (text: string, lang: Language): ReadonlyMap<number, string> => {
  const folded = foldUnits(text);
  const found = [
    ...Array.from(folded.matchAll(figures), (match) => read(match, Number(match[0]))),
    ...(lang === 'en'
      ? Array.from(folded.matchAll(englishWords), (match) => read(match, readEnglish(match[0])))
      : Array.from(folded.matchAll(hanNumerals), (match) => read(match, readHan(match[1] ?? '')))),
  ];
  return new Map(
    found.filter(({ value }) => value >= 2).map(({ value, from, to }) => [value, text.slice(from, to)]),
  );
};

const read = ({ 0: word, index }: RegExpExecArray, value: number) => ({
  value,
  from: index,
  to: index + word.length,
});

const wordsOnlyIn = (
  own: ReadonlyMap<number, string>,
  other: ReadonlyMap<number, string>,
  hasPair: boolean,
): readonly string[] =>
  [...own].filter(([value]) => !other.has(value) && !(value === 2 && hasPair)).map(([, word]) => word);

/** Words that say two without a number; they ask the other text for none (`both A and B`, A和B). */
const pairs: Readonly<Record<Language, RegExp>> = {
  zh: /双方|雙方/u,
  ja: /双方|両(?:方|者)/u,
  en: /\b(?:both|either|neither|pair)\b/iu,
};

// A figure that belongs to an example label, a rules number (2.3) or a date is none.
const figures = /(?<![\d.\p{Script=Latin}+-])\d+(?!\d|\.\d)/gu;

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const values: ReadonlyMap<string, number> = new Map([
  ...small.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ['twice', 2],
  ['third', 3],
  ['fourth', 4],
]);
const englishWords = new RegExp(
  `\\b(?:(?:${tens.join('|')})-(?:${small.slice(1, 10).join('|')})|${[...values.keys()].join('|')})\\b`,
  'giu',
);

/** `readEnglish('Twenty-four') // => 24` */
const readEnglish = (words: string): number =>
  words
    .toLowerCase()
    .split('-')
    .reduce((sum, word) => sum + (values.get(word) ?? 0), 0);

const hanNumerals =
  /第?([〇一二两兩三四五六七八九十百千]+)(?:张|張|枚|次|位|名|个|個|点|點|盘|局|回|つ|人|体|種|ターン|マナ|倍)/gu;
const hanDigits = '〇一二三四五六七八九';
const hanPowers: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);

/** `readHan('一百二十') // => 120` */
const readHan = (numeral: string): number => {
  let sum = 0;
  let digit: number | undefined;
  for (const character of numeral.replace(/[两兩]/gu, '二')) {
    const power = hanPowers.get(character);
    if (power === undefined) digit = (digit ?? 0) * 10 + hanDigits.indexOf(character);
    else {
      sum += (digit ?? 1) * power;
      digit = undefined;
    }
  }
  return sum + (digit ?? 0);
};
