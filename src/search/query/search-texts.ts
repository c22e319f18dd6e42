import type { InterfaceLanguage } from '../../schema/language.ts';
import { resolve } from '../cite/resolve.ts';
import type { TextIndex } from '../index/open.ts';
import { nameKey } from '../names/name-row.ts';
import { matchNames } from '../names/names.ts';
import { Answer, readCited } from './answer.ts';
import type { Asked, Progress, Report, Sources } from './engine.ts';
import { findByPrefix, findTexts, type Question } from './exact/found.ts';
import { hasEnglish, languagesOf, languagesOfNames } from './exact/languages-of.ts';
import { planQuery } from './exact/plan.ts';
import { lookAgain } from './intent/second-look.ts';
import type { Result } from './result.ts';

/**
 * Searches for texts with all words of the query; if no name or text matches the whole query, also for other matches.
 * `shown` are the names that are shown already.
 */
export async function searchTexts(
  sources: Sources,
  asked: Asked,
  report: Report,
  shown: readonly Result[],
): Promise<Progress> {
  const { query, reader } = asked;
  // A long query seldom has a full match, unless it is a citation or the beginning of a name. So the files for the
  // second look are preloaded.
  const { rows } = await sources.names();
  const isNamed = rows.some(({ key }) => key.startsWith(nameKey(query)));
  const isLong = query.length > shortQuery && !isNamed && !likeCitation.test(query);
  const question = await readQuestion(sources, asked, isLong);
  const places = resolve(question.names, query);
  const answer = new Answer(question, await readCited(places, question.index, reader), shown);
  // Starts in parallel with the search for full matches.
  const isQuestion = isLong && question.matches.length === 0 && places.length === 0;
  const looking = isQuestion ? lookAgain(question) : undefined;
  looking?.catch(ignore);
  if (answer.hasAnswer) report(await answer.show('partial'));
  answer.add(await findTexts(question));
  if (answer.onlyPlace) report(await answer.show('partial'));
  await answer.take([]);
  if (!answer.hasAnswer) await answer.take(await findByPrefix(question));
  if (!answer.isWhole) {
    const { findCorrected, scored } = await (looking ?? lookAgain(question));
    if (!answer.hasAnswer) await answer.take(await findCorrected());
    if (!answer.isWhole) await answer.take(await scored);
  }
  const done = await answer.show('done');
  // The filter may hide all texts read so far: the language that matches is known only after a text is read.
  return done.results.length === 0 && done.more ? await done.more() : done;
}

async function readQuestion(
  sources: Sources,
  { query, filters, reader }: Asked,
  isLong: boolean,
): Promise<Question> {
  const [first, index] = await Promise.all([sources.names(), sources.index()]);
  if (isLong) preload(index, query, reader);
  // Requests the files of the index with the words of the query while the synonyms are loading.
  for (const group of planQuery(query, first.fold).exact) index.ask(group).catch(ignore);
  const names = await sources.allNames(languagesOfNames(query, reader));
  return {
    plan: { ...planQuery(query, names.fold), ...(reader && { reader }) },
    filters,
    corrected: query,
    matches: matchNames(names, query, filters.lang ?? reader),
    names,
    index,
  };
}

function preload(index: TextIndex, query: string, reader: InterfaceLanguage | undefined): void {
  index.phrases(languagesOf(query, reader)).catch(ignore);
  if (hasEnglish(query)) index.words().catch(ignore);
}

/** For promises that are started early; their errors are handled where they are awaited. */
const ignore = () => undefined;

/** Matches a section number, part of an address, or a number at the end. */
const likeCitation = /\d\.\d|[#/]|\d$/u;

// In characters. A longer query that is not the beginning of a name is mostly a question.
const shortQuery = 5;
