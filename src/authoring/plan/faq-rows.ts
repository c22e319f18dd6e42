import { type RowName, writeMargin } from '../../pipeline/edition/margin.ts';
import {
  type ByLanguage,
  type CardNode,
  type FaqTree,
  type PrintedLines,
  type RulingNode,
  type RulingPart,
  titlesOf,
} from '../../pipeline/edition/tree.ts';
import type { Piece } from '../../pipeline/text/flow.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { CardNames } from '../../schema/card.ts';
import type { ChapterDecisions } from '../../schema/decision.ts';
import {
  firstOf,
  inEachLanguage,
  type Language,
  type Localized,
  languagesOf,
  mapTexts,
} from '../../schema/language.ts';
import type { FaqStructure } from '../read/structure.ts';
import type { RowTexts } from './align-rows.ts';

/** A text of a set FAQ that comes in, with what its lines are. */
export interface FaqText {
  readonly lang: Language;
  readonly source: SourceText;
  readonly structure: FaqStructure;
}

/**
 * A row of a set FAQ while it is planned. A chapter has sections, groups and cards in it, each group before its cards; a
 * section has notes and boxes, a card has rulings.
 */
export interface Row {
  readonly kind: 'chapter' | 'section' | 'note' | 'box' | 'group' | 'card' | 'ruling';
  /** The slug of a card, also of a box; a group has none. */
  readonly id: string;
  /** Its own lines in each language that has it, without those of the rows in it. */
  readonly lines: ByLanguage<readonly Line[]>;
  /** What it says; the printed name of a card. */
  readonly says: RowTexts;
  /** Of a chapter or section. */
  readonly titles?: Localized;
  /** Of a card or box that no file has. */
  readonly names?: CardNames | undefined;
  /** What a card prints that is the same in every language. */
  readonly looks?: string;
  /** What a person has to look at. */
  readonly mark?: string | undefined;
  /** How a newer text has changed what it says, a line each. */
  readonly changes?: readonly string[];
  readonly rows: readonly Row[];
  /** The row that it was before, or that a row of another text is. */
  readonly of?: Row | undefined;
  /** What a chapter has retired. */
  readonly retired?: Retired;
}

export type Retired = NonNullable<ChapterDecisions['retired']>;

/** A line of a row: what it is, and its text; no piece where no line prints it. */
export interface Line {
  readonly name: Omit<RowName, 'id' | 'lang'>;
  readonly piece: Pick<Piece, 'flow' | 'markup'> | undefined;
}

/** The name in the margin of a line of a row. */
export const marginOf = ({ id }: Row, { name }: Line, lang: Language): string =>
  writeMargin({ ...name, id: hasId.has(name.is) ? id : '', lang }, lang);

const hasId: ReadonlySet<RowName['is']> = new Set(['chapter', 'section', 'note', 'card', 'ruling']);

/** The rows of texts that are there, as they are joined. */
export const readRows = ({ chapters }: FaqTree): readonly Row[] => {
  const named: Readonly<Record<string, CardNames>> = Object.assign(
    {},
    ...chapters.map(({ decisions }) => decisions.names),
  );
  return chapters.map(({ id, holds, headings, decisions, sections, groups }) => {
    const rows = [
      ...sections.map((section): Row => {
        const items = section.items.map(
          (item): Row =>
            item.is === 'card'
              ? { ...readCard(item, named), kind: 'box', says: {} }
              : {
                  kind: 'note',
                  id: item.id,
                  lines: mapTexts(item.texts, (piece) => [
                    { name: { is: 'note', kind: item.kind, isInner: item.isInner }, piece },
                  ]),
                  says: saidIn(item.texts),
                  rows: [],
                },
        );
        return {
          kind: 'section',
          id: section.id,
          lines: headingLines({ is: 'section' }, section.headings, items),
          says: saidIn(section.headings),
          titles: titlesOf(section.headings, decisions.sections?.[section.id]),
          rows: items,
        };
      }),
      ...groups.flatMap((group): readonly Row[] => {
        const cards = group.cards.filter(({ isLost }) => !isLost).map((card) => readCard(card, named));
        if (languagesOf(group.headings).length === 0) return cards;
        const lines = headingLines({ is: 'group' }, group.headings, cards);
        return [{ kind: 'group', id: '', lines, says: {}, rows: [] }, ...cards];
      }),
    ];
    return {
      kind: 'chapter',
      id,
      lines: headingLines({ is: 'chapter', holds }, headings, rows),
      says: saidIn(headings),
      titles: titlesOf(headings, decisions.titles),
      retired: decisions.retired ?? [],
      rows,
    };
  });
};

