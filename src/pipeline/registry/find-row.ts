import { isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { FindRow } from '../diagnostics.ts';

/** The registry of a section or chapter: `registryPath('ipg', '2.3') // => 'content/registry/ipg/2.3.yml'` */
export const registryPath = (document: string, name: string): string =>
  `content/registry/${document}/${name}.yml`;

/**
 * Makes a finder for the texts of registry files. It gives the line of `at` in the row with this ID, or the line of
 * the ID if the row does not have `at`. `id` may be several words, of which one is the row's ID (`remedy-2 zh`,
 * `ruling ajani-goldmane r1`), or the ID of a chapter; `ledger` is the list of that name, and `lines[3]` the fourth row
 * of a structure. A file is parsed when it is first needed.
 */
export const createRowFinder = (
  files: readonly { readonly path: string; readonly text: string }[],
): FindRow => {
  const known = new Map<string, readonly Row[]>();
  return (registry, id, at) => {
    const names = new Set(id.split(' '));
    const rows = files
      .filter(({ path }) => path === registry || path.startsWith(`${registry}/`))
      .flatMap(({ path, text }) => {
        const own = known.get(path) ?? listRows(text);
        known.set(path, own);
        return own.filter(({ name }) => names.has(name)).map((row) => ({ file: path, ...row }));
      });
    const best = rows.find(({ lineOf }) => lineOf.has(at)) ?? rows[0];
    return best && { file: best.file, line: best.lineOf.get(at) ?? best.line };
  };
};

interface Row {
  readonly name: string;
  readonly line: number;
  /** By value, the line where it is first written. */
  readonly lineOf: ReadonlyMap<unknown, number>;
}

const listRows = (text: string): readonly Row[] => {
  const lineCounter = new LineCounter();
  const toLine = ({ range }: Node): number => lineCounter.linePos(range?.[0] ?? 0).line;
  const toRow = (name: string, start: Node, row: Node): Row => {
    const lineOf = new Map<unknown, number>();
    visit(row, {
      Scalar: (key, scalar) => {
        if (key !== 'key' && !lineOf.has(scalar.value)) lineOf.set(scalar.value, toLine(scalar));
      },
    });
    return { name, line: toLine(start), lineOf };
  };
  const rows: Row[] = [];
  visit(parseDocument(text, { lineCounter }), {
    Map: (_key, map) => {
      const id = map.get('id', true) ?? map.get('slug', true) ?? map.get('chapter', true);
      if (id) rows.push(toRow(String(id.value), id, map));
      // The rows of the ledger have no IDs.
      const ledger = map.get('ledger', true);
      if (isSeq(ledger)) rows.push(toRow('ledger', ledger, ledger));
      // Nor have those of a structure.
      const lines = map.get('lines', true);
      if (isSeq<Node>(lines))
        rows.push(...lines.items.map((row, index) => toRow(`lines[${index}]`, row, row)));
    },
  });
  return rows;
};
