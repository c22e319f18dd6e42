import type { Flow } from '../../src/pipeline/text/flow.ts';
import { type Language, languages } from '../../src/schema/language.ts';
import { type GoldText, idsOf } from './gold-text.ts';

/** What an aligner puts into one row, by language. */
export type AlignedFlows = Readonly<Partial<Record<Language, readonly Flow[]>>>;

/** Pairs found, wanted, and both. */
export interface Counts {
  readonly found: number;
  readonly wanted: number;
  readonly right: number;
}

export const noCounts: Counts = { found: 0, wanted: 0, right: 0 };

/**
 * Compares rows with the IDs people have given. A pair is a clause of one language and a clause of another in the
 * same row; it is right if both are one clause. A clause counts as being in a row with a fifth of its characters,
 * so that a paragraph that should have been cut pairs everything in it with everything.
 */
export const countPairs = (rows: readonly AlignedFlows[], left: GoldText, right: GoldText): Counts => {
  const inLeft = readerOf(left);
  const inRight = readerOf(right);
  const found = new Set<string>();
  for (const row of rows) {
    for (const one of inLeft(row[left.lang] ?? [])) {
      for (const other of inRight(row[right.lang] ?? [])) found.add(`${one} ${other}`);
    }
  }
  const both = [...idsOf(left)].filter((id) => idsOf(right).has(id));
  const pairs = [...found].map((pair) => pair.split(' '));
  return {
    found: pairs.length,
    wanted: both.length,
    right: pairs.filter(([one, other]) => one === other).length,
  };
};

export const addCounts = (one: Counts, other: Counts): Counts => ({
  found: one.found + other.found,
  wanted: one.wanted + other.wanted,
  right: one.right + other.right,
});

export const precisionOf = ({ found, right }: Counts): number => (found === 0 ? 1 : right / found);
export const recallOf = ({ wanted, right }: Counts): number => (wanted === 0 ? 1 : right / wanted);

/** The harmonic mean of precision and recall. */
export const f1Of = ({ found, wanted, right }: Counts): number =>
  found + wanted === 0 ? 1 : (2 * right) / (found + wanted);

/** The pairs of a list of texts, in the order of the languages. */
export const pairsOf = (texts: readonly GoldText[]): readonly (readonly [GoldText, GoldText])[] => {
  const sorted = [...texts].sort((one, other) => languages.indexOf(one.lang) - languages.indexOf(other.lang));
  return sorted.flatMap((left, index) => sorted.slice(index + 1).map((right) => [left, right] as const));
};

/** Which clauses stretches of a text belong to. */
const readerOf = ({ chunks }: GoldText): ((flows: readonly Flow[]) => readonly string[]) => {
  const owners: (string | undefined)[] = [];
  const sizes = new Map<string, number>();
  for (const { text, id } of chunks) {
    for (const _unit of Array(text.length)) owners.push(id);
    if (id !== undefined) sizes.set(id, (sizes.get(id) ?? 0) + text.length);
  }
  return (flows) => {
    const counts = new Map<string, number>();
    for (const offset of flows.flatMap(({ offsets }) => offsets)) {
      const id = owners[offset];
      if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return [...counts].flatMap(([id, count]) => (count >= (sizes.get(id) ?? 0) / 5 ? [id] : []));
  };
};
