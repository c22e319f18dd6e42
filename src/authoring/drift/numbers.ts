import type { Language } from '../../schema/language.ts';
import { findNumbers, readNumerals } from '../compare/numbers.ts';
import { type CompareTexts, difference, type Text } from './rule.ts';

/**
 * Finds numbers that only one of two texts has. How often a number occurs is not compared, because one language repeats
 * what another says with a pronoun; and 2 alone is no finding, because many words say it without a number (both, 两盘
 * 之间, between games).
 */
export const compareNumbers: CompareTexts = (own, other) => {
  const [words, othersWords] = [numbersOnlyIn(own, other), numbersOnlyIn(other, own)];
  const isFound =
    (words.size > 0 && othersWords.size > 0) ||
    [...words.keys(), ...othersWords.keys()].some((value) => value > 2);
  return isFound ? difference([...words.values()], [...othersWords.values()]) : null;
};

const numbersOnlyIn = (own: Text, other: Text): ReadonlyMap<number, string> => {
  const elsewhere = findNumbers(withoutCodes(other.text), other.lang);
  const numerals = readNumerals(withoutCodes(other.text), other.lang);
  return new Map(
    [...findNumbers(withoutCodes(own.text), own.lang)].filter(
      ([value]) =>
        !elsewhere.has(value) && !numerals.has(value) && !(value === 2 && pairs[other.lang].test(other.text)),
    ),
  );
};

/** Without addresses, costs and the numbers of list items: `{3}{黑}`, `3B`, （1）. */
const withoutCodes = (text: string): string =>
  text.replace(
    /https?:\/\/\S+|\{[^{}]*\}|(?<![\p{L}\d])\d+[WUBRGC]+(?!\p{L})|[(（]\d{1,2}[)）]|[①-⑳]/gu,
    (code) => ' '.repeat(code.length),
  );

/** Words that say two without a number. The other text need not have such a word (`both A and B`, A和B). */
const pairs: Readonly<Record<Language, RegExp>> = {
  zh: /双方|雙方/u,
  ja: /双方|両(?:方|者)/u,
  en: /\b(?:both|either|neither|pair|second|twice|again)\b/iu,
};
