// `npx node bench/cite/measure.ts [LIST]`: the citations that are found in invented prose, by language.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeTable } from '../../src/linker/build.ts';
import { openTable } from '../../src/linker/table.ts';
import { openContent } from '../../src/records/open-content.ts';
import { findCitations } from '../../src/search/cite/find.ts';

export interface Score {
  readonly lang: string;
  /** Whether names are citations without their guide. */
  readonly names: boolean;
  /** Citations in the texts, and how many of them lead right. */
  readonly citations: number;
  readonly right: number;
  /** Links that lead elsewhere, and links in texts without a citation. */
  readonly wrong: number;
  readonly others: number;
  readonly astray: number;
  readonly failures: readonly string[];
}

/**
 * Reads a list: language, addresses in order, text. `(…)` is cited by its name alone, `-` is a text without a citation;
 * lines that begin with # say what the list is.
 */
export function measure(list: string): Score[] {
  const names = openTable(makeTable(openContent(fileURLToPath(new URL('../..', import.meta.url)))));
  const rows = list.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const asked = [false, true].flatMap((areNamesCited) =>
    rows.map((row) => {
      const [lang = '', links = '', text = ''] = row.split('\t');
      const all = links === '-' ? [] : links.split(' ');
      const wanted = all.filter((url) => areNamesCited || !url.startsWith('('));
      const found = findCitations(names, text, { areNamesCited }).map(({ url }) => url);
      return { key: { lang, names: areNamesCited }, text, isOther: links === '-', ...compare(wanted, found) };
    }),
  );
  const groups = Map.groupBy(asked, ({ key }) => `${key.names} ${key.lang}`);
  return [...groups.values()].flatMap((all) => {
    const [citing, others] = [all.filter(({ isOther }) => !isOther), all.filter(({ isOther }) => isOther)];
    const sum = (rows: typeof all, of: (row: (typeof all)[number]) => number) =>
      rows.reduce((total, row) => total + of(row), 0);
    return (all[0] ? [all[0].key] : []).map((key) => ({
      ...key,
      citations: sum(citing, ({ wanted }) => wanted.length),
      right: sum(citing, ({ right }) => right),
      wrong: sum(citing, ({ found, right }) => found.length - right),
      others: others.length,
      astray: sum(others, ({ found }) => found.length),
      failures: all
        .filter(({ wanted, found }) => wanted.join() !== found.join())
        .map(({ text, found }) => `${text} => ${found.join(' ') || '-'}`),
    }));
  });
}

/** How many of the wanted are found, in order. */
function compare(marked: readonly string[], found: readonly string[]) {
  const wanted = marked.map((url) => url.replace(/[()]/gu, ''));
  let [at, right] = [0, 0];
  for (const url of found) {
    const next = wanted.indexOf(url, at) + 1;
    if (next > 0) [at, right] = [next, right + 1];
  }
  return { wanted, found, right };
}

if (import.meta.main) {
  const file = process.argv[2] ?? fileURLToPath(new URL('prose.tsv', import.meta.url));
  for (const { failures, ...score } of measure(readFileSync(file, 'utf8'))) {
    const figures = Object.entries(score).map(([name, value]) => `${name} ${value}`);
    process.stdout.write([figures.join(', '), ...failures.map((failure) => `  ${failure}`), ''].join('\n'));
  }
}
