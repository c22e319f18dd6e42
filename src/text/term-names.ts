import { type InterfaceLanguage, inEachLanguage, type Language } from '../schema/language.ts';
import type { Term } from '../schema/term.ts';

/** The names of a term, and how it is used in the words of the page's language. */
export type TermNames = Readonly<Partial<Record<Language, string>> & { use: string }>;

/** Those of all terms, by their IDs, for the popovers of a page. */
export const termNames = (
  terms: readonly Term[],
  lang: InterfaceLanguage,
): Readonly<Record<string, TermNames>> =>
  Object.fromEntries(
    terms.map((term) => [term.id, { ...inEachLanguage((each) => term[each]), use: term.use[lang] }]),
  );
