import type { Evidence } from './evidence.ts';
import type { Features } from './features.ts';
import { type Mention, type MentionKind, mentionKinds } from './mentions.ts';

/** One thing that can be mentioned in either of two texts, and how loudly it speaks. */
export interface Mentionable {
  readonly kind: MentionKind;
  readonly name: string;
  /** How often each text mentions it, for each character. */
  readonly rateInLeft: number;
  readonly rateInRight: number;
}

/** What a text mentions, and whether the words found mean nothing else. */
export type Mentioned = ReadonlyMap<Mentionable, boolean>;

/** What is compared of a text. */
export interface MentioningText {
  readonly mentioned: Mentioned;
  /** What it says against an alignment with a text that mentions none of this. */
  readonly alone: number;
  /** In characters of an English text. */
  readonly length: number;
}

/**
 * Makes the mentions of two texts, given as their sentences, ready for many comparisons. What only one text ever
 * mentions is left out, for it says nothing, unless the other would have to mention it.
 */
export const createMentionTable = (
  left: readonly Features[],
  right: readonly Features[],
): ((mentions: Features['mentions']) => Mentioned) => {
  const [inLeft, inRight] = [countMentions(left), countMentions(right)];
  const table = new Map<string, Mentionable>();
  for (const { mentions } of [...left, ...right]) {
    for (const [key, mention] of mentions) {
      if (table.has(key) || !isTelling(key, mention, [inLeft, inRight])) continue;
      const { kind, name } = mention;
      table.set(key, { kind, name, rateInLeft: rateOf(inLeft, key), rateInRight: rateOf(inRight, key) });
    }
  }
  return (mentions) =>
    new Map(
      Array.from(mentions).flatMap(([key, { isSure }]) => {
        const found = table.get(key);
        return found ? [[found, isSure] as const] : [];
      }),
    );
};

/** What two texts of one language mention together. */
export const joinMentioned = (one: Mentioned, other: Mentioned): Mentioned => {
  const joined = new Map(one);
  for (const [key, isSure] of other) joined.set(key, isSure || joined.get(key) === true);
  return joined;
};

export const sumAlone = (mentioned: Mentioned): number => {
  let sum = 0;
  for (const [{ kind }, isSure] of mentioned) if (isSure) sum += aloneScores[kind];
  return sum;
};

/**
 * What two texts mention alike and what only one of them does, as a sum of log-likelihood ratios: how much likelier it
 * is in a translation than by chance. A text that would mention a thing `x` times by its length mentions it by chance
 * with `p = x / (1 + x)`; with the recall `r` of its kind, what both mention says `log((r + (1 - r) p) / p) =
 * log(1 + r / x)`, the mean of both directions, and what only one mentions says `log(1 - r)`. So a rare thing speaks
 * louder than one that is everywhere.
 */
export const mentionScore = (left: MentioningText, right: MentioningText): number => {
  let sum = left.alone + right.alone;
  const isLeftShorter = left.mentioned.size < right.mentioned.size;
  const [few, many] = isLeftShorter ? [left, right] : [right, left];
  for (const [mention, isSure] of few.mentioned) {
    const isSureThere = many.mentioned.get(mention);
    if (isSureThere === undefined) continue;
    sum += sharedScore(mention, left.length, right.length);
    if (isSure) sum -= aloneScores[mention.kind];
    if (isSureThere) sum -= aloneScores[mention.kind];
  }
  return sum;
};

/** The same sum in its parts, one for each kind of thing mentioned, the strongest first. */
export const explainMentions = (left: MentioningText, right: MentioningText): readonly Evidence[] => {
  const shared = [...left.mentioned.keys()].filter((one) => right.mentioned.has(one));
  const alone = [left, right].flatMap(({ mentioned }) =>
    Array.from(mentioned).flatMap(([one, isSure]) => (isSure && !shared.includes(one) ? one : [])),
  );
  const kinds = [...new Set([...shared, ...alone].map(({ kind }) => kind))];
  return kinds
    .map((kind): Evidence => {
      const [both, oneOnly] = [shared, alone].map((list) => list.filter((one) => one.kind === kind));
      const scores = [
        ...(both ?? []).map((one) => sharedScore(one, left.length, right.length)),
        ...(oneOnly ?? []).map(() => aloneScores[kind]),
      ];
      return {
        name: kind,
        score: scores.reduce((sum, score) => sum + score, 0),
        reason: [...listNames('both', both), ...listNames('one only', oneOnly)].join('; '),
      };
    })
    .toSorted((one, other) => Math.abs(other.score) - Math.abs(one.score));
};

const listNames = (lead: string, list: readonly Mentionable[] = []): readonly string[] =>
  list.length === 0 ? [] : [`${lead}: ${list.map(({ name }) => name).join(', ')}`];

const sharedScore = ({ kind, rateInLeft, rateInRight }: Mentionable, left: number, right: number): number => {
  const { recall, weight } = mentionKinds[kind];
  return (weight * Math.log((1 + recall / (rateInLeft * left)) * (1 + recall / (rateInRight * right)))) / 2;
};

const aloneScores = Object.fromEntries(
  Object.entries(mentionKinds).map(([kind, { recall, weight }]) => [kind, weight * Math.log(1 - recall)]),
) as Readonly<Record<MentionKind, number>>;

interface Counts {
  readonly byKey: ReadonlyMap<string, number>;
  readonly sentences: number;
  readonly length: number;
}

const countMentions = (sentences: readonly Features[]): Counts => {
  const byKey = new Map<string, number>();
  for (const { mentions } of sentences)
    for (const key of mentions.keys()) byKey.set(key, (byKey.get(key) ?? 0) + 1);
  const length = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  return { byKey, sentences: sentences.length, length };
};

/** A character that is in every fourth sentence tells nothing, and there are many of them. */
const isTelling = (key: string, { kind }: Mention, texts: readonly Counts[]): boolean => {
  const isCommon = texts.some(({ byKey, sentences }) => (byKey.get(key) ?? 0) > 2 + sentences / 4);
  if (kind === 'character' && isCommon) return false;
  return mentionKinds[kind].isNamed || texts.every(({ byKey }) => byKey.has(key));
};

/** Never nothing: what a text does not mention it could have. */
const rateOf = ({ byKey, length }: Counts, key: string): number =>
  ((byKey.get(key) ?? 0) + 0.2) / (length + 1);
