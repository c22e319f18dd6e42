import type { Language } from '../schema/language.ts';
import type { TextIndex } from './index/open.ts';
import { matchNames, type NameIndex, type NameMatch } from './names/names.ts';
import type { Found } from './query/ask-for.ts';
import { type CitedPlace, citedPlaces } from './query/cited-places.ts';
import {
  countFilters,
  type FilterCounts,
  inAnyLanguage,
  isLeft,
  isWanted,
  type Read,
} from './query/filters.ts';
import type * as finders from './query/found.ts';
import type { Question } from './query/found.ts';
import { readNamedCitations } from './query/named-citations.ts';
import { type Plan, planQuery } from './query/plan.ts';
import { onceEachCard, type Result, rankResults, type Tier, tiers } from './query/rank.ts';
import type { NearName } from './second-look/nearest.ts';
import { type Filters, placeKey, type SearchRecord } from './text/record.ts';

/** What a search asks. Each may be asked again and again, and keeps what it has. */
export interface Sources {
  /** The names, with the tables by which they are found. */
  names(): Promise<NameIndex>;
  /** The same, found by what people say as well. */
  said(): Promise<NameIndex>;
  /** The texts. */
  index(): Promise<TextIndex>;
  /** What finds texts in it, and comes with it: names answer without. */
  finders(): Promise<Pick<typeof finders, 'findTexts' | 'findPieces' | 'findBegun'>>;
}

/** What is known of an answer so far. */
export interface Progress {
  readonly state: 'partial' | 'done';
  readonly plan: Plan;
  readonly results: readonly Result[];
  /** Places that answer, shown or not. */
  readonly total: number;
  /** What is near, where nothing answers. */
  readonly nearest?: readonly NearName[];
  /** How many places each value of a filter would leave; undefined until the texts have answered. */
  readonly counts?: FilterCounts;
  /** Loads further results; undefined where there are none. They come after the first, in their own order. */
  readonly more?: () => Promise<Progress>;
}

/**
 * Answers a query of a reader whose language may be known: names and citations first, then where texts answer, then
 * what they say (`partial`), until all is told (`done`). Rejects when something cannot be loaded.
 */
