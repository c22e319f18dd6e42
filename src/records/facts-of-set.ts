import type { CardFact } from '../schema/card.ts';
import type { Document } from '../schema/document.ts';

/** The facts of the cards of a set, and with the first set those of the cards of no set of this edition. */
export function factsOfSet<Fact extends Pick<CardFact, 'set'>>(
  facts: readonly Fact[],
  documents: readonly Pick<Document, 'id' | 'kind'>[],
  set: string,
): Fact[] {
  const sets = documents.flatMap(({ id, kind }) => (kind === 'set-faq' ? [id] : []));
  const homeOf = (fact: Fact) => sets.find((id) => id === fact.set) ?? sets[0];
  return facts.filter((fact) => homeOf(fact) === set);
}
