// `npx node bench/cite/measure.ts [LIST]`: the citations that are found in invented prose, by language.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeTable } from '../../src/linker/build.ts';
import { openTable } from '../../src/linker/table.ts';
import { openContent } from '../../src/records/open-content.ts';
import { findCitations } from '../../src/search/cite/find.ts';

export interface Score {
  readonly lang: string;
  /** Citations in the texts, and how many of them lead right. */
  readonly citations: number;
  readonly right: number;
  /** Texts without a citation, and links in them. */
  readonly others: number;
  readonly astray: number;
  readonly failures: readonly string[];
}

/** Reads a list: language, addresses in order or `-`, text; lines that begin with # say what it is. */
export function measure(list: string): Score[] {
  const names = openTable(makeTable(openContent(fileURLToPath(new URL('../..', import.meta.url)))));
  const rows = list.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const asked = rows.map((row) => {
    const [lang = '', links = '', text = ''] = row.split('\t');
    const wanted = links === '-' ? [] : links.split(' ');
    return { lang, text, wanted, found: findCitations(names, text).map(({ url }) => url) };
  });
  return [...Map.groupBy(asked, ({ lang }) => lang)].map(([lang, all]) => {
    const citing = all.filter(({ wanted }) => wanted.length > 0);
    const others = all.filter(({ wanted }) => wanted.length === 0);
    const count = <Item>(items: readonly Item[], of: (item: Item) => number) =>
      items.reduce((sum, item) => sum + of(item), 0);
    return {
      lang,
      citations: count(citing, ({ wanted }) => wanted.length),
      right: count(citing, ({ wanted, found }) => wanted.filter((url, at) => found[at] === url).length),
      others: others.length,
      astray: count(others, ({ found }) => found.length),
      failures: all
        .filter(({ wanted, found }) => wanted.join() !== found.join())
        .map(({ text, found }) => `${text} => ${found.join(' ') || '-'}`),
    };
  });
}

if (import.meta.main) {
  const file = process.argv[2] ?? fileURLToPath(new URL('prose.tsv', import.meta.url));
  for (const { failures, ...score } of measure(readFileSync(file, 'utf8'))) {
    process.stdout.write(
      `${Object.entries(score)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}\n`,
    );
    for (const failure of failures) process.stdout.write(`  ${failure}\n`);
  }
}
