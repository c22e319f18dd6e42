import { type Language, ofEachLanguage } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import type { Concept } from './find-forms.ts';

/** A term with its forms: name, abbreviation and aliases, Japanese verbs without their ending. */
export interface TermConcept extends Concept {
  readonly term: Term;
}

export const toTermConcept = (term: Term): TermConcept => {
  const formsIn = (lang: Language): readonly string[] =>
    [
      term[lang] ?? '',
      ...(lang === 'en' && term.abbreviation ? [term.abbreviation] : []),
      ...term.aliases.filter((alias) => languagesOf(alias).includes(lang)),
    ].map((form) => withoutEnding(form, lang));
  return { term, forms: ofEachLanguage(formsIn) };
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
