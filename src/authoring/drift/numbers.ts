import type { Language } from '../../schema/language.ts';
import { findNumbers } from '../compare/numbers.ts';
import { type CompareTexts, difference, onlyIn, type Text } from './rule.ts';

/**
 * Numbers that only one of two texts names. Which numbers there are counts, not how often each occurs: one language
 * repeats what another says with a pronoun.
 */
export const compareNumbers: CompareTexts = (own, other) => {
  const [ours, theirs] = [numbersBeside(own, other), numbersBeside(other, own)];
  return difference(
    onlyIn(ours, findNumbers(other.text, other.lang)),
    onlyIn(theirs, findNumbers(own.text, own.lang)),
  );
};

/** The numbers of a text, without a two that the other text says in another way. */
const numbersBeside = ({ text, lang }: Text, other: Text): ReadonlyMap<number, string> =>
  new Map(
    [...findNumbers(text, lang)].filter(([value]) => value !== 2 || !pairs[other.lang].test(other.text)),
  );

/** Words that say two without a number; they ask the other text for none (`both A and B`, A和B). */
const pairs: Readonly<Record<Language, RegExp>> = {
  zh: /双方|雙方/u,
  ja: /双方|両(?:方|者)/u,
  en: /\b(?:both|either|neither|pair)\b/iu,
};
