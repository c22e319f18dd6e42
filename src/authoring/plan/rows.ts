import type { RowName } from '../../pipeline/edition/margin.ts';
import type { ByLanguage, ClauseNode, SectionTree } from '../../pipeline/edition/tree.ts';
import type { Flow, Piece } from '../../pipeline/text/flow.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import { type Part, parts } from '../../schema/guide.ts';
import { inEachLanguage, type Language, languages, languagesOf, mapTexts } from '../../schema/language.ts';
import { createPlacer, type Placement } from '../align/placement.ts';
import type { WordingDiff } from '../compare/similarity.ts';
import { type GuideBlock, type GuideStructure, isClause } from '../read/structure.ts';
import { partOf } from './number.ts';

/** A text of a section that comes in, with what its lines are; one in two languages comes in each of them. */
export interface SectionText {
  readonly lang: Language;
  readonly source: SourceText;
  readonly structure: GuideStructure;
}

/** A clause while it is planned; annotations are leaves below it. */
export interface Row {
  /** Empty while the clause has none. */
  readonly id: string;
  /** Its paragraphs in each language that has it. */
  readonly lines: ByLanguage<readonly Line[]>;
  /** The words of these paragraphs, a line each. */
  readonly says: ByLanguage<string>;
  /** Where the text of each language prints it. */
  readonly places: ByLanguage<readonly Placement[]>;
  readonly annotations: readonly Annotation[];
  readonly prints: readonly Print[];
  /** What there was of it; undefined for a new row. */
  readonly before?: ClauseNode | undefined;
  /** Of a row of one text: the row that it is. */
  readonly of?: Row | undefined;
  /** Evidence that its texts belong together, a log-likelihood ratio; undefined where nothing was compared. */
  readonly score?: number | undefined;
  /** How newer texts have changed its words. */
  readonly changed: ByLanguage<WordingDiff>;
  /** What a person has to decide; the build stops until the question is deleted. */
  readonly asks: readonly string[];
  /** That it is official text, or commentary, is a guess. */
  readonly isVoiceOpen?: boolean | undefined;
}

/** A paragraph as a line of the marked text. */
export interface Line {
  readonly name: Omit<RowName, 'id' | 'lang'>;
  readonly piece: Pick<Piece, 'flow' | 'markup'>;
}

export interface Annotation {
  readonly id: string;
  readonly lang: Language;
  readonly piece: Pick<Piece, 'flow' | 'markup'>;
}

/** What a text prints in a language that is not its own. */
export interface Print {
  readonly lang: Language;
  /** A language of the text. */
  readonly in: Language;
  readonly piece: Pick<Piece, 'flow' | 'markup'>;
}

export const emptyRow: Row = {
  ...{ id: '', lines: {}, says: {}, places: {}, annotations: [], prints: [], changed: {}, asks: [] },
};

/** The clauses that there are, as they are joined. */
export const readClauses = ({ clauses, entries }: SectionTree): readonly Row[] => {
  const labels = clauses.flatMap(({ id, label }) => (label === undefined ? [] : [id]));
  const isInARow = labels.every((id, index) => id === `example-${String.fromCharCode(97 + index)}`);
  const placeOf = ({ id, part, label }: ClauseNode): Placement => ({
    part,
    isPartSure: true,
    ...(label === undefined ? {} : { label: id.replace('example-', '').toUpperCase() }),
    ...(label === undefined || !isInARow ? {} : { lettersInARow: labels.length }),
  });
  const languageOf = (file: string): Language =>
    languages.find((lang) => entries[lang]?.file === file) ?? languages[0];
  return clauses.map((clause): Row => {
    const { id, texts, annotations, alsoPrinted } = clause;
    const lines = mapTexts(texts, (pieces) => pieces.map((piece): Line => ({ name: isClauseLine, piece })));
    return {
      ...emptyRow,
      ...{ id, lines, annotations, before: clause },
      says: mapTexts(lines, wordsOf),
      places: mapTexts(texts, () => [placeOf(clause)]),
      prints: alsoPrinted.map(({ lang, piece }) => ({ lang, in: languageOf(piece.source.file), piece })),
    };
  });
};

/** The clauses of a text in its order; what is printed of the penalty is one. */
export const clausesOf = ({ lang, structure }: SectionText): readonly Row[] => {
  const blocks = structure.blocks.filter((block) => isClause(block) && block.lang === lang);
  const place = createPlacer(
    structure,
    blocks.filter(({ role }) => role === 'clause'),
  );
  const rowOf = (own: readonly GuideBlock[], placement: Placement): Row => ({
    ...rowOfLines(
      lang,
      own.map(({ flow, markup }): Line => ({ name: isClauseLine, piece: { flow, markup } })),
    ),
    places: { [lang]: [placement] },
    isVoiceOpen: own.some(({ isVoiceOpen }) => isVoiceOpen),
  });
  const penalties = blocks.filter(({ role }) => role === 'penalty');
  return blocks.flatMap((block): readonly Row[] => {
    if (block.role !== 'penalty') return [rowOf([block], place(block))];
    return block === penalties[0] ? [rowOf(penalties, { part: 'penalty', isPartSure: true })] : [];
  });
};

const isClauseLine: Line['name'] = { is: 'clause' };

/** A row of a text with these lines. */
export const rowOfLines = (lang: Language, lines: readonly Line[]): Row => ({
  ...emptyRow,
  lines: { [lang]: lines },
  says: { [lang]: wordsOf(lines) },
});

export const wordsOf = (lines: readonly Line[]): string =>
  lines.map(({ piece }) => piece.flow.text).join('\n');

/** The part of a clause: its ID's, or where most texts print it. */
export const partOfRow = ({ before, places }: Row): Part => before?.part ?? partOf(places);

/** Rows part by part, else in their order. */
export const inParts = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => parts.indexOf(partOfRow(one)) - parts.indexOf(partOfRow(other)));

/** Where a row begins in the text of a language. */
export const startOf = ({ lines }: Row, lang: Language): number =>
  Math.min(...(lines[lang] ?? []).map(({ piece }) => firstOffset(piece.flow)));

export const firstOffset = ({ offsets }: Flow): number => offsets.find((at) => at >= 0) ?? -1;

export const hasText = ({ says }: Row): boolean => languagesOf(says).length > 0;

/** A value for each language but one. */
export const without = <Value>(texts: ByLanguage<Value>, lang: Language): ByLanguage<Value> =>
  inEachLanguage((one) => (one === lang ? undefined : texts[one]));

/**
 * The rows that there are with those of a text, of which each knows the row that it is (`of`); what is new comes after the row
 * that is before it in the text.
 */
export const unite = <One extends { readonly of?: One | undefined }>(
  known: readonly One[],
  own: readonly One[],
  merge: (row: One, text: One | undefined) => One,
): readonly One[] => {
  const fresh = Map.groupBy(
    own.filter(({ of }) => !of),
    (row) => own.slice(0, own.indexOf(row)).findLast(({ of }) => of)?.of,
  );
  return [
    ...(fresh.get(undefined) ?? []),
    ...known.flatMap((row) => [
      merge(
        row,
        own.find(({ of }) => of === row),
      ),
      ...(fresh.get(row) ?? []),
    ]),
  ].map((row) => ({ ...row, of: undefined }));
};
