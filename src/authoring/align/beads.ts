import { type Costs, joinCost, splitCost } from './costs.ts';
import type { Scorer } from './score.ts';
import { beginsParagraph, type Side } from './side.ts';
import type { Span } from './voice-pair.ts';

/** Stretches of two sides that are one clause; one of them is undefined where the side lacks it. */
export interface Bead {
  readonly left?: Span;
  readonly right?: Span;
  /** What the evidence says; 0 for a stretch alone. */
  readonly score: number;
}

/**
 * The best alignment of two sides by dynamic programming, after Gale and Church 1993, section 4: beads of one
 * paragraph against one, one against several, two against two, and one alone. Two more are added: a paragraph
 * cut at sentence ends, one piece to each paragraph of the other side, and two neighbors that stand the other
 * way round. The beads come in the order of the left side. Time grows with the product of the numbers of
 * sentences and paragraphs.
 */
export const alignSides = (left: Side, right: Side, scorer: Scorer, costs: Costs): readonly Bead[] => {
  const field = createField(toLane(left, costs), toLane(right, costs), scorer, costs);
  for (let row = 0; row <= field.rows.count; row += 1) {
    for (let column = 0; column <= field.columns.count; column += 1) {
      if (isReached(field, row, column)) leave(field, row, column);
    }
  }
  return beadsBackFrom(field);
};

/** A side as the alignment walks along it: positions between sentences. Position `count` is its end. */
interface Lane {
  readonly count: number;
  readonly isBoundary: readonly boolean[];
  /** By position: those after one, two, three … whole paragraphs. */
  readonly ahead: readonly (readonly number[])[];
  /** By position: what joining all paragraphs that begin before it costs. */
  readonly joined: readonly number[];
  /** By position: what a cut there costs; nothing where a paragraph begins. */
  readonly cut: readonly number[];
}

/** The positions of both lanes, and the best way found to each pair of them. */
interface Field {
  readonly rows: Lane;
  readonly columns: Lane;
  readonly scorer: Scorer;
  readonly costs: Costs;
  readonly best: Float64Array;
  /** The pair of positions that the best way comes from. */
  readonly from: Int32Array;
  /** Whether the last step of it goes over two clauses that stand the other way round. */
  readonly isCrossing: Uint8Array;
}

/** How many paragraphs of one text may be one clause of the other. */
const longestJoin = 4;

const toLane = ({ sentences }: Side, costs: Costs): Lane => {
  const positions = Array.from({ length: sentences.length + 1 }, (_, position) => position);
  const isBoundary = positions.map((position) => {
    const sentence = sentences[position];
    return sentence === undefined || beginsParagraph(sentence);
  });
  const boundaries = positions.filter((position) => isBoundary[position]);
  let joined = 0;
  return {
    count: sentences.length,
    isBoundary,
    ahead: positions.map((position) => {
      const next = boundaries.findIndex((boundary) => boundary > position);
      return next < 0 ? [] : boundaries.slice(next, next + longestJoin);
    }),
    joined: positions.map((position) => {
      const sentence = sentences[position];
      if (sentence && beginsParagraph(sentence)) joined += joinCost(sentence.cut, costs);
      return joined;
    }),
    cut: positions.map((position) => {
      const sentence = sentences[position];
      return sentence && !beginsParagraph(sentence) ? splitCost(sentence.cut, costs) : 0;
    }),
  };
};

const createField = (rows: Lane, columns: Lane, scorer: Scorer, costs: Costs): Field => {
  const size = (rows.count + 1) * (columns.count + 1);
  const best = new Float64Array(size).fill(Number.NEGATIVE_INFINITY);
  best[0] = 0;
  const from = new Int32Array(size).fill(-1);
  return { rows, columns, scorer, costs, best, from, isCrossing: new Uint8Array(size) };
};

const cellOf = ({ columns }: Field, row: number, column: number): number =>
  row * (columns.count + 1) + column;

const isReached = (field: Field, row: number, column: number): boolean =>
  (field.best[cellOf(field, row, column)] ?? 0) > Number.NEGATIVE_INFINITY;

/** Takes every step that leads on from a pair of positions. At least one of them begins a paragraph. */
const leave = (field: Field, row: number, column: number): void => {
  const atRow = field.rows.isBoundary[row] === true;
  const atColumn = field.columns.isBoundary[column] === true;
  if (atColumn) goDown(field, row, column);
  if (atRow) goAcross(field, row, column);
  if (atRow && atColumn) {
    joinParagraphs(field, row, column);
    cross(field, row, column);
  }
};

/** A row paragraph or a piece of it alone, and a piece of it against one whole column paragraph. */
const goDown = (field: Field, row: number, column: number): void => {
  const { rows, columns, costs } = field;
  const end = rows.ahead[row]?.[0] ?? row;
  const across = columns.ahead[column]?.[0];
  const isPiece = (to: number): boolean => to < end || rows.isBoundary[row] !== true;
  for (let to = row + 1; to <= end; to += 1) {
    step(field, row, column, to, column, -loneCost(isPiece(to), costs) - (rows.cut[to] ?? 0));
    if (across !== undefined && isPiece(to)) pair(field, row, column, to, across);
  }
};

