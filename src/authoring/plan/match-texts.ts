import { similarity } from '../compare/similarity.ts';
import { cheapestPath, type Step } from '../read/lines/cheapest-path.ts';

/** A stretch of one of the new texts. */
interface Slice {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Finds old texts again among new ones of the same language, by likeness and order: the best path through both
 * lists, in which a text may have been changed, cut in two or three paragraphs, or joined with the next one (then
 * the new paragraph is cut at a sentence end). What has moved out of order is found afterwards, if it is much alike.
 * The same input gives the same matches: the new texts that carry each, by the index of the old one, and those that carry none.
 */
export const matchTexts = (before: readonly string[], after: readonly string[]) => {
  const width = after.length + 1;
  const path = cheapestPath(before.length * width + after.length, (node) =>
    stepsFrom(before, after, Math.floor(node / width), node % width),
  );
  const carried = new Map(
    path.flatMap(({ pairs }) => pairs.map(({ index, by }): [number, readonly Slice[]] => [index, by])),
  );
  const used = new Set([...carried.values()].flatMap((by) => by.map(({ index }) => index)));
  const isFree = (place: number): boolean => !used.has(place);
  const left = [...before.keys()].filter((index) => !carried.has(index));
  const moved = bestPairs(left, [...after.keys()].filter(isFree), (index, place) => {
    const likeness = similarity(before[index] ?? '', after[place] ?? '');
    return likeness >= leastMoved ? likeness : undefined;
  });
  for (const [index, place] of moved) {
    carried.set(index, [whole(after, place)]);
    used.add(place);
  }
  return { carried, fresh: [...after.keys()].filter(isFree) };
};

/** The pairs of two lists that are most alike, the likest first, each value in one; none for those that cannot be one. */
export const bestPairs = <One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  likenessOf: (one: One, other: Other) => number | undefined,
): ReadonlyMap<One, Other> => {
  const pairs = ones.flatMap((one) =>
    others.flatMap((other) => {
      const likeness = likenessOf(one, other);
      return likeness === undefined ? [] : [{ one, other, likeness }];
    }),
  );
  const [found, taken] = [new Map<One, Other>(), new Set<Other>()];
  for (const { one, other } of pairs.sort((left, right) => right.likeness - left.likeness)) {
    if (found.has(one) || taken.has(other)) continue;
    found.set(one, other);
    taken.add(other);
  }
  return found;
};

/** The new texts that carry an old one, or the first piece of it, each with that. */
export const findAgain = <Old, New>(
  before: readonly Old[],
  after: readonly New[],
  textOfOld: (one: Old) => string,
  textOfNew: (one: New) => string,
): ReadonlyMap<New, Old> => {
  const found = new Map<New, Old>();
  for (const [index, [slice]] of matchTexts(before.map(textOfOld), after.map(textOfNew)).carried) {
    const [old, now] = [before[index], after[slice?.index ?? -1]];
    if (old && now && !found.has(now)) found.set(now, old);
  }
  return found;
};

/** Less alike than this, what is out of order has not moved: nothing else speaks for it. */
const leastMoved = 0.7;

/** Less alike than this is another text. Two unrelated clauses share about a fifth of their words. */
export const leastAlike = 0.4;

interface Pair {
  readonly index: number;
  readonly by: readonly Slice[];
  readonly likeness: number;
}

interface MatchStep extends Step {
  readonly pairs: readonly Pair[];
}

const whole = (after: readonly string[], index: number): Slice => ({
  index,
  from: 0,
  to: after[index]?.length ?? 0,
});

/** The steps from an old and a new text, the likeliest kind first: of equal gains the first is taken. */
const stepsFrom = (
  before: readonly string[],
  after: readonly string[],
  i: number,
  j: number,
): readonly MatchStep[] => {
  const step = (olds: number, news: number, pairs: readonly Pair[]): MatchStep => ({
    to: (i + olds) * (after.length + 1) + j + news,
    cost: pairs.reduce((sum, { likeness }) => sum - (likeness - leastAlike + 0.05), 0),
    pairs,
  });
  const [old, next] = [before[i], before[i + 1]];
  const left = after.length - j;
  const paragraphs = old === undefined ? [] : [1, 2, 3].filter((news) => news <= left);
  const steps = paragraphs.map((news) => {
    const by = Array.from({ length: news }, (_, index) => whole(after, j + index));
    const text = by.map(({ index }) => after[index]).join('\n\n');
    return step(1, news, [{ index: i, by, likeness: similarity(old ?? '', text) }]);
  });
  if (old !== undefined && next !== undefined && left > 0) {
    const pairs = cutForTwo(old, next, after, i, j);
    if (pairs.length > 0) steps.push(step(2, 1, pairs));
  }
  return [
    ...steps.filter(({ pairs }) => pairs.every(({ likeness }) => likeness >= leastAlike)),
    ...(old === undefined ? [] : [step(1, 0, [])]),
    ...(left > 0 ? [step(0, 1, [])] : []),
  ];
};

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
    const first = text.slice(0, cut).trimEnd();
    const likeness = [similarity(old, first), similarity(next, text.slice(cut))] as const;
    if (likeness[0] + likeness[1] <= gain) continue;
    gain = likeness[0] + likeness[1];
    best = [
      { index: i, by: [{ index: j, from: 0, to: first.length }], likeness: likeness[0] },
      { index: i + 1, by: [{ index: j, from: cut, to: text.length }], likeness: likeness[1] },
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
