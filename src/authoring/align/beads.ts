import type { ByLanguage } from '../../pipeline/edition/tree.ts';
import { cheapestPath } from '../read/lines/cheapest-path.ts';
import type { Features } from './placement.ts';

/** The smallest thing that is aligned: a sentence of a text, or a row. */
export interface Unit {
  readonly features: ByLanguage<Features>;
  readonly begins: Beginning;
}

/**
 * What a unit begins. `continuation`: a row that may be the same clause as the row before it, in another language; `row`: one
 * that is never joined with another.
 */
type Beginning = 'paragraph' | 'continuation' | 'sentence' | 'row';

/** A run of units, from index `from` to before `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Units of two texts that are one clause, or of one text alone. Gale and Church call this a bead: the texts are
 * threads, and each bead holds a span of one or both.
 */
export interface Bead {
  readonly left?: Span;
  readonly right?: Span;
  /** The score of the evidence; 0 for units of one text alone. */
  readonly score: number;
}

/** Scores whether two spans, one of each text, are one clause: above 0 for yes. */
export type Score = (left: Span, right: Span) => number;

/**
 * The costs of beads other than one paragraph against one: logarithms of how rare they are. Chosen by hand with IPG 2.3,
 * 2.4 and invented sections.
 */
const joinCosts: Readonly<Record<Beginning, number>> = {
  paragraph: 3,
  continuation: 1,
  sentence: 0,
  row: Number.POSITIVE_INFINITY,
};
const cutCosts: Readonly<Record<Beginning, number>> = {
  paragraph: 0,
  continuation: 0,
  sentence: 1.6,
  row: 0,
};

/** The cost of a paragraph that the other text lacks. */
const gapCost = 0.6;
/** The additional cost of a piece of a paragraph: texts lack whole clauses more often than single sentences. */
const pieceCost = 0.7;

/**
 * The best alignment of two texts in their order, after Gale and Church 1993, section 4: beads of one paragraph
 * against one, one against several, two against two, and one alone. One more is added: a paragraph cut at sentence
 * ends, one piece to each paragraph of the other text. What is in another order is for `moveClauses`.
 */
export const alignUnits = (left: readonly Unit[], right: readonly Unit[], score: Score): readonly Bead[] => {
  const [rows, columns] = [toLane(left), toLane(right)];
  const width = columns.count + 1;
  return cheapestPath(rows.count * width + columns.count, (node) => {
    const [row, column] = [Math.floor(node / width), node % width];
    return beadsFrom(rows, row, columns, column, score).map(({ bead, cost }) => ({
      bead,
      cost,
      to: (bead.left?.to ?? row) * width + (bead.right?.to ?? column),
    }));
  }).map(({ bead }) => bead);
};

/** A text as positions between its units. Position `count` is its end. */
interface Lane {
  readonly count: number;
  readonly isBoundary: readonly boolean[];
  /** By position, the positions after one, two, three … whole paragraphs. */
  readonly ahead: readonly (readonly number[])[];
  readonly begins: readonly Beginning[];
}

/** The most paragraphs of one text that may be one clause of the other. */
const longestJoin = 4;

const toLane = (units: readonly Unit[]): Lane => {
  const isBoundary = [...units.map(({ begins }) => begins !== 'sentence'), true];
  const boundaries = isBoundary.flatMap((is, position) => (is ? [position] : []));
  return {
    count: units.length,
    isBoundary,
    ahead: isBoundary.map((_, position) =>
      boundaries.filter((boundary) => boundary > position).slice(0, longestJoin),
    ),
    begins: units.map(({ begins }) => begins),
  };
};

interface PricedBead {
  readonly bead: Bead;
  readonly cost: number;
}

