import type { TextIndex } from '../index/open.ts';
import type { TableRow } from '../index/table.ts';
import type { NameIndex, NameMatch } from '../names/names.ts';
import { askFor, type Found, toFound } from './ask-for.ts';
import { matchPassages } from './match.ts';
import { type Plan, planQuery, toQuestion } from './plan.ts';
import { isNameFor } from './readable.ts';
import { routesOf, viaTerm } from './via-term.ts';

/** What a query is asked in: its plan, the names that it has, and the texts. */
export interface Question {
  readonly plan: Plan;
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
    findPages(question),
  ]);
  return found.flat();
}

/** The texts that have words beginning with the last one. */
export const findBegun = async ({ plan, index }: Question): Promise<Found[]> =>
  (await Promise.all(plan.begun.map((group) => askFor(index, group, plan, 'phrase')))).flat();

/** The pages that have every word of a query of several: the record of each that has most of them. */
async function findPages({ plan, index }: Question): Promise<Found[]> {
  if (plan.phrases.length < 2 || plan.phrases.length > mostPageWords) return [];
  const having = await Promise.all(
    plan.phrases.map(async (phrase, at) => {
      const questions = new Set([phrase, plan.chinese.phrases[at] ?? phrase].map(toQuestion));
      const hits = await Promise.all([...questions].map((question) => index.ask([question])));
      return new Set(hits.flat().map(({ number }) => number));
    }),
  );
  const words = new Map<number, string[]>();
  for (const [at, numbers] of having.entries()) {
    for (const number of numbers) {
      words.set(number, [...(words.get(number) ?? []), plan.phrases[at]?.text ?? '']);
    }
  }
  const pages = Map.groupBy(
    [...words].filter(([number]) => isOnPage(index.rows[number])),
    ([number]) => pageOf(index.rows[number]),
  );
  return [...pages.values()].flatMap((page) => {
    if (new Set(page.flatMap(([, of]) => of)).size < new Set(plan.phrases.map(({ text }) => text)).size)
      return [];
    const [best] = page.toSorted(([, a], [, b]) => b.length - a.length);
    if (!best) return [];
    const some = planQuery(best[1].join(' '), plan.filters, plan.fold);
    return toFound(index, best[0], 'page', 0, (record) => {
      const match = matchPassages(record.passages, some);
      return match && { tier: 'page', record, match, lang: match.passage.lang };
    });
  });
}

// A list of terms or of cards is no page about anything, and our notes are no part of what a page says.
const isOnPage = (row: TableRow | undefined) =>
  row?.kind !== 'term' && row?.kind !== 'remark' && !row?.url.includes('cards/#');
const pageOf = (row: TableRow | undefined) => row?.url.replace(/#.*$/u, '') ?? '';

// More words than these are a text that was pasted, and nobody looks for them all over a page; each is asked for.
const mostPageWords = 12;
