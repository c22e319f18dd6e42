import type { Staged } from '../../pipeline/diagnostics.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { type Part, parts } from '../../schema/guide.ts';
import { type Language, mapTexts } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import { type AlignedRow, alignTexts } from '../align/align-texts.ts';
import { identifyRows, type Placements, partOf } from '../align/identify.ts';
import { createMentionReader } from '../align/mentions.ts';
import type { Piece } from '../align/units.ts';
import type { GuideStructure } from '../read/structure.ts';

/** A proposed clause row: for a person to decide. */
export interface ProposedRow {
  readonly id: string;
  readonly part: Part;
  readonly label?: string;
  /** What of the sources it is made of. */
  readonly pieces: Readonly<Partial<Record<Language, readonly Piece[]>>>;
  /** Between 0 (a guess) and 1 (certain). */
  readonly score: number;
}

/** One text of a section. */
export interface TextToAlign {
  readonly lang: Language;
  readonly source: SourceText;
  readonly structure: GuideStructure;
}

/**
 * Proposes rows for texts of the same section, one for each language. Clauses only: annotations stay with their
 * clauses. A text without clauses is reported.
 */
export const proposeRows = (
  texts: readonly TextToAlign[],
  terms: readonly Term[] = [],
): Staged<readonly ProposedRow[]> => {
  const rows = [
    ...penaltyRow(texts),
    ...inEnglishOrder(alignTexts(texts, createMentionReader(terms)).map(toRow).sort(byPart)),
  ];
  const identities = identifyRows(rows.map(({ placements }) => placements));
  return {
    value: rows.flatMap(({ pieces, score }, index): ProposedRow[] => {
      const identity = identities[index];
      return identity ? [{ ...identity, pieces, score: toConfidence(score) }] : [];
    }),
    diagnostics: texts.filter((text) => !hasClauses(text)).map(noClauses),
  };
};

type Row = Pick<AlignedRow, 'pieces' | 'score'> & { readonly placements: Placements };

const toRow = ({ features, ...row }: AlignedRow): Row => ({
  ...row,
  placements: mapTexts(features, ({ placements }) => placements),
});

/** The penalty needs no comparison: a section has one. */
const penaltyRow = (texts: readonly TextToAlign[]): readonly Row[] => {
  const pieces = Object.fromEntries(
    texts.flatMap(({ lang, structure }) => {
      const own = structure.blocks.filter((block) => block.role === 'penalty' && block.lang === lang);
      return own.length > 0 ? [[lang, own.map((block): Piece => ({ block, flow: block.flow }))]] : [];
    }),
  );
  const found = Object.keys(pieces);
  if (found.length === 0) return [];
  return [
    {
      pieces,
      placements: Object.fromEntries(found.map((lang) => [lang, [{ part: 'penalty', isPartSure: true }]])),
      score: found.length > 1 ? certain : 0,
    },
  ];
};

const certain = 10;

/** Where translations order clauses otherwise, English decides; rows without English stay where they are. */
const inEnglishOrder = (rows: readonly Row[]): readonly Row[] => {
  const startOf = ({ pieces }: Row): number => pieces.en?.[0]?.flow.offsets[0] ?? 0;
  const english = rows.filter(({ pieces }) => pieces.en !== undefined);
  const sorted = english.toSorted((one, other) => byPart(one, other) || startOf(one) - startOf(other));
  return rows.map((row) => sorted[english.indexOf(row)] ?? row);
};

const byPart = (one: Row, other: Row): number =>
  parts.indexOf(partOf(one.placements)) - parts.indexOf(partOf(other.placements));

/**
 * A log-likelihood ratio as a probability, softened because the evidence is not independent; a row of one language
 * is an open question.
 */
const toConfidence = (score = 0): number => Math.round(100 / (1 + Math.exp(-score / 2))) / 100;

const hasClauses = ({ lang, structure }: TextToAlign): boolean =>
  structure.blocks.some((block) => block.role === 'clause' && block.lang === lang);

const noClauses = ({ lang, source }: TextToAlign): Diagnostic => ({
  code: 'align/no-clauses',
  severity: 'warning',
  file: source.file,
  message: `No clause in ${lang} was found in the text.`,
  hint: 'Is the language right, and the kind (`--kind guide` or `guide-annotated`)? `content parse` shows what is seen.',
});
