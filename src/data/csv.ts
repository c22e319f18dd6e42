type Cell = string | number | undefined;

export type Column<Row> = readonly [name: string, cellOf: (row: Row) => Cell];

/**
 * CSV (RFC 4180) with a byte order mark: without one, Chinese and Japanese spreadsheets assume another encoding
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
 * Puts an apostrophe before a cell that a spreadsheet would run as a formula, and before one that starts with an
 * apostrophe, so that programs can restore the text. Numbers stay unchanged.
 * `guardCell('=1+1') // => "'=1+1"`, `guardCell('-1') // => '-1'`
 */
export const guardCell = (cell: string): string =>
  startsLikeFormula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;

const startsLikeFormula = /^['=+\-@＝＋－＠\t\r]/u;
const plainNumber = /^[+-]?\d+(?:\.\d+)?$/u;

const quoteCell = (cell: string): string =>
  /[",\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
