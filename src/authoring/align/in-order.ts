import { cheapestPath } from '../read/lines/cheapest-path.ts';

/** A range of a list; `to` is excluded. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Two spans that match. One of them is empty if the entries of the other have no counterpart. */
export interface Group {
  readonly left: Span;
  readonly right: Span;
}

/** The cost of matching two spans, below 0 for a gain; undefined if they cannot match. */
type CostOf = (left: Span, right: Span) => number | undefined;

/**
 * Returns the cheapest alignment of two lists whose order stays. A group matches one entry with none to four, or two
 * with two. The method is that of Gale and Church, "A Program for Aligning Sentences in Bilingual Corpora",
 * Computational Linguistics 19(1), 1993; there, one entry matches at most two.
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
