import { readFileSync } from 'node:fs';
import { makeTable } from '../../src/linker/build.ts';
import { openTable } from '../../src/linker/table.ts';
import { openContent } from '../../src/records/open-content.ts';
import { findCitations } from '../../src/search/cite/find.ts';

interface Score {
  readonly lang: string;
  /** Whether a name without its guide counts as a citation (`data-cite-names`). */
  readonly areNamesCited: boolean;
  /** Citations in the texts, and how many of them have the right link. */
  readonly citations: number;
  readonly right: number;
  /** Other links in these texts. */
  readonly wrong: number;
  /** Texts without a citation, and the links in them. */
  readonly others: number;
  readonly astray: number;
  readonly failures: readonly string[];
}

/**
 * Scores the links found in `prose.tsv`. A row has a language, the addresses of its citations in order, and a text.
 * An address in brackets is cited by its name alone. `-` marks a text without a citation; `#` begins a comment.
 */
export function measureCitations(root: string): Score[] {
  const names = openTable(makeTable(openContent(root)));
  const rows = readFileSync(new URL('prose.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((row) => row.split('\t'));
  const byLanguage = Map.groupBy(rows, ([lang = '']) => lang);
  return [false, true].flatMap((areNamesCited) =>
    Array.from(byLanguage, ([lang, own]) => {
      const asked = own.map(([, links = '', text = '']) => {
        const wanted = (links === '-' ? [] : links.split(' ')).filter(
          (url) => areNamesCited || !url.startsWith('('),
        );
        const found = findCitations(names, text, { areNamesCited }).map(({ url }) => url);
        return { text, isOther: links === '-', ...compare(wanted, found) };
      });
      const [citing, others] = [
        asked.filter(({ isOther }) => !isOther),
        asked.filter(({ isOther }) => isOther),
      ];
      const sum = (all: typeof asked, of: (row: (typeof asked)[number]) => number) =>
        all.reduce((total, row) => total + of(row), 0);
      return {
        ...{ lang, areNamesCited },
        citations: sum(citing, ({ wanted }) => wanted.length),
        right: sum(citing, ({ right }) => right),
        wrong: sum(citing, ({ found, right }) => found.length - right),
        others: others.length,
        astray: sum(others, ({ found }) => found.length),
        failures: asked
          .filter(({ wanted, found }) => wanted.join() !== found.join())
          .map(({ text, found }) => `${text} => ${found.join(' ') || '-'}`),
      };
    }),
  );
}

/** Counts the wanted addresses that are found in their order. */
function compare(marked: readonly string[], found: readonly string[]) {
  const wanted = marked.map((url) => url.replace(/[()]/gu, ''));
  let [at, right] = [0, 0];
  for (const url of found) {
    const next = wanted.indexOf(url, at) + 1;
    if (next > 0) [at, right] = [next, right + 1];
  }
  return { wanted, found, right };
}

/** The section of RESULTS.md. */
export function reportCitations(root: string): string {
  const rows = measureCitations(root).map(
    ({ lang, areNamesCited, citations, right, wrong, others, astray }) =>
      `| ${[lang, areNamesCited ? 'yes' : 'no', citations, right, wrong, others, astray].join(' | ')} |`,
  );
  return `## Citations in prose

Written by \`npm run bench:cite\`, on the invented prose of \`bench/cite/prose.tsv\`. Its author keeps a blog on judging and had read \`docs/citing.md\`, but not the program. The other texts are written to mislead; pages about judging have none like them. With \`data-cite-names\`, a name without its guide is a citation, too.

| language | \`data-cite-names\` | citations | right | other links | other texts | links in them |
| --- | --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}`;
}
