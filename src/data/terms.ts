import type { PublishedTerms, Rights, TermPlace } from '../schema/published.ts';
import type { Term } from '../schema/term.ts';

/** The term base as `/data/terms.json` serves it: each term with the places where it stands (`findTerms`). */
export const toPublishedTerms = (
  terms: readonly Term[],
  stands: ReadonlyMap<string, TermPlace[]>,
  rights: Rights,
): PublishedTerms => ({
  schemaVersion: 1,
  rights,
  terms: terms.map(({ said: _said, ...term }) => ({ ...term, stands: stands.get(term.id) ?? [] })),
});
