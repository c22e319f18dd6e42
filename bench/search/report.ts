import type { ColdSearch } from './cold.ts';
import type { Completeness } from './complete.ts';
import type { GroupResult } from './measure.ts';

/** What one engine was measured to do. */
export interface EngineResult {
  readonly name: string;
  readonly groups: readonly GroupResult[];
  readonly cold: readonly ColdSearch[];
  /** Of runs of texts, asked once each. */
  readonly single: readonly ColdSearch[];
}

export interface SearchResults {
  readonly head: string;
  readonly engines: readonly EngineResult[];
  /** Groups asked in other interfaces. */
  readonly others: readonly GroupResult[];
  readonly quick: readonly ColdSearch[];
  readonly runs: readonly Completeness[];
}

/** The section of RESULTS.md about the search. */
export function reportSearch({ head, engines, others, quick, runs }: SearchResults): string {
  return [
    '## Search',
    head,
    'Groups: `bench/search/queries.ts`, and 100 random runs of 3 to 8 characters a language. `top-1`, `top-3` and `recall` (anywhere in what is shown) in per cent; times without throttling, from the input event to the last state. Pagefind as it comes indexes the built Chinese pages, and only its page is asked to be right, not the clause. The larger sites are the same with invented sections, cards and names, of characters and words as frequent as in ours.',
    ...engines.flatMap(({ name, groups }) => [`### ${name}`, groupTable(groups)]),
    '### Sidejudge in the other interfaces',
    groupTable(others),
    '### Runs of 2 to 8 characters, every record',
    'All records that have a run, not only one of them; nothing that lacks it above one that has it. The whole search in Node, over the same records.',
    table(
      ['texts', 'runs', 'all found, %', 'nothing else above, %'],
      runs.map(({ lang, count, complete, clean }) => [
        lang,
        String(count),
        percent(complete),
        percent(clean),
      ]),
    ),
    '### Cold, slow 4G, 4x CPU',
    'In a new profile each. `place` is the first result, `words` the first with its words, `done` the last state; bytes and requests are all that the server sent after the page had loaded, to workers too. The script of a search page comes with the page, except that of Pagefind; the quick box loads its own, which is counted.',
    table(
      ['engine', 'query', 'place ms', 'words ms', 'done ms', 'bytes', 'requests'],
      [...engines, { name: 'Sidejudge, quick box on a section', cold: quick, single: [] }].flatMap(
        ({ name, cold, single }) => [
          ...cold.map((search) => [name, ...coldCells(search)]),
          ...(single.length > 0 ? [[name, ...coldCells(nearlyWorst(single))]] : []),
        ],
      ),
    ),
  ].join('\n\n');
}

const percent = (share: number) => (100 * share).toFixed(1);

/** What 95 of 100 stay below, each figure by itself. */
function nearlyWorst(searches: readonly ColdSearch[]): ColdSearch {
  const below = (of: (search: ColdSearch) => number) =>
    searches.map(of).sort((a, b) => a - b)[Math.ceil(0.95 * searches.length) - 1] ?? 0;
  return {
    query: `95 of 100 of ${searches.length} random runs of texts, zh, ja and en`,
    first: below(({ first }) => first),
    words: below(({ words }) => words),
    done: below(({ done }) => done),
    bytes: below(({ bytes }) => bytes),
    requests: below(({ requests }) => requests),
  };
}

const coldCells = ({ query, first, words, done, bytes, requests }: ColdSearch) => [
  query,
  ...[first, words, done].map((time) => (time > 0 ? time.toFixed(0) : '')),
  String(bytes),
  String(requests),
];

function groupTable(groups: readonly GroupResult[]): string {
  return table(
    ['group', 'queries', 'top-1', 'top-3', 'recall', 'p50 ms', 'p95 ms', 'not in the first three'],
    groups.map((group) => [
      group.name,
      String(group.count),
      ...[group.top1, group.top3, group.recall].map(percent),
      group.p50.toFixed(0),
      group.p95.toFixed(0),
      group.missed.map((query) => query.replaceAll('|', ' ')).join(' · '),
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
