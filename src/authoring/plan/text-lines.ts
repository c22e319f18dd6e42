import { cardLines, isOnNoPage, type RowName, writeMargin } from '../../pipeline/marked-text/margin.ts';
import type { MarkedLine, MarkedRow } from '../../pipeline/marked-text/marked-text.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { Language } from '../../schema/language.ts';
import { inTextOrder, type NamedText, toMarkedLines } from '../write/marked-lines.ts';

// The lines of a text with their parsed margins, so that a line of another text can take them over.

/** A line of a source. The unprinted rows above the line come first in `rows`. */
export interface Line {
  readonly text: string;
  readonly rows: readonly NamedRow[];
}

export interface NamedRow {
  readonly row: Extract<MarkedLine, { is: 'row' | 'unprinted' }>;
  /** The parsed margin; undefined for a blank line. */
  readonly name: RowName | undefined;
  /** Whether the row is a further paragraph of the ruling above. */
  readonly continuesRuling?: boolean;
  /** Whether the margin comes from the older text. */
  readonly isKept?: boolean;
  /** As `parentOf` returns it; undefined for a blank line. */
  readonly parent?: string | undefined;
}

export const linesOf = (source: SourceText, texts: readonly NamedText[], own: Language): readonly Line[] => {
  const lines: { text: string; readonly rows: NamedRow[] }[] = [];
  let waiting: NamedRow[] = [];
  for (const named of placeRows(source, texts, own)) {
    const { row } = named;
    waiting.push(named);
    if (row.is === 'unprinted') continue;
    const last = lines.at(-1);
    if (row.continuesLine && last) {
      last.text += row.text;
      last.rows.push(...waiting);
    } else lines.push({ text: row.text, rows: waiting });
    waiting = [];
  }
  return lines;
};

const placeRows = (source: SourceText, texts: readonly NamedText[], own: Language): readonly NamedRow[] => {
  let position = start;
  let ruling = '';
  return toMarkedLines(source, inTextOrder(texts), own).flatMap(
    ({ line: row, text }): readonly NamedRow[] => {
      if (row.is !== 'row' && row.is !== 'unprinted') return [];
      const name = text?.name;
      if (!name) return [{ row, name }];
      const parent = parentOf(position, name, row);
      position = advance(position, name);
      if (name.is !== 'ruling') return [{ row, name, parent }];
      const continuesRuling = joinsOf(row) === '' && name.id === ruling;
      ruling = name.id;
      return [{ row, name, parent, continuesRuling }];
    },
  );
};

/** The last chapter, section and card that began, and the row above. */
export interface Position {
  readonly chapter: string;
  /** The section, or the part of a guide that the last heading begins. */
  readonly section: string;
  readonly card: string;
  readonly above: string;
}

export const start: Position = { chapter: '', section: '', card: '', above: '' };

export const advance = (position: Position, { is, id, part }: RowName): Position => ({
  ...position,
  ...(is === 'chapter' ? { chapter: id, section: '', card: '' } : {}),
  ...(is === 'section' ? { section: id, card: '' } : {}),
  ...(is === 'heading' ? { section: part ?? '' } : {}),
  ...(is === 'card' ? { card: id } : {}),
  above: `${is} ${id}`,
});

/** The card, section, part or chapter that contains a row, or empty; for `>` and `/`, the row above. */
export const parentOf = (position: Position, { is }: RowName, row: NamedRow['row']): string => {
  if (joinsOf(row) !== '') return position.above;
  if (is === 'note' || is === 'clause' || is === 'annotation') return position.section;
  if (is === 'section') return position.chapter;
  if (isOfCard.has(is)) return isInRulings.test(position.above) ? '' : position.card;
  return is === 'ruling' || is === 'item' || is === 'step' ? position.card : '';
};

const isOfCard: ReadonlySet<RowName['is']> = new Set(cardLines);
const isInRulings = /^(?:ruling|item|step) /u;

export const isPrinted = ({ text }: Line): boolean => text.trim() !== '';

export interface PrintedRow extends NamedRow {
  readonly row: MarkedRow;
}

export const printedRows = ({ rows }: Line): readonly PrintedRow[] =>
  rows.flatMap(({ row, ...more }) => (row.is === 'row' ? [{ ...more, row }] : []));

/**
 * Writes names into the margins. A row that continues a text further up (`> remedy-4`), or the ruling above, gets the
 * ID of the last row of its kind and language. Without such a row, it begins a new text.
 */
export const writeNames = (rows: readonly NamedRow[], own: Language): readonly MarkedLine[] => {
  /** By kind and language. */
  const last = new Map<string, RowName>();
  let above: RowName | undefined;
  return rows.map(({ row, name, continuesRuling, isKept }) => {
    if (!name) return row;
    const joins = joinsOf(row);
    const isDirect = joins !== '' && row.margin === '';
    if (isDirect && above && isOnNoPage(name) === isOnNoPage(above)) return row;
    const known = last.get(`${name.is} ${name.lang}`);
    const isContinuing = joins !== '' && !isDirect && known !== undefined;
    above = known && (isContinuing || (continuesRuling && !isKept)) ? { ...name, id: known.id } : name;
    last.set(`${name.is} ${name.lang}`, above);
    return withMargin(row, writeMargin(above, own), isContinuing ? joins : '');
  });
};

const joinsOf = (row: NamedRow['row']): MarkedRow['joins'] => (row.is === 'row' ? row.joins : '');

const withMargin = (row: NamedRow['row'], margin: string, joins: MarkedRow['joins']): MarkedLine =>
  row.is === 'row' ? { ...row, margin, joins } : { ...row, margin };
