import { diffArrays } from 'diff';
import { countEach } from '../read/lines/script.ts';

/**
 * The similarity of two texts of one language, from 0 to 1: the Dice coefficient of their words and word pairs. A Han
 * or kana character counts as a word. Case, width, white space and punctuation do not count.
 * `similarity('The player draws.', 'the player draws') // => 1`
 */
export const similarity = (left: string, right: string): number => {
  const [a, b] = [shinglesOf(left), shinglesOf(right)];
  let shared = 0;
  for (const [shingle, count] of a.counts) shared += Math.min(count, b.counts.get(shingle) ?? 0);
  const total = a.total + b.total;
  return total === 0 ? Number(left === right) : (2 * shared) / total;
};

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text as printed. Each Han or kana character, punctuation mark and symbol is a word. */
export const wordsOf = (text: string): readonly Word[] =>
  Array.from(text.matchAll(word), ({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));

/** Removes white space and punctuation, and folds case and width. */
export const foldWording = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{S}]+/gu, '');

const word =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]|[\p{sc=Latin}\p{N}\p{M}]+(?:['’][\p{sc=Latin}]+)*|\p{L}+|[^\s\p{L}]/gu;

interface Shingles {
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

/** The words and word pairs of a text. They are cached, because each text is compared with many others. */
const shinglesOf = (text: string): Shingles => {
  const known = kept.get(text);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const words = wordsOf(text)
    .map((one) => foldWording(one.text))
    .filter((one) => one !== '');
  const shingles = [...words, ...words.slice(1).map((one, index) => `${words[index]} ${one}`)];
  const made = { counts: countEach(shingles), total: shingles.length };
  kept.set(text, made);
  return made;
};

const kept = new Map<string, Shingles>();
const mostKept = 10_000;

export interface WordingDiff {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/**
 * The removed and the added words, as printed. Changes with at most two unchanged words between them count as one.
 * `diffWording('draws two cards', 'draws three cards') // => { removed: ['two'], added: ['three'] }`
 */
export const diffWording = (before: string, after: string): WordingDiff => {
  const [old, young] = [wholeWordsOf(before), wholeWordsOf(after)];
  const [removed, added]: [number[], number[]] = [[], []];
  const at = { old: 0, young: 0 };
  for (const change of diffArrays(old.map(toKey), young.map(toKey))) {
    const indexes = (from: number): readonly number[] => change.value.map((_, index) => from + index);
    if (change.removed) removed.push(...indexes(at.old));
    if (change.added) added.push(...indexes(at.young));
    if (!change.added) at.old += change.count;
    if (!change.removed) at.young += change.count;
  }
  return { removed: runsOf(before, old, removed), added: runsOf(after, young, added) };
};

/** Whole words also in Chinese and Japanese, because people read the result. */
const wholeWordsOf = (text: string): readonly Word[] =>
  Array.from(segmenter.segment(text), ({ segment, index }) => ({
    text: segment,
    start: index,
    end: index + segment.length,
  })).filter((one) => one.text.trim() !== '');

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

const toKey = ({ text }: Word): string => foldWording(text) || text;

const runsOf = (text: string, words: readonly Word[], changed: readonly number[]): readonly string[] => {
  const runs: { from: number; to: number }[] = [];
  for (const index of changed) {
    const run = runs.at(-1);
    if (run && index - run.to <= 3) run.to = index;
    else runs.push({ from: index, to: index });
  }
  return runs.map(({ from, to }) => text.slice(words[from]?.start, words[to]?.end));
};
