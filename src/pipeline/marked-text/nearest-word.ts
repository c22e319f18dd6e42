import { diffChars } from 'diff';

/** `nearestWord('exmaples', ['examples', 'remedy']) // => 'examples'` */
export const nearestWord = (written: string, words: readonly string[]): string | undefined => {
  const [best] = words
    .map((word) => ({ word, distance: distanceOf(written, word) }))
    .filter(({ word, distance }) => distance <= Math.min(4, Math.max(written.length, word.length) / 2))
    .toSorted((one, other) => one.distance - other.distance);
  return best?.word;
};

/** The number of characters to insert or remove. */
const distanceOf = (one: string, other: string): number =>
  diffChars(one, other).reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0);
