import type { SectionTree } from '../../pipeline/join/tree.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { ReadParagraph } from '../read/name-paragraphs.ts';
import { toQuestion } from '../write/edit-marked-text.ts';
import { inTextOrder, type NamedText } from '../write/lay-rows.ts';
import type { Row, SectionText } from './rows.ts';

/** A clause as a machine proposes it, with what it guesses among the decisions, for a person to look at. */
export interface PlannedRow extends Row {
  /** What a person has to look at in the decisions: why a language has no text. */
  readonly gaps: readonly string[];
}

/** The rows of a section with newer texts laid over it. */
export interface SectionRows {
  readonly before: SectionTree;
  /** The file of each language, as it will be. */
  readonly files: Readonly<Partial<Record<Language, string>>>;
  /** The newer texts; one of two languages is in it for each. */
  readonly next: readonly SectionText[];
  /** Every row there will be, in reading order. */
  readonly rows: readonly PlannedRow[];
  /** The rows that no text has any more. */
  readonly gone: readonly Row[];
  /** What a machine would keep from the pages, but for words that a person has let go before; with the newer text that has it. */
  readonly doubtful: ReadonlyMap<ReadParagraph, SourceText>;
}

/** The rows of one of the newer texts of a plan, in the order of the text. */
export const rowsOfPlan = (plan: SectionRows, { source, paragraphs }: SectionText): readonly NamedText[] => {
  const own = languages.filter((lang) => plan.files[lang] === source.file);
  const others = paragraphs.filter(({ name }) => name.is !== 'clause' && name.is !== 'annotation');
  return inTextOrder([
    ...others.map((row) =>
      plan.doubtful.has(row)
        ? { ...row, remarks: [toQuestion('is the next line no part of the text?')] }
        : row,
    ),
    ...plan.rows.flatMap(({ id, lines, prints, annotations }) => [
      ...own.flatMap((lang) => (lines[lang] ?? []).map((piece) => clauseAt(id, lang, piece))),
      ...prints.flatMap((one) => (own.includes(one.in) ? [clauseAt(id, one.lang, one.piece)] : [])),
      ...annotations.flatMap(({ lang, piece, ...one }): readonly NamedText[] =>
        own.includes(lang) ? [{ name: { is: 'annotation', id: one.id, lang }, piece }] : [],
      ),
    ]),
  ]);
};

const clauseAt = (id: string, lang: Language, piece: NamedText['piece']): NamedText => ({
  name: { is: 'clause', id, lang },
  piece,
});
