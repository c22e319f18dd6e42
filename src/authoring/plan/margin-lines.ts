import { partOfId } from '../../pipeline/join/tree.ts';
import { cardLines, isOnNoPage, type RowName, writeMargin } from '../../pipeline/marked-text/margin.ts';
import { type MarkedLine, writeMarkedText } from '../../pipeline/marked-text/marked-text.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import { hasCards } from '../../schema/document-kind.ts';
import { commonLanguage, type Language } from '../../schema/language.ts';
import type { SourceEntry } from '../../schema/source.ts';
import { inTextOrder, layLines, type NamedText } from '../write/lay-rows.ts';

// The lines of a text with what their margins say: so that one text can have the margins of another.

/** A printed line with its rows, and what stands above it that no line prints. */
export interface Line {
  readonly text: string;
  readonly rows: readonly NamedRow[];
}

interface NamedRow {
  readonly row: Extract<MarkedLine, { is: 'row' | 'unprinted' }>;
  /** What it is of; undefined for a blank line. */
  readonly name: RowName | undefined;
  /** One more paragraph of the ruling above. */
  readonly isAgain: boolean;
}

type Entry = Pick<SourceEntry, 'kind' | 'languages'>;

/** The lines of a source whose texts have these names. */
export const linesOf = (
  source: SourceText,
  texts: readonly NamedText[],
  [own = commonLanguage]: readonly Language[],
): readonly Line[] => {
  const lines: { text: string; readonly rows: NamedRow[] }[] = [];
  let waiting: NamedRow[] = [];
  /** The last card or ruling. */
  let open: RowName | undefined;
  for (const { line: row, text } of layLines(source, inTextOrder(texts), own)) {
    if (row.is !== 'row' && row.is !== 'unprinted') continue;
    const name = text?.name;
    const isNew = row.is === 'row' && row.joins === '' && name?.is === 'ruling';
    waiting.push({ row, name, isAgain: isNew && open?.is === 'ruling' && open.id === name.id });
    if (name?.is === 'ruling' || name?.is === 'card') open = name;
    if (row.is === 'unprinted') continue;
    const last = lines.at(-1);
    if (row.goesOn && last) {
      last.text += row.text;
      last.rows.push(...waiting);
    } else lines.push({ text: row.text, rows: waiting });
    waiting = [];
  }
  return lines;
};

/** What the margin says of a line, but for numbers and names. */
export const sayLine = ({ rows }: Line): string =>
  JSON.stringify(
    rows.map(({ row, name, isAgain }) =>
      row.is === 'row' && row.joins !== ''
        ? [row.joins, row.margin === '', row.marks]
        : [name && sayName(name), isAgain, row.is === 'row' && row.marks],
    ),
  );

const sayName = (name: RowName): readonly unknown[] => {
  const { is, lang } = name;
  const part = is === 'clause' || is === 'annotation' ? partOfId(name.id) : undefined;
  return [is, lang, part, writeMargin({ ...name, id: '' }, lang)];
};

/** The margin of a line as it is written. */
export const marginOf = (line: Line): string => {
  const { joins = '', margin = '' } = printedRow(line) ?? {};
  return [joins, margin].filter((word) => word !== '').join(' ');
};

const printedRow = ({ rows }: Line) => rows.map(({ row }) => row).find((row) => row.is === 'row');

/** Whether a line continues the one above. */
export const continues = (line: Line): boolean => (printedRow(line)?.joins ?? '') !== '';

/** Whether a line is of what is above it: the paragraph, the ruling or the card. */
export const hangs = (line: Line): boolean => {
  const { name, isAgain } = line.rows[0] ?? {};
  return (
    continues(line) ||
    isAgain === true ||
    name?.isInner === true ||
    (name !== undefined && isOfAnother.has(name.is))
  );
};

const isOfAnother: ReadonlySet<RowName['is']> = new Set(['item', 'step', ...cardLines]);

/** The marked text of lines, which may be from several texts. */
export const writeLines = (lines: readonly Line[], entry: Entry): string =>
  writeMarkedText({ head: '', lines: lines.flatMap(({ rows }) => rows).map(createNames(entry)) });

/** Names rows anew, one after the other: a row that continues another has its name, and of a set FAQ each has an ID of its own. */
const createNames = (entry: Entry): ((named: NamedRow) => MarkedLine) => {
  const [own = commonLanguage] = entry.languages;
  /** The last row of each kind in each language, and of all. */
  const last = new Map<string, RowName>();
  let above: RowName | undefined;
  let count = 0;
  const idOf = ({ is, id }: RowName): string => {
    count += 1;
    if (id === '' || !hasCards(entry)) return id;
    return `${is === 'ruling' ? 'r' : 'x-'}${count}`;
  };
  return ({ row, name, isAgain }) => {
    if (!name) return row;
    const kind = `${name.is} ${name.lang}`;
    const known = last.get(kind);
    // What continues a line that is on no page now, and is on a page itself, begins there.
    const isOfAbove = above !== undefined && isOnNoPage(name) === isOnNoPage(above);
    if (row.is === 'row' && row.joins !== '' && known && (row.margin !== '' || isOfAbove)) {
      if (row.margin === '') return row;
      above = known;
      return { ...row, margin: writeMargin(known, own) };
    }
    above = { ...name, id: isAgain && known ? known.id : idOf(name) };
    last.set(kind, above);
    const margin = writeMargin(above, own);
    return row.is === 'row' ? { ...row, joins: '', margin } : { ...row, margin };
  };
};