/** A heading where it is printed, and the row alone where a text has only what is in it. */
const headingLines = (name: Line['name'], headings: ByLanguage<Piece>, rows: readonly Row[]): Row['lines'] =>
  inEachLanguage((lang) =>
    headings[lang] || rows.some(({ lines }) => lines[lang]) ? [{ name, piece: headings[lang] }] : undefined,
  );

const readCard = (card: CardNode, named: Readonly<Record<string, CardNames>>): Row => ({
  kind: 'card',
  id: card.slug,
  lines: mapTexts(card.texts, ({ name }) => [{ name: { is: 'card' }, piece: name ?? undefined }]),
  names: named[card.slug],
  says: inEachLanguage((lang) => card.texts[lang]?.name?.flow.text),
  looks: looksOfCard(firstOf(card.texts)),
  rows: card.rulings.map(readRuling),
});

const looksOfCard = (texts: PrintedLines | undefined): string => {
  if (!texts) return '';
  const { name, nameEn, manaCost, typeLine, stats, text } = texts;
  const printed = [name, nameEn, manaCost, typeLine, stats].filter((piece) => piece !== null);
  return looksOf(manaCost, stats, printed.length + text.length);
};

const readRuling = ({ id, texts }: RulingNode): Row => ({
  kind: 'ruling',
  id,
  lines: mapTexts(texts, ([first]) => {
    const begins = first && beginnings[first.type];
    return [{ name: { is: 'ruling', ...(begins ? { begins } : {}) }, piece: first && piecesOf(first)[0] }];
  }),
  says: mapTexts(texts, (parts) =>
    parts
      .flatMap(piecesOf)
      .map(({ flow }) => flow.text)
      .join('\n'),
  ),
  rows: [],
});

/** How a ruling begins in the margin. */
export const beginnings = { paragraph: undefined, list: 'item', steps: 'step' } as const;

const piecesOf = (part: RulingPart): readonly Piece[] =>
  part.type === 'paragraph' ? [part.piece] : part.pieces;

const saidIn = (pieces: ByLanguage<Piece>): RowTexts => mapTexts(pieces, ({ flow }) => flow.text);

/** Signs and figures of the cost of a card, its size, and how many lines it prints. */
export const looksOf = (
  manaCost: Pick<Piece, 'flow'> | null,
  stats: Pick<Piece, 'flow'> | null,
  lines: number,
): string => {
  const size = stats?.flow.text.normalize('NFKC') ?? '';
  const symbols = manaCost?.flow.text.match(/[{｛]/gu)?.length ?? 0;
  return `${symbols} ${size} ${lines}`;
};

/** The languages in which a line prints a row. */
export const printedIn = ({ lines }: Row): readonly Language[] =>
  languagesOf(lines).filter((lang) => lines[lang]?.some(({ piece }) => piece));

export const ofKind = ({ rows }: Row, kind: Row['kind']): readonly Row[] =>
  rows.filter((row) => row.kind === kind);

/** A row without one of its languages, and the row that it was; undefined where it has no other. */
export const withoutLanguage = (row: Row, lang: Language): Row | undefined => {
  const lines = without(row.lines, lang);
  if (languagesOf(lines).length === 0) return undefined;
  return {
    ...row,
    of: row,
    lines,
    says: without(row.says, lang),
    rows: row.rows.flatMap((one) => withoutLanguage(one, lang) ?? []),
  };
};

const without = <Value>(texts: ByLanguage<Value>, lang: Language): ByLanguage<Value> =>
  inEachLanguage((one) => (one === lang ? undefined : texts[one]));

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
        if (row.kind === 'group') return [];
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

/** Gives IDs that no address has had. */
export interface FreeIds {
  /** The name, or the name with the first letter that is free: `combat-b`. */
  readonly name: (name: string) => string;
  /** The next number after a stem: `next('#combat-') // => '7'` */
  readonly next: (stem: string) => string;
}

export const createIds = (addresses: Iterable<string>): FreeIds => {
  const taken = new Set(addresses);
  const isTaken = (name: string): boolean =>
    [...taken].some(
      (address) => address.endsWith(`/#${name}`) || address.replace(/^[^/]*\//u, '') === `${name}/`,
    );
  return {
    name: (name) => {
      const letters = ['', ...Array.from('bcdefghijklmnopqrstuvwxyz', (letter) => `-${letter}`)];
      return letters.map((letter) => `${name}${letter}`).find((one) => !isTaken(one)) ?? name;
    },
    next: (stem) => {
      const numbers = [...taken].flatMap((address) => {
        const end = address.slice(address.indexOf(stem) + stem.length);
        return address.includes(stem) && /^\d+$/u.test(end) ? [Number(end)] : [];
      });
      const id = Math.max(0, ...numbers) + 1;
      taken.add(`${stem}${id}`);
      return `${id}`;
    },
  };
};
