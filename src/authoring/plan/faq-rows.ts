import {
  type ByLanguage,
  type CardNode,
  type ChapterNode,
  type PrintedLines,
  type RulingNode,
  titlesOf,
} from '../../pipeline/edition/tree.ts';
import type { Piece } from '../../pipeline/text/flow.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { CardNames } from '../../schema/card.ts';
import {
  firstOf,
  inEachLanguage,
  type Language,
  type Localized,
  languagesOf,
  mapTexts,
} from '../../schema/language.ts';
import type { WordingDiff } from '../compare/similarity.ts';
import type { FaqStructure } from '../read/structure.ts';
import { without } from './rows.ts';

/** A text of a set FAQ that comes in, with what its lines are. */
export interface FaqText {
  readonly lang: Language;
  readonly source: SourceText;
  readonly structure: FaqStructure;
}

/**
 * A row of a set FAQ while it is planned. A chapter has sections and cards in it; a section has notes and boxes, a card has
 * rulings.
 */
export interface Row {
  readonly kind: 'chapter' | 'section' | 'note' | 'box' | 'card' | 'ruling';
  /** The slug of a card, also of a box. */
  readonly id: string;
  /** What it says in each language that has it, empty where no line prints it; the printed name of a card. */
  readonly says: ByLanguage<string>;
  /** Of a chapter or section. */
  readonly titles?: Localized;
  /** Of a card or box that no file has. */
  readonly names?: CardNames | undefined;
  /** What a card prints that is the same in every language. */
  readonly looks?: string;
  /** What a person has to look at. */
  readonly asks?: string | undefined;
  /** How newer texts have changed its words. */
  readonly changed?: ByLanguage<WordingDiff>;
  readonly rows: readonly Row[];
  /** Of a row of a text: the row that it is. */
  readonly of?: Row | undefined;
}

/** The rows of texts, as they are joined. */
export const readRows = (chapters: readonly ChapterNode[]): readonly Row[] => {
  const named: Readonly<Record<string, CardNames>> = Object.assign(
    {},
    ...chapters.map(({ decisions }) => decisions.names),
  );
  return chapters.map(({ id, headings, decisions, sections, groups }) => {
    const rows = [
      ...sections.map((section): Row => {
        const items = section.items.map(
          (item): Row =>
            item.is === 'card'
              ? readCard('box', item, named)
              : { kind: 'note', id: item.id, says: mapTexts(item.texts, ({ flow }) => flow.text), rows: [] },
        );
        return {
          ...{ kind: 'section', id: section.id, says: headingsOf(section.headings, items), rows: items },
          titles: titlesOf(section.headings, decisions.sections?.[section.id]),
        };
      }),
      ...groups.flatMap(({ cards }) =>
        cards.filter(({ isLost }) => !isLost).map((card) => readCard('card', card, named)),
      ),
    ];
    return {
      ...{ kind: 'chapter', id, says: headingsOf(headings, rows), rows },
      titles: titlesOf(headings, decisions.titles),
    };
  });
};

/** What a heading says, also where a text has only what is below it. */
const headingsOf = (headings: ByLanguage<Piece>, rows: readonly Row[]): ByLanguage<string> =>
  inEachLanguage(
    (lang) =>
      headings[lang]?.flow.text ?? (rows.some(({ says }) => says[lang] !== undefined) ? '' : undefined),
  );

const readCard = (
  kind: 'card' | 'box',
  { slug, texts, rulings }: CardNode,
  named: Readonly<Record<string, CardNames>>,
): Row => ({
  ...{ kind, id: slug, names: named[slug], looks: looksOf(firstOf(texts)), rows: rulings.map(readRuling) },
  says: mapTexts(texts, ({ name }) => name?.flow.text ?? ''),
});

const readRuling = ({ id, texts }: RulingNode): Row => ({
  ...{ kind: 'ruling', id, rows: [] },
  says: mapTexts(texts, (parts) =>
    parts
      .flatMap((part) => (part.type === 'paragraph' ? [part.piece] : part.pieces))
      .map(({ flow }) => flow.text)
      .join('\n'),
  ),
});

/** Signs and figures of the cost of a card, its size, and how many lines it prints. */
const looksOf = (texts: PrintedLines | undefined): string => {
  if (!texts) return '';
  const { name, nameEn, manaCost, typeLine, stats, text } = texts;
  const printed = [name, nameEn, manaCost, typeLine, stats, ...text].filter((piece) => piece !== null);
  const symbols = manaCost?.flow.text.match(/[{｛]/gu)?.length ?? 0;
  return `${symbols} ${stats?.flow.text.normalize('NFKC') ?? ''} ${printed.length}`;
};

/** The languages in which a line prints a row. */
export const printedIn = ({ says }: Row): readonly Language[] =>
  languagesOf(says).filter((lang) => says[lang] !== '');

export const ofKind = ({ rows }: Row, kind: Row['kind']): readonly Row[] =>
  rows.filter((row) => row.kind === kind);

/** What rows say together. */
export const wholeOf = (rows: readonly Row[]): ByLanguage<string> =>
  inEachLanguage((lang) => rows.flatMap(({ says }) => says[lang] || []).join('\n') || undefined);

/** A row without one of its languages, and the row that it was; undefined where it has no other. */
export const withoutLanguage = (row: Row, lang: Language): Row | undefined => {
  const says = without(row.says, lang);
  if (languagesOf(says).length === 0) return undefined;
  return { ...row, of: row, says, rows: row.rows.flatMap((one) => withoutLanguage(one, lang) ?? []) };
};

/** A row that can be linked to: its address, the name that people are told (a ruling: `clone#r1`), and the card of a ruling. */
export interface NamedRow {
  readonly row: Row;
  readonly name: string;
  readonly address: string;
  readonly card?: Row | undefined;
}

export const namedRows = (document: string, rows: readonly Row[]): readonly NamedRow[] =>
  rows.flatMap((chapter) => {
    const page = `${document}/${chapter.id}/`;
    return [
      { row: chapter, name: chapter.id, address: page },
      ...chapter.rows.flatMap((row): readonly NamedRow[] => {
        const isCard = row.kind === 'card';
        const address = isCard ? `${document}/cards/${row.id}/` : `${page}#${row.id}`;
        const inner = isCard ? row.rows : ofKind(row, 'note');
        return [
          { row, name: row.id, address },
          ...inner.map((one) => ({
            row: one,
            name: isCard ? `${row.id}#${one.id}` : one.id,
            address: isCard ? `${address}#${one.id}` : `${page}#${one.id}`,
            card: isCard ? row : undefined,
          })),
        ];
      }),
    ];
  });

export const addressesOf = (document: string, rows: readonly Row[]): readonly string[] =>
  namedRows(document, rows).map(({ address }) => address);
