import type { Flow } from '../../src/pipeline/text/flow.ts';
import { type Language, languages } from '../../src/schema/language.ts';
import type { GoldText } from './held.ts';

/** The texts that an aligner puts into one row, by language. */
export type AlignedFlows = Readonly<Partial<Record<Language, readonly Flow[]>>>;

/** The numbers of pairs that are found, wanted, and both. */
export interface Counts {
  readonly found: number;
  readonly wanted: number;
  readonly right: number;
}

/**
 * Compares rows with the IDs that people have given. A pair is a clause of one language and a clause of another in the
 * same row; it is right if both have the same ID. A clause is in a row if at least a fifth of its characters are, so an
 * uncut paragraph pairs each of its clauses with each clause of the other text.
 */
export const countPairs = (rows: readonly AlignedFlows[], left: GoldText, right: GoldText): Counts => {
  const inLeft = readerOf(left);
  const inRight = readerOf(right);
  const pairs = new Map(
    rows.flatMap((row) =>
      inLeft(row[left.lang]).flatMap((one) =>
        inRight(row[right.lang]).map((other) => [`${one} ${other}`, one === other] as const),
      ),
    ),
  );
  return {
    found: pairs.size,
    wanted: [...idsOf(left)].filter((id) => idsOf(right).has(id)).length,
    right: [...pairs.values()].filter((isRight) => isRight).length,
  };
};

export const sumOf = (all: Iterable<Counts>): Counts =>
  Array.from(all).reduce(
    (sum, { found, wanted, right }) => ({
      found: sum.found + found,
      wanted: sum.wanted + wanted,
      right: sum.right + right,
    }),
    { found: 0, wanted: 0, right: 0 },
  );

export const precisionOf = ({ found, right }: Counts): number => (found === 0 ? 1 : right / found);
export const recallOf = ({ wanted, right }: Counts): number => (wanted === 0 ? 1 : right / wanted);

/** The harmonic mean of precision and recall. */
export const f1Of = ({ found, wanted, right }: Counts): number =>
  found + wanted === 0 ? 1 : (2 * right) / (found + wanted);

/** All pairs of texts, in the order of the languages. */
export const pairsOf = (texts: readonly GoldText[]): readonly (readonly [GoldText, GoldText])[] => {
  const sorted = texts.toSorted((one, other) => languages.indexOf(one.lang) - languages.indexOf(other.lang));
  return sorted.flatMap((left, index) => sorted.slice(index + 1).map((right) => [left, right] as const));
};

const idsOf = ({ chunks }: GoldText): ReadonlySet<string> =>
  new Set(chunks.flatMap(({ id }) => (id === undefined ? [] : [id])));

/** Returns a function that gives the clauses to which parts of a text belong. */
const readerOf = ({ chunks }: GoldText): ((flows?: readonly Flow[]) => readonly string[]) => {
  const owners = chunks.flatMap(({ text, id }) => Array.from({ length: text.length }, () => id));
  const sizes = countEach(owners);
  return (flows = []) => {
    const counts = countEach(flows.flatMap(({ offsets }) => offsets.map((offset) => owners[offset])));
    return [...counts].flatMap(([id, count]) => (count >= (sizes.get(id) ?? 0) / 5 ? [id] : []));
  };
};

const countEach = (ids: readonly (string | undefined)[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const id of ids) if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};
