import { type Language, languages } from '../../schema/language.ts';
import { addFeatures, type Features } from './features.ts';
import { type Evidence, lengthEvidence, punctuationEvidence } from './measures.ts';
import {
  createMentionTable,
  explainMentions,
  joinMentioned,
  type Mentioned,
  type MentioningText,
  mentionScore,
  sumAlone,
} from './mention-evidence.ts';
import { labelEvidence, type Placement, partEvidence } from './placement.ts';
import type { Span, Unit } from './units.ts';

/** Scores whether two spans, one of each text, are one clause: above 0 for yes. */
export interface Scorer {
  score(left: Span, right: Span): number;
  /** The same in its parts. */
  explain(left: Span, right: Span): readonly Evidence[];
}

/** Makes a scorer for two texts. If one has several languages, the mean of their scores counts. */
export const createScorer = (left: readonly Unit[], right: readonly Unit[]): Scorer => {
  const pairs = languages.flatMap((one) => languages.flatMap((other) => pairOf(left, one, right, other)));
  return {
    score: (one, other) => {
      let [sum, count] = [0, 0];
      for (const { left: readLeft, right: readRight } of pairs) {
        const [first, second] = [readLeft(one), readRight(other)];
        if (!first || !second) continue;
        sum += scoreOf(first, second);
        count += 1;
      }
      return count === 0 ? 0 : sum / count;
    },
    explain: (one, other) =>
      pairs.flatMap(({ name, left: readLeft, right: readRight }) => {
        const [first, second] = [readLeft(one), readRight(other)];
        const evidence = first && second ? explain(first, second) : [];
        return evidence.map((each) => ({ ...each, name: `${name} ${each.name}` }));
      }),
  };
};

/** What is compared in one language of a text. */
interface SpanFeatures extends Features, MentioningText {}

interface LanguagePair {
  readonly name: string;
  /** The features of a span of each text; undefined where it has nothing in that language. */
  readonly left: (span: Span) => SpanFeatures | undefined;
  readonly right: (span: Span) => SpanFeatures | undefined;
}

const pairOf = (
  left: readonly Unit[],
  one: Language,
  right: readonly Unit[],
  other: Language,
): readonly LanguagePair[] => {
  const inLeft = left.map(({ features }) => features[one]);
  const inRight = right.map(({ features }) => features[other]);
  const [first, second] = [inLeft, inRight].map((all) => all.filter((each) => each !== undefined));
  if (!first?.length || !second?.length) return [];
  const toMentioned = createMentionTable(first, second);
  const prepare = (features: Features | undefined): SpanFeatures | undefined =>
    features && withMentioned(features, toMentioned(features.mentions));
  return [
    {
      name: `${one}-${other}`,
      left: joinSpans(inLeft.map(prepare)),
      right: joinSpans(inRight.map(prepare)),
    },
  ];
};

const withMentioned = (features: Features, mentioned: Mentioned): SpanFeatures => ({
  ...features,
  mentioned,
  alone: sumAlone(mentioned),
});

/** Joins the features of spans, each span once. */
const joinSpans = (
  sentences: readonly (SpanFeatures | undefined)[],
): ((span: Span) => SpanFeatures | undefined) => {
  const known = new Map<number, SpanFeatures | undefined>();
  const join = ({ from, to }: Span): SpanFeatures | undefined => {
    const last = sentences[to - 1];
    if (to - from <= 1) return last;
    const key = from * (sentences.length + 1) + to;
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

/** All evidence other than mentions. */
const measures: readonly {
  readonly name: string;
  readonly score: (left: Features, right: Features) => number;
  readonly reason: (left: Features, right: Features) => string;
}[] = [
  {
    name: 'part',
    score: (left, right) => worst(partEvidence, left, right),
    reason: (left, right) => bothPlacements(left, right, ({ part }) => part),
  },
  {
    name: 'label',
    score: (left, right) => worst(labelEvidence, left, right),
    reason: (left, right) => bothPlacements(left, right, ({ label }) => label ?? 'none'),
  },
  {
    name: 'length',
    score: (left, right) => lengthEvidence(left.length, right.length),
    reason: (left, right) =>
      `${Math.round(left.length)} and ${Math.round(right.length)} characters of English`,
  },
  {
    name: 'marks',
    score: (left, right) => punctuationEvidence(left.punctuation, right.punctuation),
    reason: () => 'brackets, questions, sentences',
  },
];

const scoreOf = (left: SpanFeatures, right: SpanFeatures): number => {
  if (isHopeless(left.length, right.length)) return hopeless;
  let sum = mentionScore(left, right);
  for (const measure of measures) sum += measure.score(left, right);
  return sum;
};

const explain = (left: SpanFeatures, right: SpanFeatures): readonly Evidence[] =>
  [
    ...measures.map(({ name, score, reason }) => ({
      name,
      score: score(left, right),
      reason: reason(left, right),
    })),
    ...explainMentions(left, right),
  ].filter(({ score }) => score !== 0);

/** A text six times as long is no translation. This early answer settles most combinations of paragraphs. */
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

const bothPlacements = (left: Features, right: Features, read: (one: Placement) => string): string =>
  [left, right].map(({ placements }) => [...new Set(placements.map(read))].join('+')).join(' and ');
