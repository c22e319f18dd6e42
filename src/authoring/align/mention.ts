import { type EvidenceKind, type EvidenceWeights, evidenceKinds } from './evidence-kind.ts';
import type { Traits } from './traits.ts';

/** What a stretch mentions, as rising indexes into a table of mentions, and whether each of them is sure. */
export interface Mentioned {
  readonly keys: Int32Array;
  readonly sure: Uint8Array;
}

/** Everything that can speak between two texts, made ready for many comparisons. */
export interface MentionTable {
  /** The mentions of a sentence of the first or second text. */
  of(traits: Traits): Mentioned;
  readonly entries: readonly MentionEntry[];
}

/** One thing that can be mentioned. `left` is the first text, `right` the second. */
export interface MentionEntry {
  readonly kind: EvidenceKind;
  readonly name: string;
  readonly recall: number;
  readonly weight: number;
  /** Mentions for each character. */
  readonly rateInLeft: number;
  readonly rateInRight: number;
  /** What it says when only one stretch mentions it. */
  readonly alone: number;
}

/** Takes up what one comparison finds, entry by entry. */
export type Collect = (entry: MentionEntry, score: number, isShared: boolean) => void;

/**
 * A table of what two texts mention, given as their sentences. What only one text ever mentions is left out,
 * for it says nothing, unless the other would have to mention it.
 */
export const createMentionTable = (left: readonly Traits[], right: readonly Traits[]): MentionTable => {
  const inLeft = countMentions(left);
  const inRight = countMentions(right);
  const indexes = new Map<string, number>();
  const entries: MentionEntry[] = [];
  for (const [key, { kind, name }] of [...inLeft.hits, ...inRight.hits]) {
    const weights: EvidenceWeights = evidenceKinds[kind];
    const isInBoth = inLeft.counts.has(key) && inRight.counts.has(key);
    if (indexes.has(key) || !(isInBoth || weights.isNamed)) continue;
    if (kind === 'character' && (isCommon(inLeft, key) || isCommon(inRight, key))) continue;
    const { recall, weight } = weights;
    indexes.set(key, entries.length);
    entries.push({
      kind,
      name,
      recall,
      weight,
      rateInLeft: rateOf(inLeft, key),
      rateInRight: rateOf(inRight, key),
      alone: weight * Math.log(1 - recall),
    });
  }
  return {
    entries,
    of: ({ hits }) => {
      const found = Array.from(hits, ([key, { isSure }]) => ({
        index: indexes.get(key) ?? -1,
        isSure,
      })).filter(({ index }) => index >= 0);
      return toMentioned(new Map(found.map(({ index, isSure }) => [index, isSure])));
    },
  };
};

/** What two stretches of one text mention together. */
export const addMentioned = (one: Mentioned, other: Mentioned): Mentioned => {
  const sure = new Map<number, boolean>();
  for (const { keys, sure: own } of [one, other]) {
    for (const [index, key] of keys.entries()) sure.set(key, sure.get(key) === true || own[index] === 1);
  }
  return toMentioned(sure);
};

const toMentioned = (sure: ReadonlyMap<number, boolean>): Mentioned => {
  const keys = Int32Array.from(sure.keys()).sort();
  return { keys, sure: Uint8Array.from(keys, (key) => (sure.get(key) === true ? 1 : 0)) };
};

/** A stretch of a text: what it mentions, and its length in characters of an English text. */
export interface Stretch extends Mentioned {
  readonly length: number;
}

/**
 * What two stretches mention alike and what only one of them does, as a sum of log-likelihood ratios: how much
 * likelier it is in a translation than by chance. A stretch that would mention a thing `x` times by its length
 * mentions it by chance with `p = x / (1 + x)`; with the recall `r` of its kind, what both mention says
 * `log((r + (1 - r) p) / p) = log(1 + r / x)`, the mean of both directions, and what only one mentions says
 * `log(1 - r)`. So a rare thing speaks louder than one that is everywhere.
 */
export const mentionScore = (
  left: Stretch,
  right: Stretch,
  { entries }: MentionTable,
  collect?: Collect,
): number => {
  let sum = 0;
  let one = 0;
  let other = 0;
  const add = (key: number, isShared: boolean): void => {
    const entry = entries[key];
    if (!entry) return;
    const score = isShared ? sharedScore(entry, left.length, right.length) : entry.alone;
    sum += score;
    collect?.(entry, score, isShared);
  };
  while (one < left.keys.length || other < right.keys.length) {
    const first = left.keys[one] ?? afterAll;
    const second = right.keys[other] ?? afterAll;
    const isShared = first === second;
    if (isShared) add(first, true);
    else if ((first < second ? left.sure[one] : right.sure[other]) === 1) add(Math.min(first, second), false);
    if (first <= second) one += 1;
    if (second <= first) other += 1;
  }
  return sum;
};

const afterAll = 0x7fffffff;

const sharedScore = (entry: MentionEntry, left: number, right: number): number =>
  (entry.weight *
    Math.log(
      (1 + entry.recall / (entry.rateInLeft * left)) * (1 + entry.recall / (entry.rateInRight * right)),
    )) /
  2;

interface Mentions {
  readonly hits: Traits['hits'];
  readonly counts: ReadonlyMap<string, number>;
  readonly sentences: number;
  readonly length: number;
}

const countMentions = (sentences: readonly Traits[]): Mentions => {
  const counts = new Map<string, number>();
  for (const { hits } of sentences)
    for (const key of hits.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return {
    hits: new Map(sentences.flatMap(({ hits }) => [...hits])),
    counts,
    sentences: sentences.length,
    length: sentences.reduce((sum, { length }) => sum + length, 0),
  };
};

/** A character that is in every fourth sentence tells nothing, and there are many of them. */
const isCommon = ({ counts, sentences }: Mentions, key: string): boolean =>
  (counts.get(key) ?? 0) > 2 + sentences / 4;

/** Never nothing: what a text does not mention it could have. */
const rateOf = ({ counts, length }: Mentions, key: string): number =>
  ((counts.get(key) ?? 0) + 0.2) / (length + 1);
