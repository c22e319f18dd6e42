import type { ByLanguage } from '../../pipeline/join/tree.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { Span } from './in-order.ts';
import {
  createMentionTable,
  joinMentioned,
  type Mentioned,
  type MentioningText,
  mentionScore,
  sumAlone,
} from './mentions.ts';
import { addFeatures, type Features, type Placement, partEvidence } from './placement.ts';

/** The features of a paragraph or row, in each language that it has. */
export type Compared = ByLanguage<Features>;

/** Scores whether two spans, one of each text, are one clause: above 0 for yes. */
type Score = (left: Span, right: Span) => number;

/**
 * Creates the scorer of a pair of texts: whether a span of each is one clause. With several languages, the mean of
 * their scores counts.
 */
export const createScorer = (left: readonly Compared[], right: readonly Compared[]): Score => {
  const pairs = languages.flatMap((one) => languages.flatMap((other) => pairOf(left, one, right, other)));
  return (one, other) => {
    let [sum, count] = [0, 0];
    for (const { left: readLeft, right: readRight } of pairs) {
      const [first, second] = [readLeft(one), readRight(other)];
      if (!first || !second) continue;
      sum += scoreOf(first, second);
      count += 1;
    }
    return count === 0 ? 0 : sum / count;
  };
};

interface SpanFeatures extends Features, MentioningText {}

/** Returns the features of a span of each text in a language; nothing if a text does not have that language. */
const pairOf = (left: readonly Compared[], one: Language, right: readonly Compared[], other: Language) => {
  const inLeft = left.map((each) => each[one]);
  const inRight = right.map((each) => each[other]);
  const [first, second] = [inLeft, inRight].map((all) => all.filter((each) => each !== undefined));
  if (!first?.length || !second?.length) return [];
  const toMentioned = createMentionTable(first, second);
  const prepare = (features: Features | undefined): SpanFeatures | undefined =>
    features && withMentioned(features, toMentioned(features.mentions));
  return [{ left: joinSpans(inLeft.map(prepare)), right: joinSpans(inRight.map(prepare)) }];
};

const withMentioned = (features: Features, mentioned: Mentioned): SpanFeatures => ({
  ...features,
  mentioned,
  alone: sumAlone(mentioned),
});

/** Joins the features of spans; each span is joined only once. */
const joinSpans = (
  rows: readonly (SpanFeatures | undefined)[],
): ((span: Span) => SpanFeatures | undefined) => {
  const known = new Map<number, SpanFeatures | undefined>();
  const join = ({ from, to }: Span): SpanFeatures | undefined => {
    const last = rows[to - 1];
    if (to - from <= 1) return last;
    const key = from * (rows.length + 1) + to;
    if (known.has(key)) return known.get(key);
    const before = join({ from, to: to - 1 });
    const joined =
      before && last
        ? withMentioned(addFeatures(before, last), joinMentioned(before.mentioned, last.mentioned))
        : (before ?? last);
    known.set(key, joined);
    return joined;
  };
  return join;
};

const scoreOf = (left: SpanFeatures, right: SpanFeatures): number =>
  isHopeless(left.length, right.length)
    ? hopeless
    : mentionScore(left, right) +
      worst(partEvidence, left, right) +
      lengthEvidence(left.length, right.length) +
      punctuationEvidence(left, right);

/**
 * Whether a text is more than six times as long as the other, with 60 characters of tolerance, and so no translation.
 * This early test settles most combinations.
 */
const isHopeless = (one: number, other: number): boolean =>
  Math.max(one, other) > 6 * Math.min(one, other) + 60;
const hopeless = -20;

/** The lowest score of all pairs of paragraphs. */
const worst = (
  measure: (one: Placement, other: Placement) => number,
  left: Features,
  right: Features,
): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const one of left.placements)
    for (const other of right.placements) least = Math.min(least, measure(one, other));
  return least;
};

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
const punctuationEvidence = (left: Features, right: Features): number =>
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
