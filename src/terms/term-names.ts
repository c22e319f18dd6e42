import type { Language } from '../schema/language.ts';

/** The names of a term, and how it is used in the words of the page's language. */
export type TermNames = Readonly<Record<Language | 'use', string>>;
