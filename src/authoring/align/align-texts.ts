import { inEachLanguage, type Language, languages } from '../../schema/language.ts';
import type { GuideStructure } from '../read/structure.ts';
import { alignUnits, type Bead, moveClauses } from './beads.ts';
import { createScorer } from './evidence.ts';
import type { ReadMentions } from './mentions.ts';
import { addFeatures, type Features } from './placement.ts';
import { type ByLanguage, joinPieces, type Piece, type Span, type Unit, unitsOfText } from './units.ts';

/** One text of a section, in one of its languages. */
export interface TextToAlign {
  readonly lang: Language;
  readonly structure: GuideStructure;
}

/** The pieces of the texts that are one clause. */
export interface AlignedRow {
  readonly pieces: ByLanguage<readonly Piece[]>;
  /** The features of the text in each language; the row gets its ID from them. */
  readonly features: ByLanguage<Features>;
  /** Sum of the evidence: a log-likelihood ratio. Undefined for a row of one language. */
  readonly score?: number;
}

/**
 * Aligns the clauses of the texts of one section, in reading order. Of three texts, the two that agree best are
 * aligned first, then the third with the rows of these two. So the three pairs cannot contradict each other.
 */
export const alignTexts = (
  texts: readonly TextToAlign[],
  readMentions: ReadMentions,
): readonly AlignedRow[] => {
  const [first = [], second = [], third] = texts.map(({ lang, structure }) =>
    unitsOfText(structure, lang, readMentions),
  );
  if (!third) return alignPair(first, second);
  const [best] = [
    { rows: alignPair(first, second), rest: third },
    { rows: alignPair(first, third), rest: second },
    { rows: alignPair(second, third), rest: first },
  ].toSorted((one, other) => agreementOf(other.rows) - agreementOf(one.rows));
  return best ? alignPair(unitsOfRows(best.rows), best.rest, best.rows) : [];
};

const agreementOf = (rows: readonly AlignedRow[]): number =>
  rows.reduce((sum, { score }) => sum + (score ?? 0), 0);

/** `rows` are the rows that the left units were made from, if any. */
const alignPair = (
  left: readonly Unit[],
  right: readonly Unit[],
  rows: readonly AlignedRow[] = [],
): readonly AlignedRow[] => {
  const score = createScorer(left, right);
  const beads = moveClauses(alignUnits(left, right, score), score);
  return beads.map((bead) => {
    const units = [...unitsIn(left, bead.left), ...unitsIn(right, bead.right)];
    return toRow(bead, units, bead.left ? rows.slice(bead.left.from, bead.left.to) : []);
  });
};

const unitsIn = (units: readonly Unit[], span: Span | undefined): readonly Unit[] =>
  span ? units.slice(span.from, span.to) : [];

const toRow = (
  { left, right, score }: Bead,
  units: readonly Unit[],
  rows: readonly AlignedRow[],
): AlignedRow => {
  const scores = [...rows.flatMap((row) => row.score ?? []), ...(left && right ? [score] : [])];
  return {
    pieces: inEachLanguage((lang) => {
      const pieces = joinPieces(units.flatMap((unit) => unit.pieces[lang] ?? []));
      return pieces.length > 0 ? pieces : undefined;
    }),
    features: withSharedPart(
      inEachLanguage((lang) => {
        const [one, ...others] = units.flatMap(({ features }) => features[lang] ?? []);
        return one && others.reduce(addFeatures, one);
      }),
    ),
    // A row of three languages scores as its weakest pair.
    ...(scores.length > 0 ? { score: Math.min(...scores) } : {}),
  };
};

/** If only one language has a heading for the part of a row, the others take that part instead of their guess. */
const withSharedPart = (features: ByLanguage<Features>): ByLanguage<Features> => {
  const all = languages.flatMap((lang) => features[lang]?.placements ?? []);
  const [part, ...others] = new Set(all.flatMap((one) => (one.isPartSure ? one.part : [])));
  if (part === undefined || others.length > 0) return features;
  return inEachLanguage((lang) => {
    const own = features[lang];
    return own && { ...own, placements: own.placements.map((one) => ({ ...one, part, isPartSure: true })) };
  });
};

/** Rows as units. Two neighboring rows without a common language may be one clause. */
const unitsOfRows = (rows: readonly AlignedRow[]): readonly Unit[] =>
  rows.map(({ pieces, features }, index): Unit => {
    const before = rows[index - 1]?.features ?? {};
    const isApart = languages.every((lang) => features[lang] === undefined || before[lang] === undefined);
    return { pieces, features, begins: isApart ? 'continuation' : 'paragraph' };
  });
