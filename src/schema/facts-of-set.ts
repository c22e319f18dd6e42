import type { CardFact, CardRecord } from './card.ts';
import type { Document } from './document.ts';
import { hasCards } from './document-kind.ts';
import { inEachLanguage } from './language.ts';

/** The facts of the cards of a set. The first set also has the cards whose set is absent or not published here. */
export function factsOfSet<Fact extends Pick<CardFact, 'set' | 'slug'>>(
  facts: readonly Fact[],
  documents: readonly Pick<Document, 'id' | 'kind'>[],
  set: string,
): Fact[] {
  const sets = documents.filter(hasCards).map(({ id }) => id);
  const homeOf = (fact: Fact) => sets.find((id) => id === fact.set) ?? sets[0];
  const own = new Set(facts.filter((fact) => fact.set === set).map(({ slug }) => slug));
  return facts.filter((fact) => homeOf(fact) === set && (fact.set === set || !own.has(fact.slug)));
}

export function factOf(facts: readonly CardFact[], set: string, slug: string): CardFact | undefined {
  const own = facts.filter((fact) => fact.slug === slug);
  return own.find((fact) => fact.set === set) ?? own[0];
}

/** Adds to the facts a fact for each record that has none, from its printed text. */
export function withPrinted(facts: readonly CardFact[], records: readonly CardRecord[]): CardFact[] {
  const known = new Set(facts.map(({ slug }) => slug));
  return [...facts, ...records.filter(({ slug }) => !known.has(slug)).map(printedFact)];
}

function printedFact({ texts, typeLine, ...card }: CardRecord): CardFact {
  const { slug, set, names, manaCost, manaValue, colors } = card;
  // A card without a known type line has no known cost and colors: the build does not parse the printed ones.
  const isKnown = Object.keys(typeLine).length > 0;
  const printed = inEachLanguage((lang) => texts[lang]?.printed?.typeLine?.text);
  return {
    slug,
    ...(set === '' ? {} : { set }),
    names,
    ...(isKnown ? { manaCost, manaValue, colors, typeLine } : { typeLine: printed }),
  };
}
