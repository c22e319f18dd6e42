import type { ComparedClause } from './finding.ts';
import { countIn, type FoundTerm, type TermFinder } from './term-forms.ts';

/**
 * How far a term can be trusted: in how many clauses all texts have it, as often as each other, and in how many
 * only some. `player` is said by a pronoun in every second clause, `opponent` hardly ever.
 */
export interface TermRecord {
  readonly agreed: number;
  readonly agreedInNumber: number;
  readonly clauses: number;
}

/** The record of a term without one clause: what is judged does not speak in its own case. */
export type TermRecords = (id: string, without: ComparedClause) => TermRecord;

/** Reads the records of all terms from the clauses that stand in more than one language. */
export const createTermRecords = (finder: TermFinder, clauses: readonly ComparedClause[]): TermRecords => {
  const entries = clauses
    .filter(({ texts }) => Object.keys(texts).length > 1)
    .map((clause) => ({ clause, found: [...countIn(finder, clause.texts).values()] }));
  return (id, without) => {
    const others = entries.filter(
      ({ clause, found }) => clause !== without && found.some((text) => text.has(id)),
    );
    return {
      agreed: others.filter(({ found }) => found.every((text) => text.has(id))).length,
      agreedInNumber: others.filter(({ found }) => new Set(found.map((text) => countOf(text, id))).size === 1)
        .length,
      clauses: others.length,
    };
  };
};

const countOf = (text: ReadonlyMap<string, FoundTerm>, id: string): number => text.get(id)?.words.length ?? 0;
