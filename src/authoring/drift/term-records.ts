import { type Language, languages } from '../../schema/language.ts';
import type { FindTerms, FoundTerms } from '../compare/terms.ts';
import type { ComparedClause, TermRecords } from './rule.ts';

/** Reads the records of all terms from the clauses with texts in more than one language. */
export const createTermRecords = (findTerms: FindTerms, clauses: readonly ComparedClause[]): TermRecords => {
  const entries = clauses
    .map((clause) => ({ clause, found: [...termsByLanguage(clause, findTerms).values()] }))
    .filter(({ found }) => found.length > 1);
  return (id, without) => {
    const others = entries.filter(
      ({ clause, found }) => clause !== without && found.some((terms) => terms.has(id)),
    );
    const countIn = (terms: FoundTerms): number => terms.get(id)?.length ?? 0;
    return {
      agreed: others.filter(({ found }) => found.every((terms) => terms.has(id))).length,
      agreedInNumber: others.filter(({ found }) => new Set(found.map(countIn)).size === 1).length,
      clauses: others.length,
    };
  };
};

/** The terms of a clause in each language that it has. */
export const termsByLanguage = (
  { texts }: ComparedClause,
  findTerms: FindTerms,
): ReadonlyMap<Language, FoundTerms> =>
  new Map(
    languages.flatMap((lang) =>
      texts[lang] === undefined ? [] : [[lang, findTerms(texts[lang], lang)] as const],
    ),
  );
