/**
 * The records of a CSV text (RFC 4180) by the names in its head. Throws when a line does not end in CRLF,
 * a quote is left open or stands inside a plain cell, or a record has more or fewer cells than the head.
 */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/uy;
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const [, value = '', end] = cell.exec(text) ?? fail(`Ill-formed at ${at}: ${text.slice(at, at + 40)}`);
    rows.at(-1)?.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end === '\r\n') rows.push([]);
  }
  const [head = [], ...records] = rows.slice(0, -1);
  return records.map((cells) => {
    if (cells.length !== head.length) fail(`${cells.length} cells instead of ${head.length}: ${cells[0]}`);
    return Object.fromEntries(head.map((name, index) => [name, cells[index] ?? '']));
  });
}

function fail(message: string): never {
  throw new Error(message);
}
