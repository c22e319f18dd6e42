/** The value of a cell; undefined is an empty cell. */
type Cell = string | number | undefined;

/** A column: its name in the head, and its cell for a row. */
export type Column<Row> = readonly [name: string, cellOf: (row: Row) => Cell];

/**
 * A table as CSV (RFC 4180): a head, CRLF after every record, cells quoted if they contain a quote, a comma or a line
 * break. It begins with a byte order mark, because a Chinese or Japanese spreadsheet otherwise assumes another encoding
 * than UTF-8.
 */
export const toCsv = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  byteOrderMark +
  [
    columns.map(([name]) => name),
    ...rows.map((row) => columns.map(([, cellOf]) => guardCell(String(cellOf(row) ?? '')))),
  ]
    .map((cells) => `${cells.map(quoteCell).join(',')}\r\n`)
    .join('');

const byteOrderMark = '\uFEFF';

/**
 * Keeps a spreadsheet from running a cell as a formula: a cell that starts like one (`=`, `+`, `-`, `@`, also in full
 * width, tab, carriage return) gets an apostrophe in front. So does a cell that starts with an apostrophe, so that the
 * text can be restored. Numbers stay unchanged.
 * `guardCell('=1+1') // => "'=1+1"`, `guardCell('-1') // => '-1'`
 */
export const guardCell = (cell: string): string =>
  startsLikeFormula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;

const startsLikeFormula = /^['=+\-@＝＋－＠\t\r]/u;
const plainNumber = /^[+-]?\d+(?:\.\d+)?$/u;

const quoteCell = (cell: string): string =>
  /[",\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
