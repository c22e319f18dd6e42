import { manifest } from 'virtual:search-index';
import {
  indexNames,
  matchNames,
  type NameIndex,
  type NameMatch,
  nearestNames,
  resolveCitation,
} from '../../search/names.ts';
import { type Plan, planQuery } from '../../search/plan.ts';
import { type Hit, type Result, rankResults } from '../../search/rank.ts';
import type { Filters, SearchRecord } from '../../search/record.ts';
import { type Answer, indexFolder, type OpenIndex, openIndex } from './pagefind.ts';

/** What is known of an answer so far. */
export interface Progress {
  readonly state: 'partial' | 'done';
  readonly plan: Plan;
  readonly results: readonly Result[];
  /** Places that answer, shown or not. */
  readonly total: number;
  /** Names like the query, where nothing answers. */
  readonly nearest: readonly NameMatch[];
  /** Loads further results; undefined where there are none. They come after the first, in their own order. */
  readonly more?: () => Promise<Progress>;
}

/** Loads what every search needs, before there is a query. Errors are left to the search that follows. */
export function warmUp(): void {
  Promise.all([getNames(), getIndex()]).catch(() => undefined);
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
    const plan = planQuery(typed, filters);
    const naming = getNames();
    const opening = getIndex();
    // Whoever waits for it sees the error; until then nobody does.
    opening.catch(() => undefined);
    const names = await naming;
    const begun: Search = { plan, names, answers: [], hits: [], loaded: 0 };
    report(assemble(begun, 'partial'));
    const { answers, isLoose } = await findAnswers(plan, await opening);
    // What only may answer has to be read before it can be counted.
    const wanted = isLoose ? answers.length : batchOf(plan);
    const first = await load({ ...begun, answers }, Math.min(wanted, sideBySide));
    if (first.loaded < Math.min(wanted, answers.length)) report(assemble(first, 'partial'));
    return assemble(await load(first, wanted - first.loaded), 'done');
  } catch (error) {
    opened = undefined;
    named = undefined;
    throw error;
  }
}

let opened: Promise<OpenIndex> | undefined;
let named: Promise<NameIndex> | undefined;
const records = new Map<string, SearchRecord>();

function getIndex(): Promise<OpenIndex> {
  opened ??= openIndex();
  return opened;
}

function getNames(): Promise<NameIndex> {
  named ??= loadNames();
  return named;
}

async function loadNames(): Promise<NameIndex> {
  const response = await fetch(`${indexFolder}names.json?v=${manifest.version}`);
  if (!response.ok) throw new Error(`The file of names is not there: ${response.status}`);
  return indexNames(await response.json());
}

/** What the index answers, best first: the whole query before its words, and loose readings if need be. */
async function findAnswers(plan: Plan, index: OpenIndex): Promise<{ answers: Answer[]; isLoose: boolean }> {
  const askAll = async (groups: Plan['exact']) =>
    distinct((await Promise.all(groups.map((group) => askGroup(index, group)))).flat());
  const answers = await askAll(plan.exact);
  if (answers.length > 0 || plan.whole === null) return { answers, isLoose: false };
  await index.verify();
  return { answers: (await askAll(plan.loose)).slice(0, looseLimit), isLoose: true };
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

/** Reads the next answers. */
async function load(search: Search, count: number): Promise<Search> {
  const { answers, loaded, hits } = search;
  const batch = await Promise.all(answers.slice(loaded, loaded + count).map(loadHit));
  // The order of the answers is what counts: scores of different groups do not compare.
  const further = batch.map((record, place): Hit => ({ record, score: -(loaded + place) }));
  return { ...search, hits: [...hits, ...further], loaded: loaded + count };
}

async function loadHit({ id, data }: Answer): Promise<SearchRecord> {
  const known = records.get(id);
  if (known) return known;
  const { meta } = await data();
  const record: SearchRecord = JSON.parse(meta.record ?? 'null');
  records.set(id, record);
  return record;
}

function assemble(search: Search, state: Progress['state']): Progress {
  const { plan, names, answers, hits, loaded } = search;
  const { filters, query } = plan;
  const matches = matchNames(names, query).filter(
    ({ entry, lang }) =>
      (!filters.lang || filters.lang === lang) &&
      (!filters.document || filters.document === entry.document) &&
      (!filters.kind || filters.kind === entry.kind),
  );
  const cited = plan.citation ? resolveCitation(names, plan.citation) : null;
  const results = rankResults(plan, cited, matches, hits);
  const isMore = loaded < answers.length;
  return {
    state,
    plan,
    results,
    total: results.length + Math.max(answers.length - loaded, 0),
    nearest: results.length === 0 && state === 'done' ? nearestNames(names, query, 6) : [],
    ...(isMore &&
      state === 'done' && { more: async () => assemble(await load(search, 2 * batchSize), 'done') }),
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
  readonly answers: readonly Answer[];
  readonly hits: readonly Hit[];
  readonly loaded: number;
}
