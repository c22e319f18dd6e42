import type { Language } from '../../schema/language.ts';
import type { CitedPlace } from '../cite/places.ts';
import { resolve } from '../cite/resolve.ts';
import { matchNames, type NameIndex } from '../names/names.ts';
import { excerptOf, markedText, type Piece } from '../text/excerpt.ts';
import { type Filters, placeKey, type SearchRecord } from '../text/record.ts';
import type { Found } from './ask-for.ts';
import { isLeft, onceEachCard } from './by-names.ts';
import { earlierLast, withEarlier } from './earlier.ts';
import type { Asked, Progress, Report, Sources } from './engine.ts';
import { countFilters, inAnyLanguage, isWanted, type Read } from './filters.ts';
import { findBegun, findTexts, type Question } from './found.ts';
import { headOf, readHead } from './head.ts';
import type { Match } from './match.ts';
import { type Plan, planQuery } from './plan.ts';
import { rankResults } from './rank.ts';
import { type Head, isScored, type Result, stepOf } from './result.ts';

/**
 * Answers a query by the texts, with its names in their final order: what has all of it first, what is less only where
 * that leaves something open. `isNamed`: the first names have answered something.
 */
export async function searchTexts(
  sources: Sources,
  asked: Asked,
  report: Report,
  isNamed: boolean,
): Promise<Progress> {
  const { query, filters } = asked;
  // What is longer than names and is none has seldom a whole answer: what looks again is on its way before that is known.
  const looking = !isNamed && query.length > longestName ? lookAgain() : undefined;
  looking?.catch(() => undefined);
  // Few queries have game symbols: what writes them otherwise is loaded for those.
  const notations = /[{｛]/u.test(query) ? (await import('./notations.ts')).notationsOf(query) : [];
  const [names, index] = await Promise.all([sources.names(), sources.index()]);
  const read = (from: NameIndex): Question => {
    const matches = matchNames(from, query, filters.lang ?? asked.reader);
    const plan = {
      ...planQuery(query, filters, from.fold, notations),
      ...(asked.reader && { reader: asked.reader }),
    };
    return { plan, names: from, matches, index };
  };
  const saying = sources.said();
  // What people say comes last; until then the index is asked for the words as typed.
  if (!(await Promise.race([saying, null]))) findTexts(read(names)).catch(() => undefined);
  if (looking) index.said().catch(() => undefined);
  let question = read(await saying);
  const places = resolve(question.names, query);
  let state: Search = { ...question, places, cited: new Map(), heads: new Map(), found: [], read: new Map() };
  const tell = () => report(assemble(state, 'partial'));
  const ask = async (find: (question: Question) => Found[] | Promise<Found[]>) => {
    state = { ...state, found: order([...state.found, ...(await find(question))], state.plan) };
    if (state.read.size === 0) tell();
    // Its texts come together with those of the results.
    const coming = readHeads(state);
    state = await readNext(state, shownFirst);
    await coming;
    state = await readHeads(state);
    tell();
    state = await readNext(state, readAtOnce - shownFirst);
    // What a filter hides is an answer too: else it would leave what nobody finds without it.
    if (Object.keys(filters).length > 0 && !hasWhole(state)) state = await readNext(state, readAtOnce, {});
  };
  state = { ...state, cited: await readCitedTexts(state) };
  tell();
  let parts: Promise<Found[]> | undefined;
  if (looking && question.matches.length === 0 && places.length === 0) {
    const [, { findListed, findNamed, scoreTexts, withPointers }] = await looking;
    question = await withPointers(question);
    state = { ...state, matches: [...state.matches, ...findListed(question)] };
    // Sections and cards that are called something in the query are known before the texts have come.
    const named = { ...state, found: findNamed(question) };
    report(assemble(named, 'partial'));
    const tellNamed = (known: Search) => state.read.size === 0 && report(assemble(known, 'partial'));
    readNext(named, shownFirst).then(tellNamed, () => undefined);
    parts = scoreTexts(question);
    parts.catch(() => undefined);
  }
  await ask(findTexts);
  if (!hasAnswer(state)) await ask(findBegun);
  if (!hasWhole(state)) {
    const [{ findMended }, { findListed, scoreTexts, withPointers }] = await lookAgain();
    question = await withPointers(question);
    const known = new Set(state.matches.map(({ entry }) => entry.url));
    const listed = findListed(question).filter(({ entry }) => !known.has(entry.url));
    state = { ...state, matches: [...state.matches, ...listed] };
    // Both are asked at once, though most of what finds the first needs no parts.
    parts ??= scoreTexts(question);
    if (!hasAnswer(state)) await ask(findMended);
    const coming = parts;
    if (!hasWhole(state)) await ask(() => coming);
  }
  // What stands in other languages is counted, and not shown.
  if (filters.lang) state = await readNext(state, readAtOnce, inAnyLanguage(filters));
  return assemble(await readHeads(state), 'done');
}

/** Loaded where it is needed: most queries have a whole answer, and each byte stands before the first. */
const lookAgain = () => Promise.all([import('./mended.ts'), import('./score.ts')]);

interface Search extends Question {
  /** What is cited. */
  readonly places: readonly CitedPlace[];
  /** What stands at the first places that are cited, by address and kind. */
  readonly cited: ReadonlyMap<string, SearchRecord['passages']>;
  /** What the first section or card says in short, by its address. */
  readonly heads: ReadonlyMap<string, Head>;
  /** What the index has said, best first. */
  readonly found: readonly Found[];
  /** What became of those whose words were read. */
  readonly read: ReadonlyMap<Found, Read>;
}

const hasAnswer = (search: Search) => allResultsOf(search).some(({ tier }) => tier !== 'more-names');
/** Something has all of what was typed together, or is called so by more than habit. */
const hasWhole = (search: Search) => {
  const said = new Set(search.matches.filter(({ isSaid }) => isSaid).map(({ entry }) => entry.url));
  return allResultsOf(search).some(
    // Where habit alone has led to a term, its other names are no more certain.
    ({ tier, record }) =>
      !isLoose(tier) &&
      // That an infraction has a name in the query does not say that it is the one that is meant.
      !(tier === 'about' && record.isListed) &&
      !said.has(record.url) &&
      !(tier === 'via-term' && said.size > 0),
  );
};
/** It has not all of what was typed just so. */
const isLoose = (tier: Result['tier']) =>
  stepOf(tier) > stepOf('about') || tier === 'typo-name' || tier === 'piece';

/** Best steps first; in a step what is surely in the reader's language, then as the score or the index says. */
function order(found: readonly Found[], { reader }: Plan): Found[] {
  const scores = new Map(
    found.flatMap(({ row, tier, score }) => (givesScore(tier) ? [[row.url, score]] : [])),
  );
  const isOwn = ({ row, tier }: Found) =>
    Number(!(isScored(tier) && scores.size > 0) && row.langs.every((lang) => lang === reader));
  const scoreOf = ({ row, tier, score }: Found) =>
    isScored(tier) && scores.size > 0
      ? (scores.get(row.url) ?? 0) + (tier === 'words' ? allWords : 0)
      : score;
  return found.toSorted(
    (a, b) => stepOf(a.tier) - stepOf(b.tier) || isOwn(b) - isOwn(a) || scoreOf(b) - scoreOf(a),
  );
}

const givesScore = (tier: Found['tier']) => tier === 'question' || tier === 'maybe';

/** Reads the words of the next texts that are wanted, or that would be with other filters. */
async function readNext(search: Search, count: number, filters = search.plan.filters): Promise<Search> {
  const { found, index, plan } = search;
  const read = new Map(search.read);
  const next = found.filter((each) => !read.has(each) && isWanted(each, filters)).slice(0, count);
  const records = await index.read(next.map(({ number }) => number));
  for (const [at, each] of next.entries()) {
    const record = records[at];
    if (record) read.set(each, readOne(each, withEarlier(record, plan.reader), plan.filters));
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
  const stubs = read.size === 0 && !isDone ? onceEachPlace(rest).slice(0, shownFirst).map(toStub) : [];
  return {
    state,
    results: [...results, ...stubs],
    total: results.length + unread.size,
    ...(isDone && { counts: countFilters(plan.filters, namedResults(search), found, read) }),
    ...(isDone &&
      rest.length > 0 && { more: async () => assemble(await readNext(search, readAtOnce), 'done') }),
  };
}

async function readCitedTexts({ plan, places, index }: Search): Promise<Search['cited']> {
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

/** Reads what stands inside of the first section or card; which is first may change while texts come. */
async function readHeads(search: Search): Promise<Search> {
  const { index, plan, found } = search;
  const head = headOf(assemble({ ...search, heads: new Map() }, 'partial').results)?.record.url;
  if (head === undefined) return { ...search, heads: new Map() };
  // An annotation speaks of its clause.
  const asked = [...new Set(found.map(({ row }) => row.url.replace(/-note-\d+$/u, '')))];
  const scored = found.filter(({ tier, row }) => tier === 'question' && row.kind !== 'section');
  const best = scored[0]?.score ?? 0;
  const meant = scored
    .filter(({ score }) => score >= best * nearBest)
    .map(({ row }) => row.url.replace(/-note-\d+$/u, ''));
  return { ...search, heads: new Map([[head, await readHead(index, head, plan.reader, asked, meant)]]) };
}

const namedResults = ({ plan, places, matches }: Search): Result[] => rankResults(plan, places, matches, []);

/** A place may have a text in each language, and newer wordings. */
const onceEachPlace = (found: readonly Found[]): Found[] =>
  [...Map.groupBy(found, ({ row }) => `${row.url} ${row.kind}`).values()].flatMap(([first]) => first ?? []);

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

function resultsOf({ plan, names, places, matches, cited, heads, found, read }: Search): Result[] {
  const texts = earlierLast(found.flatMap((each) => read.get(each)?.result ?? []));
  const left = rankResults(plan, places, matches, texts).filter((result) => isLeft(result, plan.filters));
  // What a head links to is not said again by what says some of a question.
  const inside = new Set([...heads.values()].flatMap(({ links }) => links.map(({ url }) => url)));
  const once = onceEachCard(left, names.sets).filter(
    ({ tier, record }) => !isScored(tier) || !inside.has(record.url),
  );
  return once.map((result) => {
    const passages = cited.get(`${result.record.kind} ${result.record.url}`);
    // A cited place shows how it begins, in the reader's language where it has it: nothing in it was searched.
    const [own] = passages?.toSorted((a, b) => rankOf(plan, b.lang) - rankOf(plan, a.lang)) ?? [];
    const match = result.tier === 'citation' && own ? { passage: own, ranges: [] } : result.match;
    return {
      ...result,
      ...(result.tier === 'citation' && passages && { record: { ...result.record, passages } }),
      ...(match && { excerpt: () => show(result, match) }),
      ...headIn(heads, result),
    };
  });
}

const headIn = (heads: Search['heads'], { record: { url, kind } }: Result): Pick<Result, 'head'> => {
  const head = kind === 'section' || kind === 'card' ? heads.get(url) : undefined;
  return head ? { head } : {};
};

function show({ record: { titles } }: Result, match: Pick<Match, 'passage' | 'ranges'>): Piece[] {
  return Object.values(titles).includes(match.passage.text) ? markedText(match) : excerptOf(match);
}

const rankOf = ({ reader }: Plan, lang: Language): number => Number(lang === reader);

// Characters; few names have more, and a run of a text that somebody types is hardly longer.
const longestName = 5;
// Texts whose words show first, and texts that are read before an answer is done.
const shownFirst = 10;
// Of the score, for a text that has all words that were typed.
const allWords = 0.25;
// Of the score of the best text.
const nearBest = 0.7;
const readAtOnce = 60;
