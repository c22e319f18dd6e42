import { diffArrays } from 'diff';
import { foldWording, type Word, wordsOf } from './similarity.ts';

/** The removed and the added words, as printed, in reading order. */
export interface WordingDiff {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/**
 * What has changed between two wordings of a text, as runs of words. Runs with at most two unchanged words between them
 * become one run.
 * `diffWording('draws two cards', 'draws three cards') // => { removed: ['two'], added: ['three'] }`
 */
export const diffWording = (before: string, after: string): WordingDiff => {
  const [old, young] = [wordsOf(before), wordsOf(after)];
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
