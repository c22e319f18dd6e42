/** Reads the CSV that `toCsv` writes: a record of cells by column for each row. */
export function readCsv(csv: string): Record<string, string>[] {
  const [head = [], ...rows] = csv
    .replace('\uFEFF', '')
    .split(/(?<=\r\n)/u)
    .map((line) =>
      Array.from(
        line.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?:,|\r\n)/gu),
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    );
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}
