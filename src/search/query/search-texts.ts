import type { InterfaceLanguage } from '../../schema/language.ts';
import { resolve } from '../cite/resolve.ts';
import type { TextIndex } from '../index/open.ts';
import { nameKey } from '../names/name-row.ts';
import { matchNames } from '../names/names.ts';
import { Answer, readCited } from './answer.ts';
import type { Asked, Progress, Report, Sources } from './engine.ts';
import { findBegun, findTexts, type Question } from './exact/found.ts';
import { hasEnglish, languagesOf, languagesOfNames } from './exact/languages-of.ts';
import { planQuery } from './exact/plan.ts';
import type { Result } from './result.ts';

/**
 * Answers a query by its names, its citations and the texts: what has all of it first, what is less only where that leaves
 * something open.
 *
 * @param shown the names that have answered, and are shown
 */
export async function searchTexts(
  sources: Sources,
  asked: Asked,
  report: Report,
  shown: readonly Result[],
): Promise<Progress> {
  const { query, reader } = asked;
  // What is longer than names, and begins none and looks like no citation, has seldom a whole answer: what looks again
  // is on its way before that is known.
  const { rows } = await sources.names();
  const isNamed = rows.some(({ key }) => key.startsWith(nameKey(query)));
  const isLong = query.length > longestName && !isNamed && !likeCitation.test(query);
  if (isLong) secondLook().catch(ignore);
  const question = await readQuestion(sources, asked, isLong);
  const places = resolve(question.names, query);
  const answer = new Answer(question, await readCited(places, question.index, reader), shown);
  const lookAgain = async () => (await secondLook()).lookAgain(question);
  // All is asked at once: what the score needs is on its way while the index says that nothing has the whole query.
  const isQuestion = isLong && question.matches.length === 0 && places.length === 0;
  const looking = isQuestion ? lookAgain() : undefined;
  looking?.catch(ignore);
  if (answer.hasAnswer) report(await answer.show('partial'));
  answer.add(await findTexts(question));
  if (answer.onlyPlace) report(await answer.show('partial'));
  await answer.take([]);
  if (!answer.hasAnswer) await answer.take(await findBegun(question));
  if (!answer.isWhole) {
    const { mended, scored } = await (looking ?? lookAgain());
    if (!answer.hasAnswer) await answer.take(await mended());
    if (!answer.isWhole) await answer.take(await scored);
  }
  const done = await answer.show('done');
  // In which language a text answers only its words say: those read so far may all be in others than the filter leaves.
  return done.results.length === 0 && done.more ? await done.more() : done;
}

/** What is known of a query before any text is found; where it is long, what looks again is asked for as well. */
async function readQuestion(
  sources: Sources,
  { query, filters, reader }: Asked,
  isLong: boolean,
): Promise<Question> {
  const [first, index] = await Promise.all([sources.names(), sources.index()]);
  if (isLong) preload(index, query, reader);
  // What people say comes last; until then the parts of the index are asked for that have the words as typed.
  for (const group of planQuery(query, first.fold).exact) index.ask(group).catch(ignore);
  const names = await sources.said(languagesOfNames(query, reader));
  return {
    plan: { ...planQuery(query, names.fold), ...(reader && { reader }) },
    filters,
    meant: query,
    matches: matchNames(names, query, filters.lang ?? reader),
    names,
    index,
  };
}

/** Loaded where it is needed: most queries have a whole answer, and each byte stands before the first. */
const secondLook = () => import('./intent/second-look.ts');

/** Asks for what looks again will ask for. */
function preload(index: TextIndex, query: string, reader: InterfaceLanguage | undefined): void {
  index.said(languagesOf(query, reader)).catch(ignore);
  if (hasEnglish(query)) index.words().catch(ignore);
}

/** For what was begun early: who waits for it sees the error. */
const ignore = () => undefined;

/** A section, an address, or a number at the end. */
const likeCitation = /\d\.\d|[#/]|\d$/u;

// Characters; few names have more, and a run of a text that somebody types is hardly longer.
const longestName = 5;
