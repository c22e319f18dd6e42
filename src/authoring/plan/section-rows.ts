import type { SectionTree } from '../../pipeline/edition/tree.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { GuideBlock, LedgerBlock } from '../read/structure.ts';
import { inTextOrder, type NamedText, rowsOffPage } from '../write/lay-rows.ts';
import type { Moves } from './moves.ts';
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
  /** What has moved in each newer text. */
  readonly moves: ReadonlyMap<Language, Moves>;
  /** What a machine would keep from the pages, but for words that a person has let go before; with the newer text that has it. */
  readonly doubtful: ReadonlyMap<LedgerBlock, SourceText>;
}

/** The rows of one of the newer texts of a plan, in the order of the text. */
export const rowsOfPlan = (plan: SectionRows, { source, structure }: SectionText): readonly NamedText[] => {
  const own = languages.filter((lang) => plan.files[lang] === source.file);
  const row = (name: string, lang: Language, piece: NamedText['piece']): NamedText => ({
    margin: lang === own[0] ? name : `${name} ${lang}`,
    piece,
  });
  return inTextOrder(
    [
      ...structure.blocks.flatMap((block) => headingsOf(block).map((name) => row(name, block.lang, block))),
      ...plan.rows.flatMap(({ id, lines, prints, annotations }) => [
        ...own.flatMap((lang) => (lines[lang] ?? []).map(({ piece }) => row(id, lang, piece))),
        ...prints.flatMap((one) => (own.includes(one.in) ? [row(id, one.lang, one.piece)] : [])),
        ...annotations.flatMap((one) => (own.includes(one.lang) ? [row(one.id, one.lang, one.piece)] : [])),
      ]),
    ],
    rowsOffPage(source, structure, (block) => plan.doubtful.has(block)),
  );
};

/** The name of a title or heading. */
const headingsOf = ({ role, part, inside }: GuideBlock): readonly string[] => {
  if (role === 'title') return ['title'];
  return role === 'heading' ? [`${inside ? 'subheading' : 'heading'} ${part ?? 'definition'}`] : [];
};
