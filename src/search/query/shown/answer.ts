import type { CitedPlace } from '../../cite/places.ts';
import { excerptOf, markedText, type Piece } from '../../text/excerpt.ts';
import { type Filters, isHead, placeKey, type SearchRecord } from '../../text/record.ts';
import { citedResult, isLeft, leftBy, onceEachCard } from '../by-names.ts';
import type { FilterCounts, Progress } from '../engine.ts';
import { type Head, isScored, type Result } from '../result.ts';
import type { Found, Question } from '../typed/found.ts';
import type { Match } from '../typed/match.ts';
import { earlierLast, withEarlier } from './earlier.ts';
import { headOf, readHead } from './head.ts';
import { rankResults } from './rank.ts';

/** Texts whose words show first, and texts that are read before an answer is done. */
export const shownFirst = 10;
export const readAtOnce = 60;

/** What is known of an answer. */
export interface Search extends Question {
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

/** What is shown of what is known. */
export function assemble(search: Search, state: Progress['state']): Progress {
  const results = resultsOf(search);
  const rest = unreadOf(search);
  const shown = new Set(results.map(({ record }) => placeKey(record)));
  const unread = new Set(rest.map(({ row }) => placeKey(row)).filter((key) => !shown.has(key)));
  const isDone = state === 'done';
  const stubs = search.read.size === 0 && !isDone ? onceEachPlace(rest).slice(0, shownFirst).map(toStub) : [];
  return {
    state,
    results: [...results, ...stubs],
    total: results.length + unread.size,
    ...(isDone && { counts: countFilters(search) }),
    ...(isDone && rest.length > 0 && { more: () => assembleFurther(search, results.length) }),
  };
}

/** With the next texts that answer: what has been read may say nothing of it, and who asks for more is to get some. */
async function assembleFurther(search: Search, known: number): Promise<Progress> {
  const next = await readNext(search, readAtOnce);
  const further = assemble(next, 'done');
  return further.more && further.results.length <= known ? assembleFurther(next, known) : further;
}

/** How many places each value of a filter would leave, by name, and of the texts, read or not. */
function countFilters({ plan, filters, places, matches, found, read }: Search): FilterCounts {
  const named = rankResults(plan, places, matches, []);
  const count = (name: 'document' | 'part' | 'kind') => {
    const others = { ...filters, [name]: undefined };
    const left = [
      ...leftBy(others, named).map(({ record }) => record),
      ...found
        .filter((each) => isLeft(each.row, each.row.langs, others) && read.get(each)?.result !== null)
        .map(({ row }) => row),
    ];
    const byValue = Map.groupBy(left, (place) => place[name] ?? '');
    return new Map([...byValue].map(([value, of]) => [value, new Set(of.map(placeKey)).size]));
  };
  return { document: count('document'), part: count('part'), kind: count('kind') };
}

function resultsOf(search: Search): Result[] {
  const { plan, names, places, matches, cited, head, found, read } = search;
  const texts = earlierLast(found.flatMap((each) => read.get(each)?.result ?? []));
  const left = leftBy(search.filters, rankResults(plan, places, matches, texts));
  const [url, says] = head ?? [];
  // What a head links to is not said again by what says some of a question.
  const inside = new Set(says?.links.map((link) => link.url));
  return onceEachCard(left, names.sets)
    .filter(({ tier, record }) => !isScored(tier) || !inside.has(record.url))
    .map((result) => {
      const { tier, record } = result;
      const isFirst = record.url === url && isHead(record);
      const passages = tier === 'citation' ? cited.get(`${record.kind} ${record.url}`) : undefined;
      // A cited place shows how it begins, in the reader's language where it has it: nothing in it was searched.
      const begun = passages?.find(({ lang }) => lang === plan.reader) ?? passages?.[0];
      const match = begun ? { passage: begun, ranges: [] } : result.match;
      return {
        ...result,
        ...(passages && { record: { ...record, passages } }),
        ...(match && { excerpt: () => show(result, match) }),
        ...(isFirst && says && { head: says }),
      };
    });
}

function show({ record }: Result, { passage, ranges }: Pick<Match, 'passage' | 'ranges'>): Piece[] {
  const isTitle = Object.values(record.titles).includes(passage.text);
  return (isTitle ? markedText : excerptOf)(passage.text, ranges);
}

/** A place may have a text in each language, and newer wordings. */
const onceEachPlace = (found: readonly Found[]): Found[] =>
  [...Map.groupBy(found, ({ row }) => `${row.url} ${row.kind}`).values()].flatMap(([first]) => first ?? []);

/** A text whose words are not there yet. */
const toStub = ({ row, tier }: Found): Result => {
  const { number, langs, ...place } = row;
  return { tier, record: { ...place, titles: {}, passages: [] }, match: null, lang: langs[0] ?? null };
};

/** Whatever the filters leave of it. */
export function allResultsOf({ plan, places, matches, read }: Search): Result[] {
  const texts = [...read.values()].flatMap(({ inAny }) => inAny ?? []);
  return rankResults(plan, places, matches, texts);
}

/** What the index has said, and nobody has read, of what the filters leave. */
const unreadOf = (search: Search, filters = search.filters): Found[] =>
  search.found.filter((each) => !search.read.has(each) && isLeft(each.row, each.row.langs, filters));

/** Reads the words of the next texts that are wanted, or that would be with other filters. */
export async function readNext(search: Search, count: number, filters?: Filters): Promise<Search> {
  const { index, plan } = search;
  const next = unreadOf(search, filters).slice(0, count);
  const records = await index.read(next.map(({ row }) => row));
  const read = records.map((record, at) => {
    const found = next[at] as Found;
    return [found, readOne(found, withEarlier(record, plan.reader), search.filters.lang)] as const;
  });
  return { ...search, read: new Map([...search.read, ...read]) };
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
    const records = await index.read(index.rows.filter((row) => row.url === first && row.kind === kind));
    const passages = records.flatMap((record) => record.passages);
    return [`${kind} ${url}`, passages.filter(({ isSourceReading }) => !isSourceReading)] as const;
  });
  return new Map(await Promise.all(texts));
}

/** With what stands inside of the first section or card; which is first may change while texts come. */
export async function withHead(search: Search): Promise<Search> {
  const { index, plan, found } = search;
  const url = headOf(assemble({ ...search, head: undefined }, 'partial').results)?.record.url;
  if (url === undefined) return { ...search, head: undefined };
  // An annotation is about its clause.
  const clauseOf = ({ row }: Found) => row.url.replace(/-note-\d+$/u, '');
  const scored = found.filter(({ tier, row }) => tier === 'question' && row.kind !== 'section');
  const meant = scored.filter(({ score }) => score >= (scored[0]?.score ?? 0) * nearBest);
  const asked = [...new Set(found.map(clauseOf))];
  return { ...search, head: [url, await readHead(index, url, plan.reader, asked, meant.map(clauseOf))] };
}

// Of the score of the best text.
const nearBest = 0.7;
