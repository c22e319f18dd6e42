import type { Language } from '../../schema/language.ts';

/**
 * How the length of a translation speaks for it: Gale and Church, "A Program for Aligning Sentences in Bilingual
 * Corpora", Computational Linguistics 19(1), 1993, section 3. `delta = (l2 - l1 c) / sqrt(l1 s2)` is nearly
 * normal for translations; here `l` is the length in characters of an English text, for which Chinese and
 * Japanese lengths are converted, and the mean of the two stands under the root so that the order of the two
 * does not matter. The density is set against that of a pair by chance, whose lengths differ by a factor
 * log-normally.
 *
 * Returns a log-likelihood ratio: about 1 for lengths that fit, well below 0 for others.
 */
export const lengthEvidence = (left: number, right: number): number => {
  if (left === 0 || right === 0) return leastLengthEvidence;
  const mean = (left + right) / 2;
  const spread = Math.sqrt(mean * variance) + minimumSpread;
  const delta = (right - left) / spread;
  const aligned = Math.exp(-0.5 * delta * delta) / spread;
  const factor = Math.log(right / left) / chanceSpread;
  const chance = Math.exp(-0.5 * factor * factor) / (chanceSpread * mean);
  return Math.max(leastLengthEvidence, Math.min(mostLengthEvidence, Math.log(aligned / chance)));
};

/** Length of a text as an English text of the same content would have it, in characters. */
export const englishLength = (text: string, lang: Language): number => {
  if (lang === 'en') return text.replace(/\s+/gu, ' ').length;
  let length = 0;
  for (const character of text) length += weightOf(character, lang);
  return length;
};

/**
 * English characters for one of Chinese or Japanese, Latin letters and figures aside: means of translated
 * rules texts, 3.2 and 2.3. `c` of Gale and Church for each language pair is the quotient of two of them.
 */
const expansion: Readonly<Record<Exclude<Language, 'en'>, number>> = { zh: 3.2, ja: 2.2 };

const weightOf = (character: string, lang: Exclude<Language, 'en'>): number => {
  if (/\s/u.test(character)) return 0;
  return character < '\u2E80' ? 1 : expansion[lang];
};

/** `s2` of Gale and Church is 6.8 for languages of Europe; Chinese and Japanese stray further. */
const variance = 16;
/** So that very short clauses are not judged by a word more or less. */
const minimumSpread = 8;
const chanceSpread = 1.2;
const leastLengthEvidence = -6;
const mostLengthEvidence = 1.5;
