import type { TextIndex } from '../index/open.ts';
import type { NameIndex, NameMatch } from '../names/names.ts';
import { askFor, type Found, toFound } from './ask-for.ts';
import type { Plan } from './plan.ts';
import { isNameFor } from './readable.ts';
import { routesOf, viaTerm } from './via-term.ts';

/** What a query is asked in: its plan, the names that it has, and the texts. */
export interface Question {
  readonly plan: Plan;
  /** The query with its mistyped English words mended, once it is looked at again; before that as typed. */
  readonly meant: string;
  readonly names: NameIndex;
  readonly matches: readonly NameMatch[];
  readonly index: TextIndex;
}

/** The texts that have all of what was typed, or the same term or card by another of its names. */
export async function findTexts(question: Question): Promise<Found[]> {
  const { plan, names, matches, index } = question;
  const found = await Promise.all([
    ...plan.exact.map((group, at) => askFor(index, group, plan, at === 0 ? 'literal' : 'words')),
    ...routesOf(names, matches, plan, isNameFor(plan.reader, index.rows)).map(async (route) =>
      (await index.ask([route.question])).map(({ number, score }) =>
        toFound(index, number, route.tier, score, (record) => viaTerm(record, route)),
      ),
    ),
  ]);
  return found.flat();
}

/** The texts that have words beginning with the last one. */
export const findBegun = async ({ plan, index }: Question): Promise<Found[]> =>
  (await Promise.all(plan.begun.map((group) => askFor(index, group, plan, 'phrase')))).flat();
