import type { Language } from '../../schema/language.ts';
import { findNumbers } from '../compare/numbers.ts';
import { type CompareTexts, difference, onlyIn, type Text } from './rule.ts';

/**
 * Finds numbers that only one of two texts has. How often a number occurs is not compared, because one language repeats
 * what another says with a pronoun.
 */
export const compareNumbers: CompareTexts = (own, other) => {
  const [ours, theirs] = [numbersBeside(own, other), numbersBeside(other, own)];
  return difference(
    onlyIn(ours, findNumbers(other.text, other.lang)),
    onlyIn(theirs, findNumbers(own.text, own.lang)),
  );
};

/** The numbers of a text; without 2 if the other text says it without a number. */
const numbersBeside = ({ text, lang }: Text, other: Text): ReadonlyMap<number, string> =>
  new Map(
    [...findNumbers(text, lang)].filter(([value]) => value !== 2 || !pairs[other.lang].test(other.text)),
  );

/** Words that say two without a number. The other text need not have such a word (`both A and B`, A和B). */
const pairs: Readonly<Record<Language, RegExp>> = {
  zh: /双方|雙方/u,
  ja: /双方|両(?:方|者)/u,
  en: /\b(?:both|either|neither|pair)\b/iu,
};
