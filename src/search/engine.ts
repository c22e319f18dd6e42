import { type Language, languages } from '../schema/language.ts';
import { matchNames, type NameIndex, type NameMatch } from './names/names.ts';
import { citedPlaces } from './query/cited-places.ts';
import { hasSigns, type Plan, planQuery, toQuestion } from './query/plan.ts';
import { type Hit, hitResults, type Result, rankResults } from './query/rank.ts';
import { partQuestion, routesOf, viaPart, viaTerm } from './query/via-term.ts';
import type { Offers } from './second-look/offers.ts';
import { pagesWithAll } from './texts/pages.ts';
import type { Filters, SearchRecord } from './texts/record.ts';
import type { Answer, Answers, OpenIndex } from './texts/text-index.ts';

/** What a search asks. Both may be asked again and again, and keep what they have. */
export interface Sources {
  /** The names that may answer a query, with the tables by which they are found; more names do no harm. */
  names(query: string): Promise<NameIndex>;
  /** The texts. */
  index(): Promise<OpenIndex>;
}

/** What is known of an answer so far. */
export interface Progress {
  readonly state: 'partial' | 'done';
  readonly plan: Plan;
  readonly results: readonly Result[];
  /** Places that answer, shown or not. */
  readonly total: number;
  /** What is near, where nothing answers. */
  readonly offers?: Offers;
  /** How many places each value of a filter would leave; undefined where they cannot be counted. */
  readonly counts?: FilterCounts;
  /** Loads further results; undefined where there are none. They come after the first, in their own order. */
  readonly more?: () => Promise<Progress>;
}

type FilterCounts = Readonly<Record<keyof Filters, ReadonlyMap<string, number>>>;

/**
 * Answers a query of a reader whose language may be known: names and citations first (`partial`), then the texts (`done`). Rejects when something
 * cannot be loaded.
 */
