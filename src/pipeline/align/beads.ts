import { type Costs, joinCost, splitCost } from './costs.ts';
import type { Scorer, Span } from './score.ts';
import { beginsParagraph, type Side } from './side.ts';

/** Stretches of two sides that are one clause; one of them is undefined where the side lacks it. */
export interface Bead {
  readonly left?: Span;
  readonly right?: Span;
  /** What the evidence says; 0 for a stretch alone. */
  readonly score: number;
}

/**
 * The best alignment of two sides by dynamic programming, after Gale and Church 1993, section 4: beads of one
 * paragraph against one, one against two or three, two against two, and one alone. Two more are added: a
 * paragraph cut at sentence ends, one piece to each paragraph of the other side, and two neighbours that stand
 * the other way round. The beads come in the order of the left side. Time grows with the product of the numbers
 * of sentences and paragraphs.
 */
export const alignSides = (left: Side, right: Side, scorer: Scorer, costs: Costs): readonly Bead[] => {
  const rows = toGrid(left, costs);
  const columns = toGrid(right, costs);
  const width = columns.count + 1;
  const best = new Float64Array((rows.count + 1) * width).fill(Number.NEGATIVE_INFINITY);
  const steps = new Array<Step | undefined>(best.length);
  best[0] = 0;
  for (let row = 0; row <= rows.count; row += 1) {
    for (let column = 0; column <= columns.count; column += 1) {
      const here = best[row * width + column] ?? Number.NEGATIVE_INFINITY;
      if (here === Number.NEGATIVE_INFINITY) continue;
      for (const step of stepsFrom({ row, column, rows, columns, scorer, costs })) {
        const there = step.row * width + step.column;
        const score = here + step.score;
        if (score > (best[there] ?? 0)) {
          best[there] = score;
          steps[there] = { ...step, from: row * width + column };
        }
      }
    }
  }
  return beadsBackFrom(rows.count * width + columns.count, steps);
};

interface Step {
  readonly row: number;
  readonly column: number;
  readonly score: number;
  readonly beads: readonly Bead[];
  readonly from?: number;
}

/** A side as the alignment walks over it: positions between sentences. */
interface Grid {
  readonly count: number;
  isBoundary(position: number): boolean;
  /** The position after the paragraph that a position is in, or before which it stands. */
  next(position: number): number;
  /** Positions after one, two and three whole paragraphs. */
  ahead(position: number): readonly number[];
  /** What the paragraph ends between two positions cost when they are joined. */
  joins(from: number, to: number): number;
  /** What a cut at a position costs; nothing at the end of a paragraph. */
  cut(position: number): number;
}

const toGrid = ({ sentences }: Side, costs: Costs): Grid => {
  const count = sentences.length;
  const isBoundary = (position: number): boolean => {
    const sentence = sentences[position];
    return sentence === undefined || beginsParagraph(sentence);
  };
  const next = (position: number): number => {
    let to = position + 1;
    while (to < count && !isBoundary(to)) to += 1;
    return to;
  };
  return {
    count,
    isBoundary,
    next,
    ahead: (position) => {
      const found: number[] = [];
      for (let to = position; to < count && found.length < longestJoin; ) {
        to = next(to);
        found.push(to);
      }
      return found;
    },
    joins: (from, to) => {
      let cost = 0;
      for (let at = from + 1; at < to; at += 1) {
        const sentence = sentences[at];
        if (sentence && beginsParagraph(sentence)) cost += joinCost(sentence.cut, costs);
      }
      return cost;
    },
    cut: (position) => {
      const sentence = sentences[position];
      return sentence && !beginsParagraph(sentence) ? splitCost(sentence.cut, costs) : 0;
    },
  };
};

/** How many paragraphs of one text may be one clause of the other. */
const longestJoin = 4;

/** Where an alignment has come to, and what it walks over. */
interface Walk {
  readonly row: number;
  readonly column: number;
  readonly rows: Grid;
  readonly columns: Grid;
  readonly scorer: Scorer;
  readonly costs: Costs;
}

