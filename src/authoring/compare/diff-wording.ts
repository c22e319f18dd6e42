import { foldWording, type Word, wordsOf } from './similarity.ts';

/** The words that went and the words that came, as printed, in reading order. */
export interface WordingDiff {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/**
 * What has changed between two wordings of a text, as runs of words (longest common subsequence). Runs with no
 * more than two common words between them count as one, so that no crumbs come out.
 * `diffWording('draws two cards', 'draws three cards') // => { removed: ['two'], added: ['three'] }`
 */
export const diffWording = (before: string, after: string): WordingDiff => {
  const [old, young] = [wordsOf(before), wordsOf(after)];
  const isKept = commonWords(old, young);
  return {
    removed: runsOf(before, old, isKept.old),
    added: runsOf(after, young, isKept.young),
  };
};

interface Kept {
  readonly old: readonly boolean[];
  readonly young: readonly boolean[];
}

/** Texts longer than this are compared as wholes: the table would grow too big. */
const longestText = 4000;

const commonWords = (old: readonly Word[], young: readonly Word[]): Kept => {
  const kept = { old: old.map(() => false), young: young.map(() => false) };
  if (old.length > longestText || young.length > longestText) return kept;
  const width = young.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  const [a, b] = [old, young].map((words) => words.map(({ text }) => foldWording(text) || text)) as [
    string[],
    string[],
  ];
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = young.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  for (let i = 0, j = 0; i < old.length && j < young.length; ) {
    if (a[i] === b[j]) {
      kept.old[i] = true;
      kept.young[j] = true;
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return kept;
};

const runsOf = (text: string, words: readonly Word[], isKept: readonly boolean[]): readonly string[] => {
  const runs: { start: number; end: number; last: number }[] = [];
  words.forEach(({ start, end }, index) => {
    if (isKept[index]) return;
    const run = runs.at(-1);
    if (run && index - run.last <= 3) Object.assign(run, { end, last: index });
    else runs.push({ start, end, last: index });
  });
  return runs.map(({ start, end }) => text.slice(start, end));
};
