import type { InterfaceLanguage } from '../../schema/language.ts';
import { resolve } from '../cite/resolve.ts';
import type { TextIndex } from '../index/open.ts';
import { matchNames, type NameIndex } from '../names/names.ts';
import type { Asked, Progress, Report, Sources } from './engine.ts';
import { isScored, type Result, stepOf } from './result.ts';
import {
  allResultsOf,
  assemble,
  readAtOnce,
  readCited,
  readNext,
  type Search,
  shownFirst,
  withHead,
} from './shown/answer.ts';
import { type Found, findBegun, findTexts, type Question } from './typed/found.ts';
import { hasEnglish, languagesOf, languagesOfNames } from './typed/languages-of.ts';
import { type Plan, planQuery } from './typed/plan.ts';

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
  const { query, filters, reader } = asked;
  // What is longer than names and is none has seldom a whole answer: what looks again is on its way before that is known.
  const looking = !isNamed && query.length > longestName ? secondLook() : undefined;
  looking?.catch(ignore);
  const [first, index] = await Promise.all([sources.names(), sources.index()]);
  const read = (names: NameIndex): Question => ({
    plan: { ...planQuery(query, names.fold), ...(reader && { reader }) },
    filters,
    meant: query,
    matches: matchNames(names, query, filters.lang ?? reader),
    names,
    index,
  });
  const saying = sources.said(languagesOfNames(query, reader));
  // Before the index, whose parts are many: what is called something in a question is shown first.
  if (looking) preload(index, query, reader);
  // What people say comes last; until then the index is asked for the words as typed.
  if (!(await Promise.race([saying, null]))) findTexts(read(first)).catch(ignore);
  const question = read(await saying);
  const places = resolve(question.names, query);
  let state: Search = { ...question, places, cited: new Map(), head: undefined, found: [], read: new Map() };
  const tell = () => report(assemble(state, 'partial'));
  state = { ...state, cited: await readCited(state) };
  tell();
  let scoring: Promise<Found[]> | undefined;
  if (looking && question.matches.length === 0 && places.length === 0) {
    const { findNamed, lookAgain, scoreTexts } = await looking;
    state = { ...state, ...(await lookAgain(state)) };
    // Sections and cards that are called something in the query are known before the texts have come.
    const named = { ...state, found: findNamed(state) };
    report(assemble(named, 'partial'));
    const tellNamed = (known: Search) => state.read.size === 0 && report(assemble(known, 'partial'));
    readNext(named, shownFirst).then(tellNamed, ignore);
    scoring = scoreTexts(state);
    scoring.catch(ignore);
  }
  const take = async (find: (question: Question) => Found[] | Promise<Found[]>) => {
    state = { ...state, found: order([...state.found, ...(await find(state))], state.plan) };
    if (state.read.size === 0) tell();
    // Its texts come together with those of the results.
    const coming = withHead(state);
    state = await readNext(state, shownFirst);
    await coming;
    state = await withHead(state);
    tell();
    state = await readNext(state, readAtOnce - shownFirst);
    // What a filter hides is an answer too: else it would leave what nobody finds without it.
    if (Object.keys(filters).length > 0 && !hasWhole(state)) state = await readNext(state, readAtOnce, {});
  };
  await take(findTexts);
  if (!hasAnswer(state)) await take(findBegun);
  if (!hasWhole(state)) {
    const { findMended, lookAgain, scoreTexts } = await secondLook();
    state = { ...state, ...(await lookAgain(state)) };
    // Both are asked at once, though most of what finds the first needs no parts.
    const scored = scoring ?? scoreTexts(state);
    scored.catch(ignore);
    if (!hasAnswer(state)) await take(findMended);
    if (!hasWhole(state)) await take(() => scored);
  }
  const answer = assemble(await withHead(state), 'done');
  // In which language a text answers only its words say: those read so far may all be in others than the filter leaves.
  return answer.results.length === 0 && answer.more ? await answer.more() : answer;
}

/** Loaded where it is needed: most queries have a whole answer, and each byte stands before the first. */
const secondLook = () => import('./meant/second-look.ts').then((loaded) => loaded.secondLook);

/** Asks for what looks again will ask for. */
function preload(index: TextIndex, query: string, reader: InterfaceLanguage | undefined): void {
  index.said(languagesOf(query, reader)).catch(ignore);
  if (hasEnglish(query)) index.words().catch(ignore);
}

/** For what was begun early: who waits for it sees the error. */
const ignore = () => undefined;

const hasAnswer = (search: Search) =>
  allResultsOf(search).some((result) => result.tier !== 'more-names' && !isOnlySpokenOf(result));

/** Something has all of what was typed together, or is called so by more than habit. */
const hasWhole = (search: Search) => {
  const said = new Set(search.matches.filter(({ isSaid }) => isSaid).map(({ entry }) => entry.url));
  return allResultsOf(search).some(
    // Where habit alone has led to a term, its other names are no more certain.
    ({ tier, record }) => !isLoose(tier) && !isOnlySpokenOf({ tier, record }) && !said.has(record.url),
  );
};

/** An infraction without a text that the query only mentions may not be the one that is meant. */
const isOnlySpokenOf = ({ tier, record }: Pick<Result, 'tier' | 'record'>) =>
  tier === 'about' && record.isListed === true;

/** It has not all of what was typed just so. */
const isLoose = (tier: Result['tier']) => stepOf(tier) > stepOf('about') || tier === 'typo-name';

/** Best steps first; in a step what is surely in the reader's language, then as the score or the index says. */
function order(found: readonly Found[], { reader }: Plan): Found[] {
  const scores = new Map(
    found.flatMap(({ row, tier, score }) =>
      tier === 'question' || tier === 'maybe' ? [[row.url, score]] : [],
    ),
  );
  const isByScore = ({ tier }: Found) => isScored(tier) && scores.size > 0;
  const isOwn = (each: Found) => Number(!isByScore(each) && each.row.langs.every((lang) => lang === reader));
  const scoreOf = (each: Found) => (isByScore(each) ? (scores.get(each.row.url) ?? 0) : each.score);
  return found.toSorted(
    (a, b) => stepOf(a.tier) - stepOf(b.tier) || isOwn(b) - isOwn(a) || scoreOf(b) - scoreOf(a),
  );
}

// Characters; few names have more, and a run of a text that somebody types is hardly longer.
const longestName = 5;
