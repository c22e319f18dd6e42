import { type Language, languages } from '../../schema/language.ts';
import type { IpgStructure } from '../structure.ts';
import { alignSides, type Bead } from './beads.ts';
import { type Costs, defaultCosts } from './costs.ts';
import { type Knowledge, vocabulariesOf } from './knowledge.ts';
import { moveClauses } from './moves.ts';
import { createScorer, type Evidence, type Scorer, type Span } from './score.ts';
import { joinPieces, type Sentence, type Side, sideOfText, type Voices } from './side.ts';
import { addTraits } from './traits.ts';

/** One text of a section, in one of its languages. */
export interface TextToAlign {
  readonly lang: Language;
  readonly structure: IpgStructure;
}

/** Stretches of the texts that are one clause. */
export interface AlignedRow {
  readonly pieces: Sentence['pieces'];
  /** What each language says, for whoever names the row. */
  readonly voices: Voices;
  /** Sum of the evidence: a log-likelihood ratio. Undefined for a row of one language. */
  readonly score?: number;
  readonly evidence: readonly Evidence[];
}

/**
 * Aligns the clauses of the texts of one section, in reading order. Of three texts, the two that agree best are
 * aligned first and the third with the rows they make, so that no pair can contradict the others.
 */
export const alignTexts = (
  texts: readonly TextToAlign[],
  knowledge: Knowledge,
  costs: Costs = defaultCosts,
): readonly AlignedRow[] => {
  const vocabularies = vocabulariesOf(knowledge);
  const sides = texts.map(({ lang, structure }) => sideOfText(structure, lang, vocabularies));
  const [first, second, ...others] = inBestOrder(sides, costs);
  if (!first) return [];
  if (!second) return alignPair(first, { sentences: [] }, costs);
  return others.reduce<readonly AlignedRow[]>(
    (rows, side) => alignPair(sideOfRows(rows), side, costs, rows),
    alignPair(first, second, costs),
  );
};

/** The two sides that agree best come first. */
const inBestOrder = (sides: readonly Side[], costs: Costs): readonly Side[] => {
  if (sides.length <= 2) return sides;
  const pairs = sides.flatMap((left, index) =>
    sides.slice(index + 1).map((right) => ({ left, right, agreement: agreementOf(left, right, costs) })),
  );
  const best = pairs.reduce((one, other) => (other.agreement > one.agreement ? other : one));
  return [best.left, best.right, ...sides.filter((side) => side !== best.left && side !== best.right)];
};

const agreementOf = (left: Side, right: Side, costs: Costs): number =>
  alignSides(left, right, createScorer(left, right), costs).reduce((sum, { score }) => sum + score, 0);

/** `rows` are those that the left side was made of, if it was. */
const alignPair = (
  left: Side,
  right: Side,
  costs: Costs,
  rows: readonly AlignedRow[] = [],
): readonly AlignedRow[] => {
  const scorer = createScorer(left, right);
  const beads = moveClauses(alignSides(left, right, scorer, costs), scorer, costs);
  return beads.map((bead) => toRow(bead, left, right, scorer, rows));
};

const toRow = (
  { left: first, right: second, score }: Bead,
  left: Side,
  right: Side,
  scorer: Scorer,
  rows: readonly AlignedRow[],
): AlignedRow => {
  const before = first ? rows.slice(first.from, first.to) : [];
  const sentences = [...sentencesIn(left, first), ...sentencesIn(right, second)];
  const scores = [
    ...before.flatMap((row) => (row.score === undefined ? [] : [row.score])),
    ...(first && second ? [score] : []),
  ];
  return {
    pieces: forEachLanguage((lang) => {
      const pieces = joinPieces(sentences.flatMap((sentence) => sentence.pieces[lang] ?? []));
      return pieces.length > 0 ? pieces : undefined;
    }),
    voices: forEachLanguage((lang) => {
      const [one, ...more] = sentences.flatMap(({ voices }) => (voices[lang] ? [voices[lang]] : []));
      return one && more.reduce(addTraits, one);
    }),
    // A row is as good as its weakest link.
    ...(scores.length > 0 ? { score: Math.min(...scores) } : {}),
    evidence: [
      ...before.flatMap(({ evidence }) => evidence),
      ...(first && second ? scorer.explain(first, second) : []),
    ],
  };
};

const sentencesIn = ({ sentences }: Side, span: Span | undefined): readonly Sentence[] =>
  span ? sentences.slice(span.from, span.to) : [];

/** Rows as a side: each is one sentence. Two neighbours of different languages may well be one clause. */
const sideOfRows = (rows: readonly AlignedRow[]): Side => ({
  sentences: rows.map(({ pieces, voices }, index): Sentence => {
    const before = rows[index - 1]?.voices ?? {};
    const isApart = languages.every((lang) => voices[lang] === undefined || before[lang] === undefined);
    return { pieces, voices, cut: isApart ? 'continued' : 'paragraph' };
  }),
});

const forEachLanguage = <Value>(
  inLanguage: (lang: Language) => Value | undefined,
): Partial<Record<Language, Value>> =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const value = inLanguage(lang);
      return value === undefined ? [] : [[lang, value] as const];
    }),
  );
