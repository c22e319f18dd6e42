import { cheapestPath } from '../read/lines/cheapest-path.ts';

/** A run of a list, from index `from` to before `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Spans of two lists that belong together; one of them is empty if its list lacks what the other has. */
export interface Group {
  readonly left: Span;
  readonly right: Span;
}

/** The cost of matching two spans, below 0 for a gain; undefined if they cannot match. */
export type CostOf = (left: Span, right: Span) => number | undefined;

/**
 * The cheapest alignment of two lists in their order: groups of one against one, one against several, two against two, and one
 * alone. Gale and Church, "A Program for Aligning Sentences in Bilingual Corpora", Computational Linguistics 19(1), 1993,
 * section 4.
 */
export const alignInOrder = (lefts: number, rights: number, costOf: CostOf): readonly Group[] => {
  const width = rights + 1;
  return cheapestPath(lefts * width + rights, (node) => {
    const [row, column] = [Math.floor(node / width), node % width];
    return sizes.flatMap(([down, across]) => {
      const left = { from: row, to: row + down };
      const right = { from: column, to: column + across };
      if (left.to > lefts || right.to > rights) return [];
      const cost = costOf(left, right);
      return cost === undefined ? [] : [{ left, right, cost, to: left.to * width + right.to }];
    });
  });
};

/** The sizes of groups: how many entries of each list. */
const sizes = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 1],
  [3, 1],
  [4, 1],
  [2, 2],
] as const;

export const isEmpty = ({ from, to }: Span): boolean => from === to;
