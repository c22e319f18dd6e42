import type { ColdSearch } from './cold.ts';
import type { Completeness } from './complete.ts';
import type { GroupResult } from './measure.ts';
import type { ScaleResult } from './scale.ts';

/** What one engine was measured to do. */
export interface EngineResult {
  readonly name: string;
  readonly groups: readonly GroupResult[];
  readonly cold: readonly ColdSearch[];
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
    'Groups: `tests/browser/search-queries.ts`, and 100 random runs of 3 to 8 characters a language. `top-1`, `top-3` and `recall` (anywhere in what is shown) in per cent; times without throttling, from the input event to the last state. Pagefind as it comes indexes the built Chinese pages, and only its page is asked to be right, not the clause; MiniSearch has the same records as Sidejudge.',
    ...engines.flatMap(({ name, groups }) => [`### ${name}`, groupTable(groups)]),
    '### Sidejudge in the other interfaces',
    groupTable(others),
    '### Runs of 2 to 8 characters, every record',
    'All records that have a run, not only one of them; nothing that lacks it above one that has it. The planner in Node, over the same records.',
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
    'Median of three, in a new profile each. `first` is the first result, `done` the last state; bytes and requests are all that the server sent after the page had loaded, to workers too. The script of a search page comes with the page, except that of Pagefind; the quick box loads its own, which is counted.',
    table(
      ['engine', 'query', 'first ms', 'done ms', 'bytes', 'requests'],
      [...engines, { name: 'Sidejudge, quick box on a section', cold: quick }].flatMap(({ name, cold }) =>
        cold.map((search) => [name, ...coldCells(search)]),
      ),
    ),
  ].join('\n\n');
}

/** The section of RESULTS.md about generated sites. */
export function reportScale(head: string, scale: readonly ScaleResult[]): string {
  const kinds = scale[0]?.searches.map(({ kind }) => kind) ?? [];
  const searchOf = ({ searches }: ScaleResult, kind: string) => searches.find((each) => each.kind === kind);
  return [
    '## Search on generated sites',
    head,
    'The index in files. Pages of about seven clauses in three languages, from `bench/lib/generate-texts.ts`. Names are in blocks, texts in blocks, records in files of eight.',
    table(
      ['pages', 'records', 'files', 'size MB', 'compressed MB', 'built in s'],
      scale.map(({ pages, recordCount, sizes, built }) => [
        String(pages),
        String(recordCount),
        String(sizes.files),
        (sizes.bytes / 1e6).toFixed(1),
        (sizes.compressed / 1e6).toFixed(1),
        (built / 1000).toFixed(0),
      ]),
    ),
    'Cold, as above: kB a query, and (ms to the first result, ms to the last state).',
    table(
      ['query', ...scale.map(({ pages }) => `${pages} pages`)],
      kinds.map((kind) => [
        `${kind}: ${scale[0] ? searchOf(scale[0], kind)?.query : ''}`,
        ...scale.map((site) => {
          const search = searchOf(site, kind);
          return search
            ? `${(search.bytes / 1000).toFixed(1)} (${search.first.toFixed(0)}, ${search.done.toFixed(0)})`
            : '';
        }),
      ]),
    ),
  ].join('\n\n');
}

const percent = (share: number) => (100 * share).toFixed(1);

const coldCells = ({ query, first, done, bytes, requests }: ColdSearch) => [
  query,
  first.toFixed(0),
  done.toFixed(0),
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