/** A text lacks a whole clause sooner than a sentence of one. */
const loneCost = (isPiece: boolean, { gap, piece }: Costs): number => (isPiece ? gap + piece : gap);

/** The same the other way. */
const goAcross = (field: Field, row: number, column: number): void => {
  const { rows, columns, costs } = field;
  const end = columns.ahead[column]?.[0] ?? column;
  const down = rows.ahead[row]?.[0];
  const isPiece = (to: number): boolean => to < end || columns.isBoundary[column] !== true;
  for (let to = column + 1; to <= end; to += 1) {
    step(field, row, column, row, to, -loneCost(isPiece(to), costs) - (columns.cut[to] ?? 0));
    if (down !== undefined && isPiece(to)) pair(field, row, column, down, to);
  }
};

/** One paragraph against one or several, and two against two. */
const joinParagraphs = (field: Field, row: number, column: number): void => {
  const down = field.rows.ahead[row] ?? [];
  const across = field.columns.ahead[column] ?? [];
  const [firstRow, secondRow] = down;
  const [firstColumn, secondColumn] = across;
  if (firstRow === undefined || firstColumn === undefined) return;
  for (const toColumn of across) pair(field, row, column, firstRow, toColumn);
  for (const toRow of down) if (toRow !== firstRow) pair(field, row, column, toRow, firstColumn);
  if (secondRow !== undefined && secondColumn !== undefined)
    pair(field, row, column, secondRow, secondColumn);
};

/** Two neighbors that stand the other way round. */
const cross = (field: Field, row: number, column: number): void => {
  const { rows, columns, costs } = field;
  const [first, second] = crossingSpans(rows.ahead[row] ?? [], columns.ahead[column] ?? [], row, column);
  if (!first || !second) return;
  const one = field.scorer.score(first.left, first.right);
  if (one <= 0) return;
  const other = field.scorer.score(second.left, second.right);
  if (other <= 0) return;
  step(field, row, column, second.left.to, first.right.to, one + other - costs.swap, true);
};

const crossingSpans = (
  [middleRow, endRow]: readonly number[],
  [middleColumn, endColumn]: readonly number[],
  row: number,
  column: number,
): readonly { readonly left: Span; readonly right: Span }[] =>
  middleRow === undefined || endRow === undefined || middleColumn === undefined || endColumn === undefined
    ? []
    : [
        { left: { from: row, to: middleRow }, right: { from: middleColumn, to: endColumn } },
        { left: { from: middleRow, to: endRow }, right: { from: column, to: middleColumn } },
      ];

/** A step over a stretch of both sides, if they speak for each other at all. */
const pair = (field: Field, row: number, column: number, toRow: number, toColumn: number): void => {
  const { rows, columns, scorer } = field;
  const score = scorer.score({ from: row, to: toRow }, { from: column, to: toColumn });
  if (score <= 0) return;
  const cost =
    joinsBetween(rows, row, toRow) +
    joinsBetween(columns, column, toColumn) +
    (rows.cut[toRow] ?? 0) +
    (columns.cut[toColumn] ?? 0);
  step(field, row, column, toRow, toColumn, score - cost);
};

/** What is joined between two positions, the paragraph that begins at the first of them aside. */
const joinsBetween = ({ joined }: Lane, from: number, to: number): number =>
  (joined[to - 1] ?? 0) - (joined[from] ?? 0);

/** Keeps the step if it is the best way to where it leads. */
const step = (
  field: Field,
  row: number,
  column: number,
  toRow: number,
  toColumn: number,
  gain: number,
  isCrossing = false,
): void => {
  const here = cellOf(field, row, column);
  const there = cellOf(field, toRow, toColumn);
  const score = (field.best[here] ?? 0) + gain;
  if (score <= (field.best[there] ?? 0)) return;
  field.best[there] = score;
  field.from[there] = here;
  field.isCrossing[there] = isCrossing ? 1 : 0;
};

/** The beads of the best way to the end of both sides. */
const beadsBackFrom = (field: Field): readonly Bead[] => {
  const width = field.columns.count + 1;
  const steps: (readonly Bead[])[] = [];
  let to = cellOf(field, field.rows.count, field.columns.count);
  while (to > 0) {
    const from = field.from[to] ?? 0;
    const left = { from: Math.floor(from / width), to: Math.floor(to / width) };
    const right = { from: from % width, to: to % width };
    steps.push(beadsOfStep(field, left, right, field.isCrossing[to] === 1));
    to = from;
  }
  return steps.reverse().flat();
};

const beadsOfStep = (field: Field, left: Span, right: Span, isCrossing: boolean): readonly Bead[] => {
  const { rows, columns, scorer } = field;
  if (left.from === left.to) return [{ right, score: 0 }];
  if (right.from === right.to) return [{ left, score: 0 }];
  const pairs = isCrossing
    ? crossingSpans(rows.ahead[left.from] ?? [], columns.ahead[right.from] ?? [], left.from, right.from)
    : [{ left, right }];
  return pairs.map((one) => ({ ...one, score: scorer.score(one.left, one.right) }));
};