function* stepsFrom(walk: Walk): Generator<Step> {
  const { row, column, rows, columns } = walk;
  const atRow = rows.isBoundary(row);
  const atColumn = columns.isBoundary(column);
  if (atColumn) yield* stepsAlong(walk);
  if (atRow) for (const step of stepsAlong(turned(walk))) yield turnStep(step);
  if (atRow && atColumn) {
    yield* wholeParagraphs(walk);
    yield* crossing(walk);
  }
}

/**
 * What can be done with a paragraph of the left side, a first piece of it or what is left of it: nothing answers
 * to it, or, for a piece, one paragraph of the right side does.
 */
function* stepsAlong(walk: Walk): Generator<Step> {
  const { row, column, rows, columns, costs } = walk;
  const [end] = rows.ahead(row);
  const [right] = columns.ahead(column);
  if (end === undefined) return;
  const isWhole = (to: number): boolean => to === end && rows.isBoundary(row);
  for (let to = row + 1; to <= end; to += 1) {
    const alone: Bead = { left: { from: row, to }, score: 0 };
    yield { row: to, column, score: -costs.gap - rows.cut(to), beads: [alone] };
    if (right !== undefined && !isWhole(to)) yield pairStep(walk, to, right);
  }
}

function* wholeParagraphs(walk: Walk): Generator<Step> {
  for (const [down, toRow] of walk.rows.ahead(walk.row).entries()) {
    for (const [across, toColumn] of walk.columns.ahead(walk.column).entries()) {
      const isTwoAgainstTwo = down === 1 && across === 1;
      if (down === 0 || across === 0 || isTwoAgainstTwo) yield pairStep(walk, toRow, toColumn);
    }
  }
}

const pairStep = ({ row, column, rows, columns, scorer }: Walk, toRow: number, toColumn: number): Step => {
  const left = { from: row, to: toRow };
  const right = { from: column, to: toColumn };
  const score = scorer.score(left, right);
  const cost =
    rows.joins(row, toRow) + columns.joins(column, toColumn) + rows.cut(toRow) + columns.cut(toColumn);
  return { row: toRow, column: toColumn, score: score - cost, beads: [{ left, right, score }] };
};

/** The same walk seen from the other side. */
const turned = ({ row, column, rows, columns, scorer, costs }: Walk): Walk => ({
  row: column,
  column: row,
  rows: columns,
  columns: rows,
  scorer: { ...scorer, score: (left, right) => scorer.score(right, left) },
  costs,
});

const turnStep = (step: Step): Step => ({
  row: step.column,
  column: step.row,
  score: step.score,
  beads: step.beads.map(({ left, right, score }) => ({
    ...(right ? { left: right } : {}),
    ...(left ? { right: left } : {}),
    score,
  })),
});

/** Two neighbours that stand the other way round. */
function* crossing({ row, column, rows, columns, scorer, costs }: Walk): Generator<Step> {
  const [middleRow, endRow] = rows.ahead(row);
  const [middleColumn, endColumn] = columns.ahead(column);
  if (middleRow === undefined || endRow === undefined) return;
  if (middleColumn === undefined || endColumn === undefined) return;
  const first = { left: { from: row, to: middleRow }, right: { from: middleColumn, to: endColumn } };
  const second = { left: { from: middleRow, to: endRow }, right: { from: column, to: middleColumn } };
  const one = scorer.score(first.left, first.right);
  const other = scorer.score(second.left, second.right);
  if (Math.min(one, other) <= 0) return;
  yield {
    row: endRow,
    column: endColumn,
    score: one + other - costs.swap,
    beads: [
      { ...first, score: one },
      { ...second, score: other },
    ],
  };
}

const beadsBackFrom = (end: number, steps: readonly (Step | undefined)[]): readonly Bead[] => {
  const beads: Bead[][] = [];
  for (let step = steps[end]; step; step = step.from === undefined ? undefined : steps[step.from])
    beads.push([...step.beads]);
  return beads.reverse().flat();
};
