/** A source of numbers from 0 to below 1. */
export type Random = () => number;

/** The same numbers for the same seed, evenly distributed (fast-check prefers numbers at the ends of a range). */
export const createRandom = (seed: number): Random => {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** A whole number from 0 to below a limit. */
export const below = (random: Random, limit: number): number => Math.floor(random() * limit);

/** One of some values. */
export const pick = <Value>(random: Random, values: readonly [Value, ...Value[]]): Value =>
  values[below(random, values.length)] ?? values[0];
