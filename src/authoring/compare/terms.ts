import { type Language, ofEachLanguage } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import { type Concept, createFormFinder } from './find-forms.ts';

/** A term with its forms: name, abbreviation and aliases, Japanese verbs without their ending. */
export interface TermConcept extends Concept {
  readonly id: string;
  readonly term: Term;
}

export const toTermConcept = (term: Term): TermConcept => {
  const formsIn = (lang: Language): readonly string[] =>
    [
      term[lang] ?? '',
      ...(lang === 'en' && term.abbreviation ? [term.abbreviation] : []),
      ...term.aliases.filter((alias) => languagesOf(alias).includes(lang)),
    ].map((form) => withoutEnding(form, lang));
  return { id: term.id, term, forms: ofEachLanguage(formsIn) };
};

/**
 * Finds the terms of a text: by ID, in the order of the term base, with their words as printed. A term that occurs only
 * inside a longer one (牌 in 牌库) has no words.
 */
export type FindTerms = (text: string, lang: Language) => FoundTerms;
export type FoundTerms = ReadonlyMap<string, readonly string[]>;

export const createTermFinder = (terms: readonly (Concept & { readonly id: string })[]): FindTerms => {
  const find = createFormFinder(terms);
  return (text, lang) => {
    const found = new Map<string, readonly string[]>();
    for (const { start, end, concepts, isInside } of find(text, lang)) {
      for (const { id } of concepts) {
        const before = found.get(id) ?? [];
        found.set(id, isInside ? before : [...before, text.slice(start, end)]);
      }
    }
    return new Map(terms.flatMap(({ id }) => (found.has(id) ? [[id, found.get(id) ?? []] as const] : [])));
  };
};

/** The languages that an alias can be of, by its script. */
const languagesOf = (alias: string): readonly Language[] => {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(alias)) return ['ja'];
  return /\p{Script=Han}/u.test(alias) ? ['zh', 'ja'] : ['en'];
};

/** `counter (marker)` -> `counter`, `公開する` -> `公開`, `唱える` -> `唱え` */
const withoutEnding = (form: string, lang: Language): string => {
  const plain = form.replace(/\s*[(（].*[)）]$/u, '');
  return lang === 'ja'
    ? plain
        .replace(/する$/u, '')
        .replace(/(?<=\p{Script=Han}[\p{Script=Hiragana}]*)[るすくうつぬむぶぐ]$/u, '')
    : plain;
};
