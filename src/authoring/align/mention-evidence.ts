import type { Features } from './features.ts';
import { type Mention, type MentionKind, mentionKinds } from './mentions.ts';

/** A thing that either of two texts can mention, and how rare it is in each. */
interface Mentionable {
  readonly kind: MentionKind;
  /** Mentions in each text, divided by the length of the text in characters. */
  readonly rateInLeft: number;
  readonly rateInRight: number;
}

/** What a text mentions; true if its words cannot mean anything else. */
export type Mentioned = ReadonlyMap<Mentionable, boolean>;

/** The mentions of a text, ready to be compared. */
export interface MentioningText {
  readonly mentioned: Mentioned;
  /** The score of these mentions if the other text has none of them. */
  readonly alone: number;
  /** In characters of an English text of the same content. */
  readonly length: number;
}

/**
 * Prepares the mentions of two texts, given as sentences, for many comparisons. Things that only one of the texts
 * mentions anywhere are left out as no evidence, unless the other text would have to mention them.
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
      table.set(key, {
        kind: mention.kind,
        rateInLeft: rateOf(inLeft, key),
        rateInRight: rateOf(inRight, key),
      });
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
 * Evidence from mentions that two texts are one clause: a sum of log-likelihood ratios of “translation” to “chance”.
 * If a text of this length is expected to mention a thing `x` times, it mentions it by chance with the probability
 * `p = x / (1 + x)`. With `r`, the recall of its kind, a thing that both mention adds `log((r + (1 - r) p) / p) =
 * log(1 + r / x)` (the mean of both directions), and a thing that only one mentions adds `log(1 - r)`. So a rare thing
 * counts for more than a frequent one.
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

/** Characters that are in every fourth sentence or more are left out: there are many, and they are no evidence. */
const isTelling = (key: string, { kind }: Mention, texts: readonly Counts[]): boolean => {
  const isCommon = texts.some(({ byKey, sentences }) => (byKey.get(key) ?? 0) > 2 + sentences / 4);
  if (kind === 'character' && isCommon) return false;
  return mentionKinds[kind].isNamed || texts.every(({ byKey }) => byKey.has(key));
};

/** Never 0: a text could have mentioned what it does not. */
const rateOf = ({ byKey, length }: Counts, key: string): number =>
  ((byKey.get(key) ?? 0) + 0.2) / (length + 1);
