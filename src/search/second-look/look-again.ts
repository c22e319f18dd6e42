import type { Progress } from '../engine.ts';
import type { NameIndex } from '../names/names.ts';
import { type Plan, planQuery } from '../query/plan.ts';
import { hitResults, type Result } from '../query/rank.ts';
import type { Answer, OpenIndex } from '../texts/text-index.ts';
import { type Meant, readMeant } from './meant.ts';
import { answerQuestion } from './questions.ts';

/** A search that has found nothing by what was typed. */
export interface Unanswered {
  readonly names: NameIndex;
  readonly plan: Plan;
  readonly index: OpenIndex;
  /** What the index answers to another query, best first. */
  find(plan: Plan): Promise<readonly Answer[]>;
  /** The answer, with these results. */
  answer(results: readonly Result[]): Progress;
}

/**
 * Answers with what may have been meant: the query with its typing errors mended or its terms in another language,
 * then the texts that say most of what a question speaks of; with what is near where there is nothing.
 */
export async function lookAgain(search: Unanswered): Promise<Progress> {
  const { names, plan, index, answer } = search;
  const meant = readMeant(names, plan, index.words()).map((each) => findMeant(each, search));
  const corrected = answer((await Promise.all(meant)).flat());
  if (corrected.results.length > 0) return corrected;
  const answered = answer(await answerQuestion(names, plan, index));
  if (answered.results.length > 0) return answered;
  const { offerNearest } = await import('./offers.ts');
  return { ...answered, offers: offerNearest(names, plan, index) };
}

/** What is found by a query with its words as the texts write them, or in another language. */
async function findMeant({ query, how }: Meant, { plan, find }: Unanswered): Promise<Result[]> {
  const meant = planQuery(query, plan.filters, plan.fold);
  const read = await Promise.all((await find(meant)).map((answer) => answer.read()));
  const results = hitResults(
    meant,
    read.map((record, place) => ({ record, score: -place })),
  );
  return results.map((result) => ({ ...result, ...how }));
}
