import type { Language } from '../../schema/language.ts';
import { alignUnits, moveClauses, type Score, type Span } from '../align/beads.ts';
import { createScorer } from '../align/evidence.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { partOfRow } from './guide-rows.ts';
import { bestPairs } from './match-texts.ts';
import { type RowUnit, rowOfUnits, unitsIn, unitsOf } from './row-units.ts';
import { type Row, startOf } from './rows.ts';

/** The rows that there were, and those of a text, each with the row that it is, if there is one. */
interface Aligned {
  readonly known: readonly Row[];
  readonly own: readonly Row[];
}

/**
 * Finds which of the rows that there are (`known`) the clauses of a text (`own`) are, by what the other languages say. Rows
 * that have IDs stay whole, as do those that the older text of the language has given; what has no ID yet is joined or cut at
 * sentence ends where the other text is.
 */
export const alignClauses = (
  known: readonly Row[],
  own: readonly Row[],
  lang: Language,
  readMentions: ReadMentions,
): Aligned => {
  // The penalty needs no comparison: a section has one.
  const isCompared = (row: Row): boolean => partOfRow(row) !== 'penalty';
  const beads = alignRows(known.filter(isCompared), own.filter(isCompared), lang, readMentions);
  return {
    known: [...known.filter((row) => !isCompared(row)), ...beads.flatMap(({ one }) => one ?? [])],
    own: [
      ...own.filter((row) => !isCompared(row)).map((row): Row => ({ ...row, score: row.of && certain })),
      ...beads.flatMap(({ one, other, score: sum }) =>
        other ? [{ ...other, of: other.of ?? one, score: sum }] : [],
      ),
    ].toSorted((one, other) => startOf(one, lang) - startOf(other, lang)),
  };
};

/** Rows of two lists that say the same, or of one alone, with the evidence; `lang` is the language of the second. */
export const alignRows = (
  known: readonly Row[],
  own: readonly Row[],
  lang: Language,
  readMentions: ReadMentions,
): readonly {
  readonly one: Row | undefined;
  readonly other: Row | undefined;
  readonly score: number | undefined;
}[] => {
  const left = known.flatMap((row, index) => unitsOf(row, readMentions, known[index - 1], lang));
  const right = own.flatMap((row) => unitsOf(row, readMentions));
  const evidence = createScorer(left, right);
  const score = holdCarried(evidence, left, right);
  return moveClauses(alignUnits(left, right, score), score).map((bead) => ({
    one: rowOfUnits(unitsIn(left, bead.left)),
    other: rowOfUnits(unitsIn(right, bead.right)),
    score: bead.left && bead.right && evidence(bead.left, bead.right),
  }));
};

/** The same of whole rows, wherever they are: the most alike first, each once, of those that `can` be the same. */
export const matchRows = (
  known: readonly Row[],
  own: readonly Row[],
  lang: Language,
  readMentions: ReadMentions,
  can: (one: Row, other: Row) => boolean,
): ReadonlyMap<Row, Row> => {
  const score = createScorer(
    known.flatMap((row) => unitsOf(row, readMentions, undefined, lang)),
    own.flatMap((row) => unitsOf(row, readMentions)),
  );
  const at = (index: number): Span => ({ from: index, to: index + 1 });
  const pairs = bestPairs([...own.entries()], [...known.entries()], ([right, other], [left, one]) =>
    can(one, other) ? score(at(left), at(right)) : undefined,
  );
  return new Map(Array.from(pairs, ([[, other], [, one]]) => [other, one]));
};

export const certain = 10;

/**
 * A log-likelihood ratio as a probability, softened because the evidence is not independent; what was not compared is an open
 * question.
 */
export const toConfidence = (score = 0): number => Math.round(100 / (1 + Math.exp(-score / 2))) / 100;

/** Below this, a person looks. */
export const sureScore = 0.8;

export const isSure = ({ score }: Pick<Row, 'score'>): boolean => toConfidence(score) >= sureScore;

/** What a text has carried stays at its row. */
const holdCarried = (score: Score, left: readonly RowUnit[], right: readonly RowUnit[]): Score => {
  const held = new Set(right.flatMap(({ row }) => row.of ?? []));
  return (one, other) => {
    const [olds, news] = [unitsIn(left, one), unitsIn(right, other)];
    if (news.every(({ row }) => row.of === undefined) && !olds.some(({ row }) => held.has(row)))
      return score(one, other);
    return olds.length === 1 && news.length === 1 && news[0]?.row.of === olds[0]?.row
      ? strongest
      : -strongest;
  };
};

const strongest = 1000;