export async function search(
  sources: Sources,
  typed: string,
  filters: Filters,
  report: (progress: Progress) => void,
  reader?: Language,
): Promise<Progress> {
  const opening = sources.index();
  // Whoever waits for it sees the error; until then nobody does.
  let isOpen = false;
  opening.then(
    () => (isOpen = true),
    () => undefined,
  );
  const names = await sources.names(typed);
  // Few queries have game symbols: what writes them otherwise is loaded for those.
  const notations = /[{｛]/u.test(typed) ? (await import('./query/notations.ts')).notationsOf(typed) : [];
  const read: Plan = { ...planQuery(typed, filters, names.fold, notations), ...(reader && { reader }) };
  const matches = matchNames(names, read.query, reader);
  const plan = matches.length === 0 ? await withNamed(names, read) : read;
  const begun: Search = {
    plan,
    names,
    matches,
    answers: noAnswers,
    hits: [],
    others: [],
    loaded: 0,
    index: null,
  };
  if (!isOpen) report(assemble(begun, 'partial'));
  const index = await opening;
  // Where everything is at hand, filters are for the results: what they leave out is counted.
  const asked = index.isWhole ? planQuery(typed, {}, names.fold, notations) : plan;
  const [answers, others] = await Promise.all([findAnswers(asked, index), findOthers(asked, begun, index)]);
  const found: Search = { ...begun, answers, others, index };
  // What only may answer has to be read before it can be counted.
  const wanted = Math.min(answers.list.length, mostRead(plan, answers, index));
  const first = await load(found, index.isWhole ? wanted : Math.min(wanted, sideBySide));
  if (first.loaded < wanted) report(assemble(first, 'partial'));
  const whole = await loadEnough(first, wanted);
  const progress = assemble(whole, 'done');
  if (progress.results.length > 0) return progress;
  // Loaded where it is needed: most queries find something, and each byte stands before the first answer.
  const { lookAgain } = await import('./second-look/look-again.ts');
  return lookAgain({
    names,
    plan,
    index,
    find: async (other) => (await findAnswers(other, index)).list,
    answer: (results) => assemble({ ...whole, others: results }, 'done'),
  });
}

/** A plan with what it cites by the name of a section; loaded where no name answers, as most queries have one. */
async function withNamed(names: NameIndex, plan: Plan): Promise<Plan> {
  // A word of letters alone is no name with something behind it.
  if (/^[a-z]*$/iu.test(plan.query) || plan.citations.some(({ of }) => of === 'clause')) return plan;
  const { readNamedCitations } = await import('./second-look/named-citations.ts');
  return { ...plan, citations: [...readNamedCitations(names, plan.query), ...plan.citations] };
}

/** What the index has said to all groups of questions together, each record once. */
interface Answered {
  readonly list: readonly Answer[];
  readonly total: number;
  readonly isAll: boolean;
  readonly isCertain: boolean;
  /** How far it was asked to look. */
  readonly reach: number | undefined;
}

const noAnswers: Answered = { list: [], total: 0, isAll: true, isCertain: true, reach: undefined };

/** What the index answers, best first: the whole query before its words, and loose readings if need be. */
async function findAnswers(plan: Plan, index: OpenIndex, reach?: number): Promise<Answered> {
  const exact = await askAll(index, plan.exact, reach);
  if (plan.whole === null) return exact;
  // Letters may be a word in one text and a piece of a word in another.
  const pieces = plan.whole.tokens.some(({ isWord }) => isWord) ? (index.scan?.(plan) ?? []) : [];
  if (exact.list.length > 0) {
    const list = distinct([...exact.list, ...pieces]);
    return { ...exact, list, total: exact.total + list.length - exact.list.length };
  }
  // Where the texts can be looked through, they say themselves where a run is cut off.
  const loose = await askAll(index, index.scan ? plan.begun : [...plan.begun, ...plan.cut], reach);
  const list = index.scan
    ? distinct([
        ...loose.list,
        ...index.scan(plan),
        ...(areTelling(plan.phrases) ? index.scan(plan, true) : []),
      ])
    : loose.list.slice(0, looseLimit);
  return { ...loose, list, total: list.length, isCertain: false };
}

/** Several words, each long enough to be looked for inside of others: one or two letters stand in everything. */
const areTelling = (words: Plan['phrases']) =>
  words.length > 1 &&
  words.every(({ text, tokens }) => text.length > 2 || !tokens.some(({ isWord }) => isWord));

/**
 * Asks groups of questions, best first. Where each costs files, those that follow are asked only while there is not
 * enough to show.
 */
async function askAll(index: OpenIndex, groups: Plan['exact'], reach: number | undefined): Promise<Answered> {
  const answers: Answers[] = [];
  for (const group of groups) {
    answers.push(await index.ask(group, reach));
    const isEnough = answers.some(({ list }) => list.length >= batchSize);
    // Who asks to look farther gets all that there is.
    if (!index.isWhole && reach === undefined && isEnough) break;
  }
  const [first] = answers;
  const list = distinct(answers.flatMap((each) => each.list));
  return {
    list,
    total: Math.max(list.length, first?.total ?? 0),
    isAll: answers.every(({ isAll }) => isAll) && answers.length === groups.length,
    isCertain: answers.every(({ isCertain }) => isCertain),
    reach,
  };
}

function distinct(answers: readonly Answer[]): Answer[] {
  const seen = new Set<string>();
  return answers.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** What the term base leads to: the term in other languages, and the clauses of a part called by its name. */
async function findOthers(plan: Plan, { names, matches }: Search, index: OpenIndex): Promise<Result[]> {
  const routes = routesOf(names, matches, plan);
  const part = partQuestion(plan);
  const found = await Promise.all([
    ...(part ? [follow(index, part, (record) => viaPart(record, plan))] : []),
    ...routes.map((route) => follow(index, route.question, (record) => viaTerm(record, route))),
    findPages(plan, index),
  ]);
  return found.flat();
}

/** Pages that have all words of a query of several, where all texts are at hand. */
async function findPages(plan: Plan, index: OpenIndex): Promise<Result[]> {
  if (!index.isWhole || plan.phrases.length < 2 || plan.phrases.length > mostPageWords) return [];
  const found = await Promise.all(
    plan.phrases.map(async (phrase, number) => {
      const wordings = [phrase, plan.chinese.phrases[number] ?? phrase];
      const questions = [...new Set(wordings.map(toQuestion))];
      const answers = await Promise.all(questions.map((question) => index.ask([question])));
      return Promise.all(distinct(answers.flatMap(({ list }) => list)).map(({ read }) => read()));
    }),
  );
  return pagesWithAll(plan, found);
}

async function follow(
  index: OpenIndex,
  question: string,
  toResult: (record: SearchRecord) => Result | null,
): Promise<Result[]> {
  const { list } = await index.ask([question]);
  const read = await Promise.all(
    list.slice(0, index.isWhole ? list.length : batchSize).map((answer) => answer.read()),
  );
  return read.map(toResult).filter((result) => result !== null);
}

/** Reads the next answers. */
async function load(search: Search, count: number): Promise<Search> {
  const { answers, loaded, hits } = search;
  const batch = await Promise.all(answers.list.slice(loaded, loaded + count).map(({ read }) => read()));
  // The order of the answers is what counts: scores of different groups do not compare.
  const further = batch.map((record, place): Hit => ({ record, score: -(loaded + place) }));
  return { ...search, hits: [...hits, ...further], loaded: loaded + count };
}

/** Reads on, in two steps: the second only where the first does not show enough that has just what was typed. */
async function loadEnough(search: Search, wanted: number): Promise<Search> {
  const more = await load(search, Math.min(wanted - search.loaded, 2 * batchSize - sideBySide));
  if (more.loaded === wanted) return more;
  const results = hitResults(more.plan, more.hits);
  const right = hasSigns(more.plan)
    ? results.filter(({ tier }) => tier === 'literal' || tier === 'folded')
    : results;
  return right.length >= batchSize ? more : load(more, wanted - more.loaded);
}

/** Reads further answers; where there are more than the index has named, it is asked to look farther first. */
async function loadMore(search: Search): Promise<Search> {
  const { answers, index, plan, loaded } = search;
  if (!index || answers.isAll || loaded + batchSize < answers.list.length) return load(search, 2 * batchSize);
  const farther = await findAnswers(plan, index, fartherReach * (answers.reach ?? 1));
  const known = new Set(answers.list.map(({ id }) => id));
  const list = [...answers.list, ...farther.list.filter(({ id }) => !known.has(id))];
  return load({ ...search, answers: { ...farther, list } }, 2 * batchSize);
}

function assemble(search: Search, state: Progress['state']): Progress {
  const { plan, answers, loaded, index } = search;
  const { filters } = plan;
  const results = resultsWith(search, filters);
  const isMore = loaded < answers.list.length || !answers.isAll;
  const isDone = state === 'done';
  return {
    state,
    plan,
    results,
    total: results.length + Math.max(answers.total - loaded, 0),
    ...(isDone && index?.isWhole && { counts: countFilters(search) }),
    ...(isMore && isDone && { more: async () => assemble(await loadMore(search), 'done') }),
  };
}

function resultsWith({ plan, names, matches, hits, others, index }: Search, filters: Filters): Result[] {
  const cited = citedPlaces(names, plan.citations);
  const ranked = rankResults({ ...plan, filters }, cited, matches, hits, others);
  const told = ranked.map((result) => (result.tier === 'citation' ? withTexts(result, index) : result));
  return told.filter((result) =>
    filterNames.every((filter) => {
      const value = filterValue(result, filter);
      // A cited place has all languages: its own is null.
      return !filters[filter] || value === null || value === filters[filter];
    }),
  );
}

/** A cited place with what stands there, where that is at hand. */
function withTexts(result: Result, index: OpenIndex | null): Result {
  const { url, kind } = result.record;
  // Several in a row begin with the first.
  const same = index?.at?.(url.replace(/\.\.[^.]*$/u, '')).filter((record) => record.kind === kind) ?? [];
  const passages = same
    .flatMap((record) => record.passages)
    .filter(({ isSourceReading }) => !isSourceReading);
  return { ...result, record: { ...result.record, passages } };
}

const filterNames = ['lang', 'document', 'part', 'kind'] as const;

function filterValue({ lang, record }: Result, filter: keyof Filters): string | null | undefined {
  return filter === 'lang' ? lang : record[filter];
}

/** For each filter, what its values leave of the results that the other filters leave. */
function countFilters(search: Search): FilterCounts {
  const { filters } = search.plan;
  const all = resultsWith(search, filters);
  const count = (filter: keyof Filters) => {
    const results = filters[filter] ? resultsWith(search, { ...filters, [filter]: undefined }) : all;
    const counts = new Map<string, number>();
    for (const result of results) {
      const value = filterValue(result, filter);
      if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  };
  // What has texts in several languages answers in each that has it: only a search in one says in which.
  const byLanguage = languages.map((lang): [string, number] => [
    lang,
    lang === filters.lang ? all.length : resultsWith(search, { ...filters, lang }).length,
  ]);
  return { lang: new Map(byLanguage), document: count('document'), part: count('part'), kind: count('kind') };
}

/**
 * Records that are read at once. Punctuation is not in the index, so where the query has some, many are read
 * to find those that have it too, as where the index is not sure; the first of them show meanwhile.
 */
function mostRead(plan: Plan, { isCertain }: Answered, index: OpenIndex): number {
  if (index.isWhole) return Number.POSITIVE_INFINITY;
  // The sign of a citation is none that a text must have.
  return isCertain && (!hasSigns(plan) || plan.citations.length > 0) ? batchSize : looseLimit;
}

const batchSize = 10;
// A browser asks one host for this many files at once where it cannot send them over one connection.
const sideBySide = 6;
const looseLimit = 60;
const fartherReach = 6;
// More words than these are a text that was pasted, and nobody looks for them all over a page; each is asked for.
const mostPageWords = 12;

interface Search {
  readonly plan: Plan;
  readonly names: NameIndex;
  readonly matches: readonly NameMatch[];
  readonly answers: Answered;
  readonly hits: readonly Hit[];
  /** What is not found by the words that were typed. */
  readonly others: readonly Result[];
  readonly loaded: number;
  /** Null until it is open. */
  readonly index: OpenIndex | null;
}
