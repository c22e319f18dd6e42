import { type Language, mapTexts } from '../../schema/language.ts';
import { alignUnits, moveClauses } from '../align/beads.ts';
import { createScorer } from '../align/evidence.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { addFeatures, type Features, readFeatures } from '../align/placement.ts';
import type { ByLanguage, Span, Unit } from '../align/units.ts';

/** A row of a set FAQ: what it says in each language that has it. */
export type RowTexts = ByLanguage<string>;

/** Two rows that say the same. */
interface AlignedPair<Row> {
  readonly left: Row;
  readonly right: Row;
  /** Between 0 (a guess) and 1 (certain). */
  readonly confidence: number;
}

/**
 * Finds which rows of two lists say the same, by the comparer of clauses: one row of each, in their order if nothing
 * strong speaks against it.
 */
export const alignRows = <Row>(
  left: readonly Row[],
  right: readonly Row[],
  textsOf: (row: Row) => RowTexts,
  readMentions: ReadMentions,
): readonly AlignedPair<Row>[] => {
  const { ours, theirs, score } = compareRows(left.map(textsOf), right.map(textsOf), readMentions);
  return moveClauses(alignUnits(ours, theirs, score), score).flatMap(({ left: from, right: to }) => {
    const pairs = from && to ? pairsOf(from, to, score) : [];
    // Of several rows that are one in the other language, the others stay alone.
    return takeBest(pairs).flatMap((pair): readonly AlignedPair<Row>[] => {
      const confidence = pairs.length === 1 ? 1 / (1 + Math.exp(-pair.score / 2)) : 0;
      return rowsOf(left, right, pair).map((rows) => ({ ...rows, confidence }));
    });
  });
};

/** Finds which rows say the same wherever they are, each among those that it `can` be: the most alike first. */
export const matchRows = <Row>(
  left: readonly Row[],
  right: readonly Row[],
  can: (left: Row, right: Row) => boolean,
  textsOf: (row: Row) => RowTexts,
  readMentions: ReadMentions,
): readonly Pick<AlignedPair<Row>, 'left' | 'right'>[] => {
  const { score } = compareRows(left.map(textsOf), right.map(textsOf), readMentions);
  const pairs = pairsOf({ from: 0, to: left.length }, { from: 0, to: right.length }, score);
  const possible = pairs.filter((pair) =>
    rowsOf(left, right, pair).some((rows) => can(rows.left, rows.right)),
  );
  return takeBest(possible).flatMap((pair) => rowsOf(left, right, pair));
};

const compareRows = (left: readonly RowTexts[], right: readonly RowTexts[], readMentions: ReadMentions) => {
  const toUnit = (texts: RowTexts): Unit => ({
    features: mapTexts(texts, (text, lang) => featuresOf(text, lang, readMentions)),
    begins: 'paragraph',
  });
  const [ours, theirs] = [left.map(toUnit), right.map(toUnit)];
  return { ours, theirs, score: createScorer(ours, theirs) };
};

/** The features of a text: those of its lines together. */
const featuresOf = (text: string, lang: Language, readMentions: ReadMentions): Features => {
  const [first, ...others] = text
    .split('\n')
    .map((line) => readFeatures(line, lang, { part: 'text', isPartSure: true }, readMentions));
  if (!first) throw new Error('A text has one line at least.');
  return others.reduce(addFeatures, first);
};

/** A row of each list, by their indices, and how alike they are. */
interface ScoredPair {
  readonly one: number;
  readonly other: number;
  readonly score: number;
}

/** Every row of a stretch with every row of another. */
const pairsOf = (
  left: Span,
  right: Span,
  score: (left: Span, right: Span) => number,
): readonly ScoredPair[] =>
  indicesOf(right).flatMap((other) =>
    indicesOf(left).map((one) => ({
      one,
      other,
      score: score({ from: one, to: one + 1 }, { from: other, to: other + 1 }),
    })),
  );

/** The most alike first, each row once. */
const takeBest = (pairs: readonly ScoredPair[]): readonly ScoredPair[] => {
  const taken: ScoredPair[] = [];
  for (const pair of pairs.toSorted((a, b) => b.score - a.score))
    if (!taken.some(({ one, other }) => one === pair.one || other === pair.other)) taken.push(pair);
  return taken;
};

const rowsOf = <Row>(left: readonly Row[], right: readonly Row[], { one, other }: ScoredPair) => {
  const [ours, theirs] = [left[one], right[other]];
  return ours !== undefined && theirs !== undefined ? [{ left: ours, right: theirs }] : [];
};

const indicesOf = ({ from, to }: Span): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);
