import { foldUnits } from '../../pipeline/text/fold.ts';
import type { Language } from '../../schema/language.ts';

/**
 * The numbers that a text names, from 2 on: Arabic and full-width figures, Chinese numerals, English words. One
 * is left out, because `a`, 一 and `one` count nothing most of the time.
 *
 * `findNumbers('先抓了十五张牌', 'zh') // => Set { 15 }`, `findNumbers('twenty-four hours', 'en') // => Set { 24 }`
 */
export const findNumbers = (text: string, lang: Language): ReadonlySet<number> => {
  const folded = foldUnits(text).toLowerCase();
  const figures = Array.from(folded.matchAll(/(?<![\d.])\d+(?:\.\d+)?(?![\d.]*\d)/gu), ([figure]) =>
    Number(figure),
  );
  const words = lang === 'en' ? englishNumbers(folded) : hanNumbers(folded);
  return new Set([...figures, ...words].filter((value) => value >= 2));
};

const units = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const teens = [
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const englishValues: ReadonlyMap<string, number> = new Map([
  ...[...units, ...teens].map((word, value): [string, number] => [word, value]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ['twice', 2],
  ['both', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
  ['hundred', 100],
]);

const englishNumbers = (text: string): readonly number[] =>
  Array.from(text.matchAll(/[a-z]+(?:-[a-z]+)?/gu), ([word]) => {
    const [first = '', second] = word.split('-');
    const ten = englishValues.get(first) ?? Number.NaN;
    const one = second === undefined ? 0 : (englishValues.get(second) ?? Number.NaN);
    const isCompound = ten >= 20 && ten < 100 && one < 10;
    if (isCompound) return ten + one;
    // `four-card`: the second half is no number.
    return second === undefined || Number.isNaN(one) ? ten : Number.NaN;
  }).filter((value) => !Number.isNaN(value));

const hanDigits: ReadonlyMap<string, number> = new Map(
  Array.from('〇一二三四五六七八九', (digit, value): [string, number] => [digit, value]),
);
const hanPowers: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);

const hanNumbers = (text: string): readonly number[] =>
  Array.from(
    text
      .replaceAll('万智牌', '')
      .replaceAll(/[两兩双]/gu, '二')
      .matchAll(/[〇一二三四五六七八九十百千]+/gu),
    ([numeral]) => readHanNumeral(numeral),
  );

/** `readHanNumeral('一百二十') // => 120` */
const readHanNumeral = (numeral: string): number => {
  let sum = 0;
  let digit: number | undefined;
  for (const character of numeral) {
    const power = hanPowers.get(character);
    if (power === undefined) digit = (digit ?? 0) * 10 + (hanDigits.get(character) ?? 0);
    else {
      sum += (digit ?? 1) * power;
      digit = undefined;
    }
  }
  return sum + (digit ?? 0);
};
