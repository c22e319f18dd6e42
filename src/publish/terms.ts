import type { PublishedTerms, Rights } from '../schema/published.ts';
import type { Term } from '../schema/term.ts';
import { findTerms, indexTerms } from './find-terms.ts';
import { listTextPlaces, type Texts } from './text-places.ts';

/** The term base as `/data/terms.json` serves it: each term with the places where it stands. */
export const toPublishedTerms = (terms: readonly Term[], texts: Texts, rights: Rights): PublishedTerms => {
  const stands = findTerms(indexTerms(terms), listTextPlaces(texts));
  return {
    schemaVersion: 1,
    rights,
    terms: terms.map((term) => ({ ...term, stands: stands.get(term.id) ?? [] })),
  };
};
