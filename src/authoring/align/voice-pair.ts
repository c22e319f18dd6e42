import { lengthEvidence } from './length.ts';
import {
  addMentioned,
  createMentionTable,
  type MentionEntry,
  mentionScore,
  type Stretch,
} from './mention.ts';
import { labelEvidence, type Place, partEvidence } from './place.ts';
import { addMarks, type Marks, marksEvidence } from './punctuation.ts';
import type { Traits } from './traits.ts';

/** One reason for or against an alignment. `score` is a log-likelihood ratio. */
export interface Evidence {
  readonly name: string;
  readonly score: number;
  readonly reason: string;
}

/** A stretch of the sentences of a side, `to` excluded. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Scores stretches of two sides, each in one language; undefined where one of them is silent. */
export interface VoicePair {
  score(left: Span, right: Span): number | undefined;
  /** The same in its parts. */
  explain(left: Span, right: Span): readonly Evidence[];
}

/** Sentences of a side in one language; undefined where a sentence is not in that language. */
export type Voice = readonly (Traits | undefined)[];

/** Prepares two voices for many comparisons. */
export const createVoicePair = (left: Voice, right: Voice): VoicePair => {
  const table = createMentionTable(left.filter(isSpoken), right.filter(isSpoken));
  const ofLeft = createStretches(left, (traits) => ({ ...table.of(traits), ...traits }));
  const ofRight = createStretches(right, (traits) => ({ ...table.of(traits), ...traits }));
  return {
    score: (one, other) => {
      const first = ofLeft(one);
      const second = ofRight(other);
      if (!first || !second) return undefined;
      if (isHopeless(first.length, second.length)) return hopeless;
      return (
        worst(partEvidence, first.places, second.places) +
        worst(labelEvidence, first.places, second.places) +
        lengthEvidence(first.length, second.length) +
        marksEvidence(first.marks, second.marks) +
        mentionScore(first, second, table)
      );
    },
    explain: (one, other) => {
      const first = ofLeft(one);
      const second = ofRight(other);
      if (!first || !second) return [];
      const found: Found[] = [];
      mentionScore(first, second, table, (entry, score, isShared) => found.push({ entry, score, isShared }));
      return [
        {
          name: 'part',
          score: worst(partEvidence, first.places, second.places),
          reason: bothPlaces(first, second, ({ part }) => part),
        },
        {
          name: 'label',
          score: worst(labelEvidence, first.places, second.places),
          reason: bothPlaces(first, second, ({ label }) => label ?? 'none'),
        },
        {
          name: 'length',
          score: lengthEvidence(first.length, second.length),
          reason: `${Math.round(first.length)} and ${Math.round(second.length)} characters of English`,
        },
        {
          name: 'marks',
          score: marksEvidence(first.marks, second.marks),
          reason: 'brackets, quotes, questions, sentences',
        },
        ...explainMentions(found),
      ].filter(({ score }) => score !== 0);
    },
  };
};

interface Found {
  readonly entry: MentionEntry;
  readonly score: number;
  readonly isShared: boolean;
}

/** A stretch with everything that is compared. */
interface ReadStretch extends Stretch {
  readonly places: readonly Place[];
  readonly marks: Marks;
}

const isSpoken = (traits: Traits | undefined): traits is Traits => traits !== undefined;

/** Stretches of a voice, each put together once. */
const createStretches = (
  voice: Voice,
  read: (traits: Traits) => ReadStretch,
): ((span: Span) => ReadStretch | undefined) => {
  const sentences = voice.map((traits) => traits && read(traits));
  const known = new Map<number, ReadStretch | undefined>();
  const width = voice.length + 1;
  const stretchOf = ({ from, to }: Span): ReadStretch | undefined => {
    const last = sentences[to - 1];
    if (to - from <= 1) return last;
    const key = from * width + to;
    if (known.has(key)) return known.get(key);
    const before = stretchOf({ from, to: to - 1 });
    const joined = before && last ? addStretches(before, last) : (before ?? last);
    known.set(key, joined);
    return joined;
  };
  return stretchOf;
};

const addStretches = (one: ReadStretch, other: ReadStretch): ReadStretch => ({
  ...addMentioned(one, other),
  length: one.length + other.length,
  places: [...new Set([...one.places, ...other.places])],
  marks: addMarks(one.marks, other.marks),
});

/** Six times as long is no translation, whatever it says; most combinations of paragraphs go no further. */
const isHopeless = (one: number, other: number): boolean =>
  Math.max(one, other) > 6 * Math.min(one, other) + 60;
const hopeless = -20;

/** Of several paragraphs on one side, the one that fits worst decides. */
const worst = (
  measure: (one: Place, other: Place) => number,
  left: readonly Place[],
  right: readonly Place[],
): number => {
  const [first] = left;
  const [second] = right;
  if (first && second && left.length === 1 && right.length === 1) return measure(first, second);
  let least = Number.POSITIVE_INFINITY;
  for (const one of left) for (const other of right) least = Math.min(least, measure(one, other));
  return least;
};

const bothPlaces = (left: ReadStretch, right: ReadStretch, read: (place: Place) => string): string =>
  [left, right].map(({ places }) => [...new Set(places.map(read))].join('+')).join(' and ');

/** One reason for each kind of thing mentioned, the strongest first. */
const explainMentions = (found: readonly Found[]): readonly Evidence[] => {
  const kinds = [...new Set(found.map(({ entry }) => entry.kind))];
  return kinds
    .map((kind): Evidence => {
      const own = found.filter(({ entry }) => entry.kind === kind);
      const names = (isShared: boolean): string =>
        own
          .filter((one) => one.isShared === isShared)
          .map(({ entry }) => entry.name)
          .join(', ');
      return {
        name: kind,
        score: own.reduce((sum, { score }) => sum + score, 0),
        reason: [
          ['both: ', names(true)],
          ['one only: ', names(false)],
        ]
          .flatMap(([lead = '', list = '']) => (list === '' ? [] : [lead + list]))
          .join('; '),
      };
    })
    .sort((one, other) => Math.abs(other.score) - Math.abs(one.score));
};
