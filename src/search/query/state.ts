import type { CitedPlace } from '../cite/places.ts';
import type { SearchRecord } from '../text/record.ts';
import type { Found } from './ask-for.ts';
import { citedResult, isLeft } from './by-names.ts';
import { withEarlier } from './earlier.ts';
import type { Question } from './found.ts';
import { readHead } from './head.ts';
import { rankResults } from './rank.ts';
import type { Head, Result } from './result.ts';

/** Texts whose words show first, and texts that are read before an answer is done. */
export const shownFirst = 10;
export const readAtOnce = 60;

/** What is known of an answer. */
export interface Search extends Question {
  /** What is cited. */
  readonly places: readonly CitedPlace[];
  /** What stands at the first places that are cited, by address and kind. */
  readonly cited: ReadonlyMap<string, SearchRecord['passages']>;
  /** What the first section or card says in short, with its address. */
  readonly head: readonly [url: string, says: Head] | undefined;
  /** What the index has said, best first. */
  readonly found: readonly Found[];
  /** What became of those whose words were read. */
  readonly read: ReadonlyMap<Found, Read>;
}

/** What became of a text: null where it does not answer, in the language that is wanted or in any. */
interface Read {
  readonly result: Result | null;
  readonly inAny: Result | null;
}

/** What the index has said, and nobody has read, of what the filters leave. */
export const unreadOf = ({ found, read, plan }: Search, filters = plan.filters): Found[] =>
  found.filter((each) => !read.has(each) && isLeft(each.row, each.row.langs, filters));

/** Reads the words of the next texts that are wanted, or that would be with other filters. */
export async function readNext(
  search: Search,
  count: number,
  filters = search.plan.filters,
): Promise<Search> {
  const { index, plan } = search;
  const read = new Map(search.read);
  const next = unreadOf(search, filters).slice(0, count);
  const records = await index.read(next.map(({ number }) => number));
  for (const [at, each] of next.entries()) {
    const record = records[at];
    if (record) read.set(each, readOne(each, withEarlier(record, plan.reader), plan.filters.lang));
  }
  return { ...search, read };
}

function readOne({ toResult }: Found, record: SearchRecord, lang: string | undefined): Read {
  const inAny = toResult(record);
  if (!lang) return { result: inAny, inAny };
  const passages = record.passages.filter((passage) => passage.lang === lang);
  return { result: toResult({ ...record, passages }), inAny };
}

/** What stands at the first places that are cited. */
export async function readCited({ places, index }: Search): Promise<Search['cited']> {
  const texts = places.slice(0, shownFirst).map(async (place) => {
    const { url, kind } = citedResult(place).record;
    // Several in a row begin with the first.
    const first = url.replace(/\.\.[^.]*$/u, '');
    const numbers = index.rows.flatMap((row, at) => (row.url === first && row.kind === kind ? [at] : []));
    const passages = (await index.read(numbers)).flatMap((record) => record.passages);
    return [`${kind} ${url}`, passages.filter(({ isSourceReading }) => !isSourceReading)] as const;
  });
  return new Map(await Promise.all(texts));
}

/** With what stands inside of a section or card; none where no result is one. */
export async function withHead(search: Search, url: string | undefined): Promise<Search> {
  if (url === undefined) return { ...search, head: undefined };
  const { index, plan, found } = search;
  // An annotation speaks of its clause.
  const clauseOf = ({ row }: Found) => row.url.replace(/-note-\d+$/u, '');
  const scored = found.filter(({ tier, row }) => tier === 'question' && row.kind !== 'section');
  const meant = scored.filter(({ score }) => score >= (scored[0]?.score ?? 0) * nearBest);
  const asked = [...new Set(found.map(clauseOf))];
  return { ...search, head: [url, await readHead(index, url, plan.reader, asked, meant.map(clauseOf))] };
}

/** Whatever the filters leave of it. */
export function allResultsOf({ plan, places, matches, read }: Search): Result[] {
  const texts = [...read.values()].flatMap(({ inAny }) => inAny ?? []);
  return rankResults(plan, places, matches, texts);
}

// Of the score of the best text.
const nearBest = 0.7;
