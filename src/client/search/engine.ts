import { manifest } from 'virtual:search-index';
import { citedPlaces } from '../../search/cited-places.ts';
import { matchNames, type NameIndex, type NameMatch, nearestNames } from '../../search/names.ts';
import { openNames } from '../../search/names-file.ts';
import { pagesWithAll } from '../../search/pages.ts';
import { type Plan, planQuery, toQuestion } from '../../search/plan.ts';
import { type Hit, hitResults, type Result, rankResults } from '../../search/rank.ts';
import type { Filters, SearchRecord } from '../../search/record.ts';
import type { Answer, OpenIndex } from '../../search/text-index.ts';
import { correctQuery } from '../../search/typo.ts';
import { partQuestion, routesOf, viaPart, viaTerm } from '../../search/via-term.ts';
import { indexFolder } from './folder.ts';
import { fetchRecords, openIndex } from './records.ts';

/** What is known of an answer so far. */
export interface Progress {
  readonly state: 'partial' | 'done';
  readonly plan: Plan;
  readonly results: readonly Result[];
  /** Places that answer, shown or not. */
  readonly total: number;
  /** Names like the query, where nothing answers. */
  readonly nearest: readonly NameMatch[];
  /** How many places each value of a filter would leave; undefined where they cannot be counted. */
  readonly counts?: FilterCounts;
  /** Loads further results; undefined where there are none. They come after the first, in their own order. */
  readonly more?: () => Promise<Progress>;
}

export type FilterCounts = Readonly<Record<keyof Filters, ReadonlyMap<string, number>>>;

/** Loads what every search needs, before there is a query. Errors are left to the search that follows. */
export function warmUp(): void {
  getNames().catch(() => undefined);
  fetchRecords();
  getIndex().catch(() => undefined);
}

/**
 * Answers a query: names and citations first (`partial`), then the texts (`done`). Rejects when the index
 * cannot be loaded; the next search then begins anew.
 */
export async function search(
  typed: string,
  filters: Filters,
  report: (progress: Progress) => void,
): Promise<Progress> {
  try {
    const naming = getNames();
    const opening = getIndex();
    // Whoever waits for it sees the error; until then nobody does.
    opening.catch(() => undefined);
    const names = await naming;
    const plan = planQuery(typed, filters, names.fold);
    const matches = matchNames(names, plan.query);
    const begun: Search = {
      plan,
      names,
      matches,
      answers: [],
      hits: [],
      others: [],
      loaded: 0,
      isWhole: false,
    };
    if (!isOpen) report(assemble(begun, 'partial'));
    const index = await opening;
    // Where everything is at hand, filters are for the results: what they leave out is counted.
    const asked = index.isWhole ? planQuery(typed, {}, names.fold) : plan;
    const { answers, isLoose } = await findAnswers(asked, index);
    const found = {
      ...begun,
      answers,
      isWhole: index.isWhole,
      others: await findOthers(asked, begun, index),
    };
    // What only may answer has to be read before it can be counted.
    const wanted = isLoose || index.isWhole ? answers.length : batchOf(plan);
    const first = await load(found, index.isWhole ? wanted : Math.min(wanted, sideBySide));
    if (first.loaded < Math.min(wanted, answers.length)) report(assemble(first, 'partial'));
    const whole = await load(first, wanted - first.loaded);
    const progress = assemble(whole, 'done');
    if (progress.results.length > 0) return progress;
    return assemble({ ...whole, others: await findCorrected(plan, index) }, 'done');
  } catch (error) {
    opened = undefined;
    named = undefined;
    isOpen = false;
    throw error;
  }
}

let opened: Promise<OpenIndex> | undefined;
let named: Promise<NameIndex> | undefined;
let isOpen = false;
const records = new Map<string, SearchRecord>();

function getIndex(): Promise<OpenIndex> {
  opened ??= openIndex(async () => (await getNames()).fold).then((index) => {
    isOpen = true;
    return index;
  });
  return opened;
}

function getNames(): Promise<NameIndex> {
  named ??= loadNames();
  return named;
}

async function loadNames(): Promise<NameIndex> {
  const response = await fetch(`${indexFolder}names.json?v=${manifest.version}`, { priority: 'high' });
  if (!response.ok) throw new Error(`The file of names is not there: ${response.status}`);
  return openNames(await response.json());
}

/** What the index answers, best first: the whole query before its words, and loose readings if need be. */
async function findAnswers(plan: Plan, index: OpenIndex): Promise<{ answers: Answer[]; isLoose: boolean }> {
  const askAll = async (groups: Plan['exact']) =>
    distinct((await Promise.all(groups.map((group) => askGroup(index, group)))).flat());
  const answers = await askAll(plan.exact);
  if (answers.length > 0 || plan.whole === null) return { answers, isLoose: false };
  await index.verify();
  const loose = await askAll(plan.loose);
  return { answers: index.isWhole ? loose : loose.slice(0, looseLimit), isLoose: true };
}

