import { similarity } from '../compare/similarity.ts';

/** A stretch of one of the new texts. */
interface Stretch {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/** What has become of the old texts, by their index: the stretches of new text that carry each, and how alike. */
export interface TextMatches {
  readonly carried: ReadonlyMap<number, { readonly by: readonly Stretch[]; readonly similarity: number }>;
  /** The new texts that carry none of the old ones. */
  readonly fresh: readonly number[];
}

/**
 * Finds old texts again among new ones of the same language, by likeness and order: the best way through both
 * lists (dynamic programming), in which a text may have been changed, cut in two or three paragraphs, or joined
 * with the next one (then the new paragraph is cut at a sentence end). What has moved out of order is found
 * afterwards, if it is much alike. The same input gives the same matches.
 */
export const matchTexts = (before: readonly string[], after: readonly string[]): TextMatches => {
  const steps = bestWay(before, after);
  const carried = new Map<number, { by: readonly Stretch[]; similarity: number }>();
  const used = new Set<number>();
  const carry = (index: number, by: readonly Stretch[], likeness: number): void => {
    carried.set(index, { by, similarity: likeness });
    for (const stretch of by) used.add(stretch.index);
  };
  for (const { pairs } of steps) for (const pair of pairs) carry(pair.index, pair.by, pair.similarity);

  const moved = before
    .flatMap((text, index) =>
      after.map((other, place) => ({ index, place, likeness: similarity(text, other) })),
    )
    .filter(({ likeness }) => likeness >= leastMoved)
    .sort((a, b) => b.likeness - a.likeness || a.index - b.index || a.place - b.place);
  for (const { index, place, likeness } of moved) {
    if (carried.has(index) || used.has(place)) continue;
    carry(index, [whole(after, place)], likeness);
  }
  return { carried, fresh: after.map((_, index) => index).filter((index) => !used.has(index)) };
};

/** Less alike than this is another text. Two unrelated clauses share about a fifth of their words. */
const leastAlike = 0.4;
/** Out of order, only likeness speaks for it. */
const leastMoved = 0.7;

interface Pair {
  readonly index: number;
  readonly by: readonly Stretch[];
  readonly similarity: number;
}

interface Step {
  readonly olds: number;
  readonly news: number;
  readonly gain: number;
  readonly pairs: readonly Pair[];
}

const whole = (after: readonly string[], index: number): Stretch => ({
  index,
  from: 0,
  to: after[index]?.length ?? 0,
});

const bestWay = (before: readonly string[], after: readonly string[]): readonly Step[] => {
  const width = after.length + 1;
  const best: { gain: number; step: Step | undefined }[] = [];
  for (let i = before.length; i >= 0; i -= 1) {
    for (let j = after.length; j >= 0; j -= 1) {
      let chosen: { gain: number; step: Step | undefined } = { gain: 0, step: undefined };
      for (const step of stepsFrom(before, after, i, j)) {
        const gain = step.gain + (best[(i + step.olds) * width + j + step.news]?.gain ?? 0);
        if (!chosen.step || gain > chosen.gain + 1e-9) chosen = { gain, step };
      }
      best[i * width + j] = chosen;
    }
  }
  const way: Step[] = [];
  for (let i = 0, j = 0; ; ) {
    const step = best[i * width + j]?.step;
    if (!step) return way;
    way.push(step);
    i += step.olds;
    j += step.news;
  }
};

/** The steps from here, the likeliest kind first: of equal gains the first is taken. */
const stepsFrom = (
  before: readonly string[],
  after: readonly string[],
  i: number,
  j: number,
): readonly Step[] => {
  const old = before[i];
  const steps: Step[] = [];
  if (old !== undefined && j < after.length) {
    for (const news of [1, 2, 3]) {
      if (j + news > after.length) break;
      const by = Array.from({ length: news }, (_, index) => whole(after, j + index));
      steps.push(...toStep([{ index: i, by, similarity: similarity(old, textOf(after, by)) }], 1, news));
    }
    const next = before[i + 1];
    if (next !== undefined) steps.push(...toStep(cutForTwo(old, next, after, i, j), 2, 1));
  }
  if (old !== undefined) steps.push({ olds: 1, news: 0, gain: 0, pairs: [] });
  if (j < after.length) steps.push({ olds: 0, news: 1, gain: 0, pairs: [] });
  return steps;
};

const toStep = (pairs: readonly Pair[], olds: number, news: number): readonly Step[] =>
  pairs.length === 0 || pairs.some((pair) => pair.similarity < leastAlike)
    ? []
    : [
        {
          olds,
          news,
          pairs,
          gain: pairs.reduce((sum, pair) => sum + pair.similarity - leastAlike + 0.05, 0),
        },
      ];

/** One new paragraph for two old ones: cut at the sentence end where both parts are most like them. */
const cutForTwo = (
  old: string,
  next: string,
  after: readonly string[],
  i: number,
  j: number,
): readonly Pair[] => {
  const text = after[j] ?? '';
  let best: readonly Pair[] = [];
  let gain = 0;
  for (const cut of sentenceStarts(text)) {
    const parts = [text.slice(0, cut).trimEnd(), text.slice(cut)] as const;
    const [first, second] = [similarity(old, parts[0]), similarity(next, parts[1])];
    if (first + second <= gain) continue;
    gain = first + second;
    best = [
      { index: i, by: [{ index: j, from: 0, to: parts[0].length }], similarity: first },
      { index: i + 1, by: [{ index: j, from: cut, to: text.length }], similarity: second },
    ];
  }
  return best;
};

/** Where sentences begin within a text, its own beginning left out. */
const sentenceStarts = (text: string): readonly number[] =>
  Array.from(
    text.matchAll(/(?:[。！？]["”’」』）)]*\s*|[.!?]["”’)]*\s+)(?=\S)/gu),
    ({ 0: end, index }) => index + end.length,
  );

const textOf = (after: readonly string[], by: readonly Stretch[]): string =>
  by.map(({ index, from, to }) => (after[index] ?? '').slice(from, to)).join('\n\n');
