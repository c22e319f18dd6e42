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
      ...beads.flatMap(({ one, other, score: sum }, index) => {
        const score = isBetweenSure(beads, index, lang) ? Math.max(sum ?? 0, leastSure) : sum;
        return other ? [{ ...other, of: other.of ?? one, score }] : [];
      }),
    ].toSorted((one, other) => startOf(one, lang) - startOf(other, lang)),
  };
};

/** A pair of which there is some evidence, between two that are sure, in the order of both texts: it can be nothing else. */
const isBetweenSure = (beads: readonly RowBead[], index: number, lang: Language): boolean => {
  const [before, own, after] = [beads[index - 1], beads[index], beads[index + 1]];
  if (!own?.one || !own.other || toConfidence(own.score) < sureBetween) return false;
  const starts = [before, own, after].flatMap((bead) => (bead?.other ? startOf(bead.other, lang) : []));
  const isInOrder = starts.every((start, at) => at === 0 || start > (starts[at - 1] ?? 0));
  return isInOrder && [before, after].every((bead) => !bead || (bead.one && bead.other && isSure(bead)));
};

interface RowBead extends Pick<Row, 'score'> {
  readonly one: Row | undefined;
  readonly other: Row | undefined;
}

/** Rows of two lists that say the same, or of one alone, with the evidence; `lang` is the language of the second. */
export const alignRows = (
  known: readonly Row[],
  own: readonly Row[],
  lang: Language,
  readMentions: ReadMentions,
): readonly RowBead[] => {
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

/** The score from which nobody looks, and the confidence that is enough between two sure pairs. */
const leastSure = 2 * Math.log(sureScore / (1 - sureScore));
const sureBetween = 0.7;

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
