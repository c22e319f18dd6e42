import type { ColdSearch } from './cold.ts';
import type { GroupResult } from './measure.ts';

/** What one engine was measured to do. */
export interface EngineResult {
  readonly name: string;
  readonly groups: readonly GroupResult[];
  readonly cold: readonly ColdSearch[];
}

/** The section of RESULTS.md about the search. */
export function reportSearch(engines: readonly EngineResult[], head: string): string {
  return [
    '## Search',
    head,
    'Groups: `tests/browser/search-queries.ts`, and 100 random runs of 3 to 8 characters a language. `top-1`, `top-3` and `recall` (anywhere in what is shown) in per cent; times without throttling, from the input event to the last state. Pagefind as it comes indexes the built Chinese pages, and only its page is asked to be right, not the clause.',
    ...engines.flatMap(({ name, groups }) => [
      `### ${name}`,
      table(
        ['group', 'queries', 'top-1', 'top-3', 'recall', 'p50 ms', 'p95 ms', 'not in the first three'],
        groups.map((group) => [
          group.name,
          String(group.count),
          ...[group.top1, group.top3, group.recall].map((share) => (100 * share).toFixed(1)),
          group.p50.toFixed(0),
          group.p95.toFixed(0),
          group.missed.map((query) => query.replaceAll('|', ' ')).join(' · '),
        ]),
      ),
    ]),
    '### Cold, slow 4G, 4x CPU',
    'Median of three, in a new profile each. `first` is the first result, `done` the last state; bytes and requests are those of the index that the page itself loads; Pagefind loads more in its worker, which is not counted.',
    table(
      ['engine', 'query', 'first ms', 'done ms', 'bytes', 'requests'],
      engines.flatMap(({ name, cold }) =>
        cold.map(({ query, first, done, bytes, requests }) => [
          name,
          query,
          first.toFixed(0),
          done.toFixed(0),
          String(bytes),
          String(requests),
        ]),
      ),
    ),
    'MiniSearch is not installed here, so it is not beside these. Generated sites of 3,000 and 30,000 pages are not measured yet.',
  ].join('\n\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