/** The beads that can begin at a position of each text. At least one of the two begins a paragraph. */
const beadsFrom = (
  rows: Lane,
  row: number,
  columns: Lane,
  column: number,
  score: Score,
): readonly PricedBead[] => {
  const atRow = rows.isBoundary[row] === true;
  const atColumn = columns.isBoundary[column] === true;
  const [down = [], across = []] = [rows.ahead[row], columns.ahead[column]];
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
    ...rights.map((right) => ({ bead: { right, score: 0 }, cost: costAlone(columns, right) })),
    ...lefts.map((left) => ({ bead: { left, score: 0 }, cost: costAlone(rows, left) })),
    ...pairs.flatMap(([toRow, toColumn]): readonly PricedBead[] => {
      if (toRow === undefined || toColumn === undefined) return [];
      const left = { from: row, to: toRow };
      const right = { from: column, to: toColumn };
      const evidence = score(left, right);
      if (evidence <= 0) return [];
      const cost = costToMake(rows, left) + costToMake(columns, right) - evidence;
      return [{ bead: { left, right, score: evidence }, cost }];
    }),
  ];
};

/** The rest of a paragraph from a position on, and every shorter piece of it. */
const piecesFrom = ({ ahead }: Lane, from: number): readonly Span[] =>
  Array.from({ length: (ahead[from]?.[0] ?? from) - from }, (_, index) => ({ from, to: from + index + 1 }));

/** Whether a span is only part of a paragraph. */
const isPiece = ({ isBoundary, ahead }: Lane, { from, to }: Span): boolean =>
  isBoundary[from] !== true || to < (ahead[from]?.[0] ?? to);

const costAlone = (lane: Lane, span: Span): number =>
  gapCost + (isPiece(lane, span) ? pieceCost : 0) + costToMake(lane, span);

/** What it costs to join the paragraphs of a span, and to cut the text at its end. */
const costToMake = ({ begins }: Lane, { from, to }: Span): number => {
  const joins = begins.slice(from + 1, to).reduce((sum, each) => sum + joinCosts[each], 0);
  const next = begins[to];
  return joins + (next === undefined ? 0 : cutCosts[next]);
};

/**
 * Pairs clauses that are in different places in the two texts, which beads in order cannot do. Two beads exchange their
 * right texts: so two clauses without a partner become a pair, two wrong pairs become right, or a clause without a
 * partner takes one of a pair. This is done only on strong evidence, the best exchange first.
 */
export const moveClauses = (beads: readonly Bead[], score: Score): readonly Bead[] => {
  let current = beads;
  for (let changesLeft = beads.length; changesLeft > 0; changesLeft -= 1) {
    const changed = bestExchange(current, score);
    if (!changed) break;
    current = changed;
  }
  return current;
};

/** The beads after the exchange that gains most; undefined if none gains. */
const bestExchange = (beads: readonly Bead[], score: Score): readonly Bead[] | undefined => {
  let best: { readonly gain: number; readonly beads: readonly Bead[] } | undefined;
  for (const [index, one] of beads.entries()) {
    for (const [offset, other] of beads.slice(index + 1).entries()) {
      const first = toBead(one.left, other.right, score);
      const second = toBead(other.left, one.right, score);
      if (!isSensible(first) || !isSensible(second)) continue;
      const evidence = offset < nearby ? evidenceForNear : evidenceForFar;
      const gain = worthOf(first) + worthOf(second) - worthOf(one) - worthOf(other) - evidence;
      if (gain <= (best?.gain ?? 0)) continue;
      const changed = beads.flatMap((bead) => {
        if (bead === one) return first ?? [];
        return bead === other ? (second ?? []) : bead;
      });
      best = { gain, beads: changed };
    }
  }
  return best?.beads;
};

/** Two beads with at most one between them need less evidence. */
const nearby = 2;
const evidenceForNear = 2.4;
const evidenceForFar = 4.2;

const worthOf = (bead: Bead | undefined): number => {
  if (!bead) return 0;
  return bead.left && bead.right ? bead.score : -gapCost;
};

/** A pair needs a positive score; a clause without a partner needs none. */
const isSensible = (bead: Bead | undefined): boolean => !bead?.left || !bead.right || bead.score > 0;

const toBead = (left: Bead['left'], right: Bead['right'], score: Score): Bead | undefined => {
  if (left && right) return { left, right, score: score(left, right) };
  if (left) return { left, score: 0 };
  return right && { right, score: 0 };
};
