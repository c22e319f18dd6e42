import { languages } from '../../schema/language.ts';
import { lengthEvidence } from './length.ts';
import { countMentions, type MentionEvidence, type Mentions, mentionEvidence } from './mention.ts';
import { labelEvidence, type Place, partEvidence } from './place.ts';
import { marksEvidence } from './punctuation.ts';
import type { Side, Voices } from './side.ts';
import { addTraits, type Traits } from './traits.ts';

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

/** Scores stretches of two sides against each other; above 0 speaks for one clause. */
export interface Scorer {
  score(left: Span, right: Span): number;
  /** The same in its parts, best known reasons first. */
  explain(left: Span, right: Span): readonly Evidence[];
}

/** A scorer for two sides. Where a side speaks several languages, the mean of what they say counts. */
export const createScorer = (left: Side, right: Side): Scorer => {
  const voicesOfLeft = createVoices(left);
  const voicesOfRight = createVoices(right);
  const mentionsOfLeft = mentionsOf(left);
  const mentionsOfRight = mentionsOf(right);
  const known = new Map<number, number>();
  const pairs = (one: Span, other: Span): readonly Evidence[][] =>
    pairVoices(voicesOfLeft(one), voicesOfRight(other)).map(([first, second]) =>
      pairEvidence(first, second, mentionsOfLeft(first), mentionsOfRight(second)),
    );
  const width = right.sentences.length + 1;
  const keyOf = (one: Span, other: Span): number =>
    ((one.from * (left.sentences.length + 1) + one.to) * width + other.from) * width + other.to;
  return {
    score: (one, other) => {
      const key = keyOf(one, other);
      const before = known.get(key);
      if (before !== undefined) return before;
      const all = pairs(one, other);
      const score = all.reduce((sum, evidence) => sum + sumOf(evidence), 0) / Math.max(1, all.length);
      known.set(key, score);
      return score;
    },
    explain: (one, other) => {
      const all = pairs(one, other);
      return all
        .flat()
        .filter(({ score }) => score !== 0)
        .sort((first, second) => Math.abs(second.score) - Math.abs(first.score));
    },
  };
};

const sumOf = (evidence: readonly Evidence[]): number => evidence.reduce((sum, { score }) => sum + score, 0);

const pairEvidence = (left: Traits, right: Traits, inLeft: Mentions, inRight: Mentions): Evidence[] => [
  ...placeEvidence(left.places, right.places),
  {
    name: 'length',
    score: lengthEvidence(left.length, right.length),
    reason: `${Math.round(left.length)} and ${Math.round(right.length)} characters of English`,
  },
  { name: 'marks', score: marksEvidence(left.marks, right.marks), reason: 'brackets, quotes, sentences' },
  ...Array.from(mentionEvidence(left, right, inLeft, inRight).values(), toEvidence),
];

const toEvidence = ({ kind, score, shared, alone }: MentionEvidence): Evidence => ({
  name: kind,
  score,
  reason: [
    ...(shared.length > 0 ? [`both: ${shared.join(', ')}`] : []),
    ...(alone.length > 0 ? [`one only: ${alone.join(', ')}`] : []),
  ].join('; '),
});

/** Of several paragraphs on one side, the one that fits worst decides. */
const placeEvidence = (left: readonly Place[], right: readonly Place[]): readonly Evidence[] => {
  const pairs = left.flatMap((one) => right.map((other) => [one, other] as const));
  const worst = (measure: (one: Place, other: Place) => number): number =>
    Math.min(...pairs.map(([one, other]) => measure(one, other)));
  const show = (places: readonly Place[], read: (place: Place) => string): string =>
    [...new Set(places.map(read))].join('+');
  const reasonOf = (read: (place: Place) => string): string => `${show(left, read)} and ${show(right, read)}`;
  return [
    { name: 'part', score: worst(partEvidence), reason: reasonOf(({ part }) => part) },
    { name: 'label', score: worst(labelEvidence), reason: reasonOf(({ label }) => label ?? 'none') },
  ];
};

const pairVoices = (left: Voices, right: Voices): readonly (readonly [Traits, Traits])[] =>
  languages.flatMap((one) =>
    languages.flatMap((other) => {
      const first = left[one];
      const second = right[other];
      return first && second ? [[first, second] as const] : [];
    }),
  );

/** The voices of stretches, each put together once. */
const createVoices = ({ sentences }: Side): ((span: Span) => Voices) => {
  const known = new Map<number, Voices>();
  const width = sentences.length + 1;
  const voicesOf = ({ from, to }: Span): Voices => {
    const key = from * width + to;
    const before = known.get(key);
    if (before) return before;
    const last = sentences[to - 1]?.voices ?? {};
    const voices = to - from <= 1 ? last : addVoices(voicesOf({ from, to: to - 1 }), last);
    known.set(key, voices);
    return voices;
  };
  return voicesOf;
};

const addVoices = (one: Voices, other: Voices): Voices =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const first = one[lang];
      const second = other[lang];
      const traits = first && second ? addTraits(first, second) : (first ?? second);
      return traits ? [[lang, traits] as const] : [];
    }),
  );

/** How often each language of a side mentions what. */
const mentionsOf = ({ sentences }: Side): ((traits: Traits) => Mentions) => {
  const byLanguage = new Map(
    languages.map((lang) => [
      lang,
      countMentions(sentences.flatMap(({ voices }) => (voices[lang] ? [voices[lang]] : []))),
    ]),
  );
  const none = countMentions([]);
  return ({ lang }) => byLanguage.get(lang) ?? none;
};