/** The records that answer every question of a group, by the sum of their scores. */
async function askGroup(index: OpenIndex, questions: readonly string[]): Promise<Answer[]> {
  const [first = [], ...others] = await Promise.all(questions.map((question) => index.ask(question)));
  const scores = others.map((answers) => new Map(answers.map(({ id, score }) => [id, score])));
  return first
    .filter(({ id }) => scores.every((each) => each.has(id)))
    .map((answer) => ({
      ...answer,
      score: scores.reduce((sum, each) => sum + (each.get(answer.id) ?? 0), answer.score),
    }))
    .sort((a, b) => b.score - a.score);
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
  if (!index.isWhole || plan.phrases.length < 2) return [];
  const found = await Promise.all(
    plan.phrases.map(async (phrase, number) => {
      const wordings = [phrase, plan.chinese.phrases[number] ?? phrase];
      const answers = await Promise.all(wordings.map((wording) => index.ask(toQuestion(wording))));
      return Promise.all(distinct(answers.flat()).map(readAnswer));
    }),
  );
  return pagesWithAll(plan, found);
}

async function follow(
  index: OpenIndex,
  question: string,
  toResult: (record: SearchRecord) => Result | null,
): Promise<Result[]> {
  const answers = await askGroup(index, [question]);
  const read = await Promise.all(
    answers.slice(0, index.isWhole ? answers.length : batchSize).map(readAnswer),
  );
  return read.map(toResult).filter((result) => result !== null);
}

/** The same query with its words as the texts write them, where nothing else was found. */
async function findCorrected(plan: Plan, index: OpenIndex): Promise<Result[]> {
  const corrected = correctQuery(plan.query, index.words());
  if (corrected === undefined) return [];
  const meant = planQuery(corrected, plan.filters, plan.fold);
  const { answers } = await findAnswers(meant, index);
  const read = await Promise.all(answers.map(readAnswer));
  const results = hitResults(
    meant,
    read.map((record, place) => ({ record, score: -place })),
  );
  return results.map((result) => ({ ...result, tier: 'corrected' }));
}

/** Reads the next answers. */
async function load(search: Search, count: number): Promise<Search> {
  const { answers, loaded, hits } = search;
  const batch = await Promise.all(answers.slice(loaded, loaded + count).map(readAnswer));
  // The order of the answers is what counts: scores of different groups do not compare.
  const further = batch.map((record, place): Hit => ({ record, score: -(loaded + place) }));
  return { ...search, hits: [...hits, ...further], loaded: loaded + count };
}

async function readAnswer({ id, read }: Answer): Promise<SearchRecord> {
  const known = records.get(id);
  if (known) return known;
  const record = await read();
  records.set(id, record);
  return record;
}

function assemble(search: Search, state: Progress['state']): Progress {
  const { plan, names, answers, loaded, isWhole } = search;
  const { filters, query } = plan;
  const results = resultsWith(search, filters);
  const isMore = loaded < answers.length;
  const isDone = state === 'done';
  return {
    state,
    plan,
    results,
    total: results.length + Math.max(answers.length - loaded, 0),
    nearest: results.length === 0 && isDone ? nearestNames(names, query, 6) : [],
    ...(isDone && isWhole && { counts: countFilters(search) }),
    ...(isMore && isDone && { more: async () => assemble(await load(search, 2 * batchSize), 'done') }),
  };
}

function resultsWith({ plan, names, matches, hits, others }: Search, filters: Filters): Result[] {
  const cited = citedPlaces(names, plan.citations);
  const ranked = rankResults({ ...plan, filters }, cited, matches, hits, others);
  return ranked.filter(
    ({ tier, lang, record }) =>
      tier === 'citation' ||
      ((!filters.lang || filters.lang === lang) &&
        (!filters.document || filters.document === record.document) &&
        (!filters.kind || filters.kind === record.kind)),
  );
}

/** For each filter, what its values leave of the results that the other filters leave. */
function countFilters(search: Search): FilterCounts {
  const { filters } = search.plan;
  const all = resultsWith(search, filters);
  const count = (filter: keyof Filters, toValue: (result: Result) => string | null) => {
    const results = filters[filter] ? resultsWith(search, { ...filters, [filter]: undefined }) : all;
    const counts = new Map<string, number>();
    for (const value of results.map(toValue)) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
  };
  return {
    lang: count('lang', ({ lang }) => lang),
    document: count('document', ({ record }) => record.document),
    kind: count('kind', ({ record }) => record.kind),
  };
}

/**
 * Records that are read at once. Punctuation is not in the index, so where the query has some, many are read
 * to find those that have it too; the first of them show meanwhile.
 */
function batchOf({ whole }: Plan): number {
  const letters = whole?.tokens.reduce((sum, { start, end }) => sum + end - start, 0) ?? 0;
  return (whole?.text.replaceAll(' ', '').length ?? 0) > letters ? 10 * batchSize : batchSize;
}

const batchSize = 10;
// A browser asks one host for this many files at once where it cannot send them over one connection.
const sideBySide = 6;
const looseLimit = 60;

interface Search {
  readonly plan: Plan;
  readonly names: NameIndex;
  readonly matches: readonly NameMatch[];
  readonly answers: readonly Answer[];
  readonly hits: readonly Hit[];
  /** What is not found by the words that were typed. */
  readonly others: readonly Result[];
  readonly loaded: number;
  readonly isWhole: boolean;
}
