/** Where a registry row names the lines of its source. */
interface RowPlace {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

/** Finds a row in a registry file, or in the files of a registry folder, by its ID and what it points at. */
export type FindRow = (registry: string, id: string, at: string) => RowPlace | undefined;

/**
 * A finder over the texts of registry files. A row begins where its ID is given (`id: remedy-2`), and its place is
 * the first line from there on that has `at`; where no row with the ID has it, or `at` is empty, the line of the ID. `id` may say more
 * than the row's own name (`remedy-2 zh`, `ruling ajani-goldmane r1`).
 */
export const createRowFinder =
  (files: readonly { readonly path: string; readonly text: string }[]): FindRow =>
  (registry, id, at) => {
    const names = id.split(' ');
    const found = files
      .filter(({ path }) => path === registry || path.startsWith(`${registry}/`))
      .flatMap(({ path, text }) => rowsOf(text, names, at).map((row) => ({ file: path, ...row })));
    const best = found.find(({ isExact }) => isExact) ?? found[0];
    return best && { file: best.file, line: best.line };
  };

const rowsOf = (
  text: string,
  names: readonly string[],
  at: string,
): readonly { readonly line: number; readonly isExact: boolean }[] => {
  const lines = text.split('\n');
  return lines.flatMap((line, start) => {
    if (!names.includes(idIn(line) ?? '')) return [];
    const end = lines.findIndex((later, index) => index > start && /^ {2}- .*\bid:/u.test(later));
    if (at === '') return [{ line: start + 1, isExact: true }];
    const offset = lines
      .slice(start, end < 0 ? undefined : end)
      .findIndex((own) => hasToken(own.replace(/^(?<row>[^#]*)#.*/u, '$<row>'), at));
    return [{ line: start + Math.max(0, offset) + 1, isExact: offset >= 0 }];
  });
};

/** The rows under `ledger:` have no IDs. */
const idIn = (line: string): string | undefined =>
  /^ledger(?=:)/u.exec(line)?.[0] ?? /\b(?:id|slug):\s*["']?(?<id>[\w-]+)/u.exec(line)?.groups?.id;

/** `hasToken('zh: "32"', '32') // => true`, `hasToken('zh: "132"', '32') // => false` */
const hasToken = (line: string, at: string): boolean => {
  const index = line.indexOf(at);
  return (
    index >= 0 && !/[\d:,-]/u.test(line.charAt(index - 1)) && !/[\d:,-]/u.test(line.charAt(index + at.length))
  );
};
