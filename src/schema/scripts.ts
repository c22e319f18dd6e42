import { type Language, languages } from './language.ts';

/* The characters of each language. A file of its own, because every page loads language.ts. */

/** Characters that no text in a language contains. */
export const neverIn: Readonly<Record<Language, RegExp>> = {
  zh: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ja: /(?!)/u,
  en: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

/** Every text in a language contains at least one of these characters, whatever foreign names it quotes. */
export const scriptOf: Readonly<Record<Language, RegExp>> = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  en: /\p{Script=Latin}/u,
};

/** The possible languages of words, by their characters. Han characters alone can be Chinese or Japanese. */
export const possibleLanguages = (words: string): readonly Language[] =>
  languages.filter((lang) => scriptOf[lang].test(words) && !neverIn[lang].test(words));

/** Guesses the language of unmarked words: with kana Japanese, with Han characters alone Chinese. */
export const languageOf = (words: string): Language => possibleLanguages(words)[0] ?? 'en';
