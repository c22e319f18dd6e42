import type { Punctuation } from './features.ts';

/** One reason for or against an alignment. `score` is a log-likelihood ratio. */
export interface Evidence {
  readonly name: string;
  readonly score: number;
  readonly reason: string;
}

/**
 * Evidence from the lengths of two texts that one translates the other: Gale and Church, "A Program for Aligning Sentences in Bilingual
 * Corpora", Computational Linguistics 19(1), 1993, section 3. `delta = (l2 - l1 c) / sqrt(l1 s2)` is nearly normal for
 * translations. Here `l` is a length in characters of English; Chinese and Japanese lengths are converted to it. The mean
 * of the two lengths is under the root, so that their order does not matter. The density is compared with that of two
 * unrelated texts, for which the ratio of the lengths is log-normal.
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

/** `s2` of Gale and Church is 6.8 for languages of Europe; lengths in Chinese and Japanese vary more. */
const variance = 16;
/** Added so that one word more or less does not decide between very short clauses. */
const minimumSpread = 8;
const chanceSpread = 1.2;
const leastLengthEvidence = -6;
const mostLengthEvidence = 1.5;

/**
 * Evidence from punctuation that two texts are one clause: positive if both have brackets or questions, negative if
 * their numbers of sentences differ much.
 */
export const punctuationEvidence = (left: Punctuation, right: Punctuation): number =>
  agreement(left.brackets, right.brackets, 0.6) +
  agreement(left.questions, right.questions, 0.5) +
  sentenceEvidence(left.sentences, right.sentences);

/** 0 if neither text has any. */
const agreement = (left: number, right: number, weight: number): number => {
  if (left === 0 && right === 0) return 0;
  return left > 0 && right > 0 ? weight : -weight / 2;
};

const sentenceEvidence = (left: number, right: number): number => {
  const difference = Math.abs(left - right);
  if (difference === 0) return left > 1 ? 0.4 : 0.2;
  return difference === 1 ? 0 : -0.3 * (difference - 1);
};
