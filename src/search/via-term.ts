import type { Language } from '../schema/language.ts';
import { partCalled } from './citation.ts';
import { matchPassages } from './match.ts';
import { type NameIndex, type NameMatch, nameKey } from './names.ts';
import { type Plan, planQuery } from './plan.ts';
import type { Result } from './rank.ts';
import { filterMark, type SearchRecord } from './record.ts';

/** Where a term that was typed leads in another language. */
export interface TermRoute {
  /** The name of the term there. */
  readonly name: string;
  readonly lang: Language;
  readonly question: string;
  readonly plan: Plan;
}

/**
 * The ways from what was typed to the same term in other languages, and to the clauses of the part that it
 * is the name of.
 *
 * `lifelink -> 系命, 絆魂`; `追加措置 -> 进一步的修正, Additional Remedy`, and every remedy
 */
export function routesOf(
  { fold }: NameIndex,
  names: readonly NameMatch[],
  { query, filters }: Plan,
): TermRoute[] {
  const isCalled = (name: string) => nameKey(fold(name)) === nameKey(fold(query));
  const terms = names.filter(
    ({ entry, fit }) => entry.kind === 'term' && (fit === 'exact' || fit === 'sound'),
  );
  return terms.flatMap(({ entry, lang: from }) =>
    (Object.entries(entry.titles) as [Language, string | undefined][]).flatMap(
      ([lang, name]): TermRoute[] => {
        if (!name || lang === from || isCalled(name)) return [];
        const plan = planQuery(`"${name}"`, filters, fold);
        const group = plan.exact.at(-1)?.[0];
        return group ? [{ name, lang, question: group, plan }] : [];
      },
    ),
  );
}

/** The question for all clauses of the part that a query is the name of. */
export function partQuestion({ query }: Plan): string | null {
  const part = partCalled(query);
  return part ? `"${filterMark('part', part)}"` : null;
}

/** A record that a route has led to, as a result; null where its text in that language lacks the term. */
export function viaTerm(record: SearchRecord, { name, lang, plan }: TermRoute): Result | null {
  const passages = record.passages.filter((passage) => passage.lang === lang);
  const match = matchPassages(passages, plan);
  return match ? { tier: 'via-term', record, match, lang, viaTerm: name } : null;
}

/** A clause of a part that was asked for by its name. */
export function viaPart(record: SearchRecord, { query }: Plan): Result | null {
  const [passage] = record.passages;
  return passage && record.kind === 'clause'
    ? {
        tier: 'via-term',
        record,
        match: { closeness: 'literal', passage, ranges: [] },
        lang: passage.lang,
        viaTerm: query,
      }
    : null;
}
