import { askFor, type Found } from '../query/ask-for.ts';
import type { Question } from '../query/found.ts';
import { planQuery } from '../query/plan.ts';
import { readMeant, wordsFor } from './meant.ts';

/** The texts that have what may have been meant: typing errors mended, or the terms of the query in another language. */
export async function findMeant({ names, plan, index }: Question): Promise<Found[]> {
  const meant = readMeant(names, plan, await wordsFor(plan.query, index));
  const found = await Promise.all(
    meant.map(async ({ query, how }) => {
      const other = planQuery(query, plan.filters, plan.fold);
      const groups = [...other.exact, ...other.begun];
      return (await Promise.all(groups.map((group) => askFor(index, group, other, how.tier, how)))).flat();
    }),
  );
  return found.flat();
}
