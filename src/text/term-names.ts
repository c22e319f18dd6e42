import type { Language } from '../schema/language.ts';
import type { Term } from '../schema/term.ts';

/** The names of a term, and how it is used in the words of the page's language. */
export type TermNames = Readonly<Record<Language | 'use', string>>;

/** Those of all terms, by their IDs, for the popovers of a page. */
export const termNames = (terms: readonly Term[], lang: Language): Readonly<Record<string, TermNames>> =>
  Object.fromEntries(terms.map(({ id, zh, ja, en, use }) => [id, { zh, ja, en, use: use[lang] }]));
