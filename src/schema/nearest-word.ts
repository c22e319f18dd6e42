import { diffChars } from 'diff';
import { otherTags } from './language.ts';

/** The word that was probably meant: `nearestWord('exmaples', ['examples', 'remedy']) // => 'examples'` */
export const nearestWord = (written: string, words: readonly string[]): string | undefined => {
  const own = toPlainSigns(written).toLowerCase();
  const meant = otherTags[own];
  if (meant !== undefined && words.includes(meant)) return meant;
  const [best] = words
    .map((word) => ({ word, distance: distanceOf(own, word.toLowerCase()) }))
    .filter(({ word, distance }) => distance <= Math.min(4, Math.max(own.length, word.length) / 2))
    .toSorted((one, other) => one.distance - other.distance);
  return best?.word;
};

/** Full-width signs as YAML needs them: `toPlainSigns('“48”') // => '48'` */
export const toPlainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/^[“”„「]+|[“”」]+$/gu, '')
    .replace(/[“”]/gu, '"')
    .replace(/[‘’]/gu, "'")
    .trim();

/** Characters to insert and to take out. */
const distanceOf = (one: string, other: string): number =>
  diffChars(one, other).reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0);
