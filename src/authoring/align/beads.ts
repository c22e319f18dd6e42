import { cheapestPath } from '../compare/cheapest-path.ts';
import { type Costs, joinCost, splitCost } from './costs.ts';
import type { Scorer } from './score.ts';
import { beginsParagraph, type Side } from './side.ts';
import type { Span } from './voice-pair.ts';

/**
 * Sentences of two texts that are one clause, or of one text alone. Gale and Church call this a bead: the texts
 * are threads, and each bead holds a stretch of one or both.
 */
export interface Bead {
  readonly left?: Span;
  readonly right?: Span;
  /** What the evidence says; 0 for sentences of one text alone. */
  readonly score: number;
}

/**
 * The best alignment of two texts in their order, after Gale and Church 1993, section 4: beads of one paragraph
 * against one, one against several, two against two, and one alone. One more is added: a paragraph cut at
 * sentence ends, one piece to each paragraph of the other text. What stands in another order is for `moveClauses`.
 */
export const alignSides = (left: Side, right: Side, scorer: Scorer, costs: Costs): readonly Bead[] => {
  const lanes = [toLane(left, costs), toLane(right, costs)] as const;
  const width = lanes[1].count + 1;
  const end = lanes[0].count * width + lanes[1].count;
  return cheapestPath(end, (node) =>
    beadsFrom(Math.floor(node / width), node % width, lanes, scorer, costs).map(({ bead, cost }) => ({
      bead,
      cost,
      to: (bead.left?.to ?? Math.floor(node / width)) * width + (bead.right?.to ?? node % width),
    })),
  ).map(({ bead }) => bead);
};

/** A text as the alignment walks along it: positions between sentences. Position `count` is its end. */
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

interface PricedBead {
  readonly bead: Bead;
  readonly cost: number;
}

/** The beads that can begin at a position of each text. At least one of the two begins a paragraph. */
const beadsFrom = (
  row: number,
  column: number,
  [rows, columns]: readonly [Lane, Lane],
  scorer: Scorer,
  costs: Costs,
): readonly PricedBead[] => {
  const atRow = rows.isBoundary[row] === true;
  const atColumn = columns.isBoundary[column] === true;
  const [down = [], across = []] = [rows.ahead[row], columns.ahead[column]];
  const alone = (lane: Lane, span: Span): number =>
    costs.gap + (isPiece(lane, span) ? costs.piece : 0) + (lane.cut[span.to] ?? 0);
  const lefts = atColumn ? piecesFrom(rows, row) : [];
  const rights = atRow ? piecesFrom(columns, column) : [];
  const pairs = [
    ...lefts.filter((left) => isPiece(rows, left)).map((left) => [left.to, across[0]] as const),
    ...rights.filter((right) => isPiece(columns, right)).map((right) => [down[0], right.to] as const),
    ...(atRow && atColumn
      ? [
          ...across.map((toColumn) => [down[0], toColumn] as const),
          ...down.slice(1).map((toRow) => [toRow, across[0]] as const),
          [down[1], across[1]] as const,
        ]
      : []),
  ];
  return [
    ...rights.map((right) => ({ bead: { right, score: 0 }, cost: alone(columns, right) })),
    ...lefts.map((left) => ({ bead: { left, score: 0 }, cost: alone(rows, left) })),
    ...pairs.flatMap(([toRow, toColumn]): readonly PricedBead[] => {
      if (toRow === undefined || toColumn === undefined) return [];
      const left = { from: row, to: toRow };
      const right = { from: column, to: toColumn };
      const score = scorer.score(left, right);
      if (score <= 0) return [];
      const cost =
        joinsIn(rows, left) + joinsIn(columns, right) + (rows.cut[toRow] ?? 0) + (columns.cut[toColumn] ?? 0);
      return [{ bead: { left, right, score }, cost: cost - score }];
    }),
  ];
};

/** The rest of a paragraph from a position on, and every shorter piece of it. */
const piecesFrom = ({ ahead }: Lane, from: number): readonly Span[] =>
  Array.from({ length: (ahead[from]?.[0] ?? from) - from }, (_, index) => ({ from, to: from + index + 1 }));

/** Whether sentences are less than their whole paragraph. */
const isPiece = ({ isBoundary, ahead }: Lane, { from, to }: Span): boolean =>
  isBoundary[from] !== true || to < (ahead[from]?.[0] ?? to);

/** What joining the paragraphs of a span costs. */
const joinsIn = ({ joined }: Lane, { from, to }: Span): number => (joined[to - 1] ?? 0) - (joined[from] ?? 0);
