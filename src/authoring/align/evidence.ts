import type { ByLanguage } from '../../pipeline/join/tree.ts';
import type { Part } from '../../schema/guide.ts';
import { type Language, languages } from '../../schema/language.ts';
import { englishLength, sentencesIn } from '../compare/sentences.ts';
import type { Span } from './in-order.ts';
import { type Mention, measureRates, mentionScore, type ReadMentions } from './mentions.ts';

export interface Placement {
  readonly part: Part;
  /** Whether a heading, a label or a penalty shows the part; else the part is a guess. */
  readonly isPartSure: boolean;
  readonly label?: string;
}

/** What an alignment compares: the features of one text, or of several consecutive texts added up. */
export interface Features {
  readonly placements: readonly Placement[];
  /** In English characters; Chinese and Japanese lengths are converted. */
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

export type Compared = ByLanguage<Features>;

/** Scores two spans, one of each side: above 0 if they are probably the same clause. */
type Score = (left: Span, right: Span) => number;

/** Creates a scorer. The score is the mean over all pairs of languages in which both spans have text. */
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

/** Joined texts can have several placements. Their worst pair counts. */
const partsEvidence = (left: Features, right: Features): number =>
  Math.min(...left.placements.flatMap((one) => right.placements.map((other) => partEvidence(one, other))));

/**
 * If both parts are sure, a difference is nearly decisive, because the ID of a clause contains its part. A guessed
 * part counts little.
 */
const partEvidence = (left: Placement, right: Placement): number => {
  const isSure = left.isPartSure && right.isPartSure;
  if (left.part === right.part) return isSure ? 1 : 0.6;
  return isSure ? -6 : -1;
};

/** A cheap test that rules out pairs of very different length. */
const isHopeless = (one: number, other: number): boolean =>
  Math.max(one, other) > 6 * Math.min(one, other) + 60;
const hopeless = -20;

/**
 * Compares the lengths of two texts by Gale and Church, "A Program for Aligning Sentences in Bilingual Corpora",
 * Computational Linguistics 19(1), 1993. For translations, `delta = (l2 - l1 c) / sqrt(l1 s2)` is nearly
 * normal; `l` is a length in English characters, and `c` is 1. The root takes the mean of both lengths here, so
 * that their order does not matter. For unrelated texts, the ratio of the lengths is log-normal.
 *
 * Returns a log-likelihood ratio from -6 to 1.5: the longer the texts and the better their lengths fit, the higher.
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

/** Gale and Church have 6.8 (`s2`) for European languages; Chinese and Japanese lengths vary more. */
const variance = 16;
/** Without this minimum, a difference of one word would decide between very short clauses. */
const minimumSpread = 8;
const chanceSpread = 1.2;
const leastLengthEvidence = -6;
const mostLengthEvidence = 1.5;

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
