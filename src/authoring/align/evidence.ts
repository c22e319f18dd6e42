import type { ByLanguage } from '../../pipeline/join/tree.ts';
import type { Part } from '../../schema/guide.ts';
import { type Language, languages } from '../../schema/language.ts';
import { englishLength, sentencesIn } from '../compare/sentences.ts';
import type { Span } from './in-order.ts';
import { type Mention, measureRates, mentionScore, type ReadMentions } from './mentions.ts';

/** The position of a clause in a text. */
export interface Placement {
  readonly part: Part;
  /** Whether a heading or label gives the part; otherwise it is a guess. */
  readonly isPartSure: boolean;
  readonly label?: string;
}

/** The features of a text in one language that an alignment compares. */
export interface Features {
  readonly placements: readonly Placement[];
  /** The length of an English text of the same content, in characters. */
  readonly length: number;
  /** Counts of the punctuation that translators usually keep. */
  readonly brackets: number;
  readonly questions: number;
  readonly sentences: number;
  readonly mentions: ReadonlyMap<string, Mention>;
}

export const readFeatures = (
  text: string,
  lang: Language,
  placements: readonly Placement[],
  readMentions: ReadMentions,
): Features => ({
  placements,
  length: englishLength(text, lang),
  brackets: text.match(/[(（]/gu)?.length ?? 0,
  questions: text.match(/[?？]/gu)?.length ?? 0,
  sentences: sentencesIn(text, lang).length,
  mentions: readMentions(text, lang),
});

/** Adds up the features of two consecutive texts. */
const addFeatures = (one: Features, other: Features): Features => {
  const mentions = new Map(one.mentions);
  for (const [key, mention] of other.mentions)
    if (mentions.get(key)?.isSure !== true) mentions.set(key, mention);
  return {
    placements: [...new Set([...one.placements, ...other.placements])],
    length: one.length + other.length,
    brackets: one.brackets + other.brackets,
    questions: one.questions + other.questions,
    sentences: one.sentences + other.sentences,
    mentions,
  };
};

/** The features of a paragraph or row, in each language that it has. */
export type Compared = ByLanguage<Features>;

/** Scores whether two spans, one of each text, are the same clause: yes above 0. */
type Score = (left: Span, right: Span) => number;

/**
 * Creates the scorer of a pair of texts. For texts in several languages, the score is the mean over all pairs of
 * languages.
 */
export const createScorer = (left: readonly Compared[], right: readonly Compared[]): Score => {
  const pairs = languages.flatMap((one) =>
    languages.flatMap((other) =>
      scorerOf(
        left.map((row) => row[one]),
        right.map((row) => row[other]),
      ),
    ),
  );
  return (one, other) => {
    const scores = pairs.flatMap((scoreOf) => scoreOf(one, other) ?? []);
    return scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score) / scores.length;
  };
};

type Rows = readonly (Features | undefined)[];

/** The scorer of a pair of languages; empty if a text lacks its language. */
const scorerOf = (left: Rows, right: Rows): readonly ((one: Span, other: Span) => number | undefined)[] => {
  const [inLeft, inRight] = [left, right].map((rows) => rows.filter((row) => row !== undefined));
  if (!inLeft?.length || !inRight?.length) return [];
  const rates = measureRates(inLeft, inRight);
  const [readLeft, readRight] = [joinSpans(left), joinSpans(right)];
  return [
    (one, other) => {
      const [first, second] = [readLeft(one), readRight(other)];
      if (!first || !second) return undefined;
      return isHopeless(first.length, second.length)
        ? hopeless
        : mentionScore(first, second, rates) +
            partsEvidence(first, second) +
            lengthEvidence(first.length, second.length) +
            punctuationEvidence(first, second);
    },
  ];
};

/** Returns the features of spans; each span is joined only once. */
const joinSpans = (rows: Rows): ((span: Span) => Features | undefined) => {
  const known = new Map<string, Features | undefined>();
  const join = ({ from, to }: Span): Features | undefined => {
    const last = rows[to - 1];
    if (to - from <= 1) return last;
    const key = `${from} ${to}`;
    if (known.has(key)) return known.get(key);
    const before = join({ from, to: to - 1 });
    const joined = before && last ? addFeatures(before, last) : (before ?? last);
    known.set(key, joined);
    return joined;
  };
  return join;
};

/** The lowest evidence among all pairs of paragraphs. */
const partsEvidence = (left: Features, right: Features): number =>
  Math.min(...left.placements.flatMap((one) => right.placements.map((other) => partEvidence(one, other))));

/**
 * Evidence from the parts of two paragraphs that they are one clause. It is nearly decisive if both texts print
 * headings, because the part is in the ID of a clause. Guessed parts count little.
 */
const partEvidence = (left: Placement, right: Placement): number => {
  const isSure = left.isPartSure && right.isPartSure;
  if (left.part === right.part) return isSure ? 1 : 0.6;
  return isSure ? -6 : -1;
};

/**
 * Whether one text is over six times as long as the other (with 60 characters of tolerance), so that it cannot be a
 * translation. This cheap test settles most combinations.
 */
const isHopeless = (one: number, other: number): boolean =>
  Math.max(one, other) > 6 * Math.min(one, other) + 60;
const hopeless = -20;

/**
 * Evidence from the lengths of two texts that one translates the other: Gale and Church, "A Program for Aligning Sentences in Bilingual
 * Corpora", Computational Linguistics 19(1), 1993, section 3. `delta = (l2 - l1 c) / sqrt(l1 s2)` is nearly normal for
 * translations. Here `l` is a length in characters of English; Chinese and Japanese lengths are converted to it. The mean
 * of the two lengths is under the root, so that their order does not matter. The density is compared with that of two
 * unrelated texts, for which the ratio of the lengths is log-normal.
 *
 * Returns a log-likelihood ratio: about 1 for lengths that fit, well below 0 for others.
 */
const lengthEvidence = (left: number, right: number): number => {
  if (left === 0 || right === 0) return leastLengthEvidence;
  const mean = (left + right) / 2;
  const spread = Math.sqrt(mean * variance) + minimumSpread;
  const delta = (right - left) / spread;
  const aligned = Math.exp(-0.5 * delta * delta) / spread;
  const factor = Math.log(right / left) / chanceSpread;
  const chance = Math.exp(-0.5 * factor * factor) / (chanceSpread * mean);
  return Math.max(leastLengthEvidence, Math.min(mostLengthEvidence, Math.log(aligned / chance)));
};

/** `s2` of Gale and Church is 6.8 for European languages; lengths in Chinese and Japanese vary more. */
const variance = 16;
/** Keeps a difference of one word from deciding between very short clauses. */
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

const agreement = (left: number, right: number, weight: number): number => {
  if (left === 0 && right === 0) return 0;
  return left > 0 && right > 0 ? weight : -weight / 2;
};

const sentenceEvidence = (left: number, right: number): number => {
  const difference = Math.abs(left - right);
  if (difference === 0) return left > 1 ? 0.4 : 0.2;
  return difference === 1 ? 0 : -0.3 * (difference - 1);
};