export async function search(
  sources: Sources,
  typed: string,
  filters: Filters,
  report: (progress: Progress) => void,
  reader?: Language,
): Promise<Progress> {
  const saying = sources.said();
  const opening = Promise.all([sources.index(), saying]);
  // Whoever waits for it sees the error; until then nobody does.
  opening.catch(() => undefined);
  let isSaid = false;
  saying.then(() => (isSaid = true)).catch(() => undefined);
  const names = await sources.names();
  // Few queries have game symbols: what writes them otherwise is loaded for those.
  const notations = /[{｛]/u.test(typed) ? (await import('./query/notations.ts')).notationsOf(typed) : [];
  const read = (named: NameIndex) => {
    const plan: Plan = {
      ...planQuery(typed, filters, named.fold, notations, named.guides),
      ...(reader && { reader }),
    };
    return { plan, names: named, matches: matchNames(named, plan.query, reader) };
  };
  const begin = (asked: ReturnType<typeof read>): Search => {
    const { names: named, matches } = asked;
    const plan = matches.length === 0 ? withNamed(named, asked.plan) : asked.plan;
    const places = citedPlaces(named, plan.citations);
    return { ...asked, plan, places, cited: new Map(), found: [], read: new Map(), index: null };
  };
  const asTyped = read(names);
  // What is longer than names and is none has seldom a whole answer: what looks again is on its way before that is known.
  const isLong = typed.trim().length > longestName && asTyped.matches.length === 0;
  const looking = isLong && asTyped.plan.citations.length === 0 ? lookAgain() : undefined;
  looking?.catch(() => undefined);
  // What people say comes last; until then the index is asked for the words as typed.
  const askAhead = async () => {
    const index = await sources.index();
    return (await sources.finders()).findTexts({ ...asTyped, index });
  };
  if (!isSaid) askAhead().catch(() => undefined);
  report(assemble(begin(asTyped), 'partial'));
  const [index, said] = await opening;
  const begun = begin(read(said));
  let state: Search = { ...begun, index, cited: await readCited(begun, index) };
  const { plan, matches } = state;
  // What people call something shows before its texts are found.
  if (matches.length > asTyped.matches.length) report(assemble(state, 'partial'));
  const question: Question = { plan, names: said, matches, index };
  const telling = tellOf(report);
  const lookEarly = async () => {
    if (!looking || matches.length > 0) return;
    const [, { findPartsEarly }] = await looking;
    const first = { ...state, found: order(await findPartsEarly(question), plan) };
    telling.early(first);
    readNext(first, shownFirst).then(telling.early, () => undefined);
  };
  // Asked for behind the words of what shows early.
  const partsAhead =
    looking && Promise.all([looking, lookEarly()]).then(([[, { findParts }]]) => findParts(question));
  partsAhead?.catch(() => undefined);
  const ask = async (find: (question: Question) => Promise<Found[]>) => {
    state = { ...state, found: order([...state.found, ...(await find(question))], plan) };
    if (state.read.size === 0) telling.found(state);
    state = await readNext(state, shownFirst);
    telling.found(state);
    state = await readNext(state, readAtOnce - shownFirst);
    // What a filter hides is an answer too: else it would leave what nobody finds without it.
    if (Object.keys(filters).length > 0 && !hasWhole(state)) state = await readNext(state, readAtOnce, {});
  };
  await askInTurn(await sources.finders(), ask, () => state, question, partsAhead);
  // What stands in other languages is counted, and not shown.
  if (plan.filters.lang) state = await readNext(state, readAtOnce, inAnyLanguage(plan.filters));
  telling.end();
  const progress = assemble(state, 'done');
  if (progress.results.length > 0) return progress;
  const { findNearest } = await import('./second-look/nearest.ts');
  return { ...progress, nearest: findNearest(said, plan) };
}

/** What has all of it first; what is less only where that leaves something open. */
async function askInTurn(
  { findTexts, findPieces, findBegun }: Awaited<ReturnType<Sources['finders']>>,
  ask: (find: (question: Question) => Promise<Found[]>) => Promise<void>,
  known: () => Search,
  question: Question,
  partsAhead: Promise<Found[]> | undefined,
): Promise<void> {
  await ask(findTexts);
  if (question.plan.cut.length > 0) await ask(findPieces);
  if (!hasAnswer(known())) await ask(findBegun);
  if (hasWhole(known())) return;
  const [{ findMeant }, { findParts }] = await lookAgain();
  // Both are asked at once, though most of what finds the first needs no parts.
  const parts = partsAhead ?? findParts(question);
  parts.catch(() => undefined);
  if (!hasAnswer(known())) await ask(findMeant);
  if (!hasWhole(known())) await ask(() => parts);
}

/** Tells what shows so far. What is known early shows until texts with their words do, and is weighed with them then. */
function tellOf(report: (progress: Progress) => void) {
  let isEarly = false;
  let isOver = false;
  return {
    early: (known: Search) => {
      if (isOver || known.found.length === 0) return;
      isEarly = true;
      report(assemble(known, 'partial'));
    },
    found: (known: Search) => {
      const progress = assemble(known, 'partial');
      isOver ||= known.read.size > 0 && progress.results.length > 0;
      if (isOver || !isEarly) report(progress);
    },
    end: () => {
      isOver = true;
    },
  };
}

/** Loaded where it is needed: most queries have a whole answer, and each byte stands before the first. */
const lookAgain = () =>
  Promise.all([import('./second-look/look-again.ts'), import('./second-look/parts.ts')]);

/** A plan with what it cites by the name of a section. */
function withNamed(names: NameIndex, plan: Plan): Plan {
  // A word of letters alone is no name with something behind it.
  if (/^[a-z]*$/iu.test(plan.query) || plan.citations.some(({ of }) => of === 'clause')) return plan;
  return { ...plan, citations: [...readNamedCitations(names, plan.query), ...plan.citations] };
}

interface Search {
  readonly plan: Plan;
  readonly names: NameIndex;
  readonly matches: readonly NameMatch[];
  /** What is cited. */
  readonly places: readonly CitedPlace[];
  /** What stands at the first places that are cited, by address and kind. */
  readonly cited: ReadonlyMap<string, SearchRecord['passages']>;
  /** What the index has said, best first. */
  readonly found: readonly Found[];
  /** What became of those whose words were read. */
  readonly read: ReadonlyMap<Found, Read>;
  readonly index: TextIndex | null;
}

const isAnswer = ({ tier }: Result) => tier !== 'more-names';
const hasAnswer = (search: Search) => allResultsOf(search).some(isAnswer);
/** Something has all of what was typed together, or is called so by more than habit. */
const hasWhole = (search: Search) => {
  const said = new Set(search.matches.filter(({ isSaid }) => isSaid).map(({ entry }) => entry.url));
  return allResultsOf(search).some(
    // Where habit alone has led to a term, its other names are no more certain.
    ({ tier, record }) =>
      !looseTiers.has(tier) && !said.has(record.url) && !(tier === 'via-term' && said.size > 0),
  );
};
const looseTiers: ReadonlySet<Tier> = new Set([
  'words',
  'scattered',
  'page',
  'typo-name',
  'corrected',
  'question',
  'more-names',
  'piece',
]);

/** Best tiers first; in a tier what is surely in the reader's language, then as the index says. */
function order(found: readonly Found[], { reader }: Plan): Found[] {
  const rank = new Map(tiers.map((tier, at) => [tier, at]));
  // What says most of a question has its order, whose language the question itself has decided.
  const isOwn = ({ row, tier }: Found) =>
    Number(tier !== 'question' && row.langs.every((lang) => lang === reader));
  return found.toSorted(
    (a, b) => (rank.get(a.tier) ?? 0) - (rank.get(b.tier) ?? 0) || isOwn(b) - isOwn(a) || b.score - a.score,
  );
}

/** Reads the words of the next texts that are wanted, or that would be with other filters. */
async function readNext(search: Search, count: number, filters = search.plan.filters): Promise<Search> {
  const { found, index, plan } = search;
  const read = new Map(search.read);
  const next = found.filter((each) => !read.has(each) && isWanted(each, filters)).slice(0, count);
  const records = (await index?.read(next.map(({ number }) => number))) ?? [];
  for (const [at, each] of next.entries()) {
    const record = records[at];
    if (record) read.set(each, readOne(each, record, plan.filters));
  }
  return { ...search, read };
}

function readOne({ row, toResult }: Found, record: SearchRecord, { lang }: Filters): Read {
  const inLang = (own: Language) =>
    toResult({ ...record, passages: record.passages.filter((passage) => passage.lang === own) });
  const result = toResult(record);
  // Most records are in one language.
  const isIn = (own: Language) => (row.langs.length === 1 ? result : inLang(own)) !== null;
  return { result: lang ? inLang(lang) : result, inAny: result, langs: row.langs.filter(isIn) };
}

function assemble(search: Search, state: Progress['state']): Progress {
  const { plan, found, read } = search;
  const results = resultsOf(search);
  const rest = found.filter((each) => !read.has(each) && isWanted(each, plan.filters));
  const shown = new Set(results.flatMap(({ record }) => [record.url, placeKey(record)]));
  const unread = new Set(
    rest
      .filter(({ row }) => !shown.has(row.url) && !shown.has(placeKey(row)))
      .map(({ row }) => (row.kind === 'card' ? placeKey(row) : row.url)),
  );
  const isDone = state === 'done';
  const stubs = read.size === 0 && !isDone ? rest.slice(0, shownFirst).map(toStub) : [];
  return {
    state,
    plan,
    results: [...results, ...stubs],
    total: results.length + unread.size,
    ...(isDone && { counts: countFilters(plan.filters, namedResults(search), found, read) }),
    ...(isDone &&
      rest.length > 0 && { more: async () => assemble(await readNext(search, readAtOnce), 'done') }),
  };
}

async function readCited({ plan, places }: Search, index: TextIndex): Promise<Search['cited']> {
  const cited = rankResults(plan, places, [], []).slice(0, shownFirst);
  const texts = cited.map(async ({ record: { url, kind } }) => {
    // Several in a row begin with the first.
    const first = url.replace(/\.\.[^.]*$/u, '');
    const numbers = index.rows.flatMap((row, at) => (row.url === first && row.kind === kind ? [at] : []));
    const passages = (await index.read(numbers)).flatMap((record) => record.passages);
    return [`${kind} ${url}`, passages.filter(({ isSourceReading }) => !isSourceReading)] as const;
  });
  return new Map(await Promise.all(texts));
}

const namedResults = ({ plan, places, matches }: Search): Result[] => rankResults(plan, places, matches, []);

/** A text whose words are not there yet. */
const toStub = ({ row, tier }: Found): Result => {
  const { langs, length, ...place } = row;
  return { tier, record: { ...place, titles: {}, passages: [] }, match: null, lang: langs[0] ?? null };
};

/** Whatever the filters leave of it. */
function allResultsOf({ plan, places, matches, read }: Search): Result[] {
  const texts = [...read.values()].flatMap(({ inAny }) => inAny ?? []);
  return rankResults(plan, places, matches, texts);
}

function resultsOf({ plan, names, places, matches, cited, read }: Search): Result[] {
  const texts = [...read.values()].flatMap(({ result }) => result ?? []);
  const left = rankResults(plan, places, matches, texts).filter((result) => isLeft(result, plan.filters));
  return onceEachCard(left, names.sets).map((result) => {
    const passages = cited.get(`${result.record.kind} ${result.record.url}`);
    return result.tier === 'citation' && passages
      ? { ...result, record: { ...result.record, passages } }
      : result;
  });
}

// Characters; few names have more, and a run of a text that somebody types is hardly longer.
const longestName = 5;
// Texts whose words show first, and texts that are read before an answer is done.
const shownFirst = 10;
const readAtOnce = 60;
