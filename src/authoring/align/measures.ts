import type { Punctuation } from './features.ts';

/**
 * How the length of a translation speaks for it: Gale and Church, "A Program for Aligning Sentences in Bilingual
 * Corpora", Computational Linguistics 19(1), 1993, section 3. `delta = (l2 - l1 c) / sqrt(l1 s2)` is nearly normal for
 * translations; here `l` is the length in characters of an English text, to which Chinese and Japanese lengths are
 * converted, and the mean of the two is under the root so that the order of the two does not matter. The density is
 * compared with that of a pair by chance, whose lengths differ by a factor log-normally.
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

/** `s2` of Gale and Church is 6.8 for languages of Europe; Chinese and Japanese stray further. */
const variance = 16;
/** So that very short clauses are not judged by a word more or less. */
const minimumSpread = 8;
const chanceSpread = 1.2;
const leastLengthEvidence = -6;
const mostLengthEvidence = 1.5;

/**
 * How the punctuation of two texts speaks for their being one clause: brackets or questions in both speak
 * for it, and a number of sentences far off against it.
 */
export const punctuationEvidence = (left: Punctuation, right: Punctuation): number =>
  agreement(left.brackets, right.brackets, 0.6) +
  agreement(left.questions, right.questions, 0.5) +
  sentenceEvidence(left.sentences, right.sentences);

/** Nothing where neither has any. */
const agreement = (left: number, right: number, weight: number): number => {
  if (left === 0 && right === 0) return 0;
  return left > 0 && right > 0 ? weight : -weight / 2;
};

const sentenceEvidence = (left: number, right: number): number => {
  const difference = Math.abs(left - right);
  if (difference === 0) return left > 1 ? 0.4 : 0.2;
  return difference === 1 ? 0 : -0.3 * (difference - 1);
};
