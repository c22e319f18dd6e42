import { type Language, languages } from './language.ts';

/* The characters of each language. Not in language.ts, because every page loads that file. */

/** Characters that no text in a language contains. */
export const neverIn: Readonly<Record<Language, RegExp>> = {
  zh: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ja: /(?!)/u,
  en: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

/** Every text in a language contains at least one of these characters. */
export const scriptOf: Readonly<Record<Language, RegExp>> = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  en: /\p{Script=Latin}/u,
};

/** Han characters alone can be Chinese or Japanese. */
export const possibleLanguages = (words: string): readonly Language[] =>
  languages.filter((lang) => scriptOf[lang].test(words) && !neverIn[lang].test(words));

/** Guesses the language of words: with kana Japanese, else with Han characters Chinese, else English. */
export const languageOf = (words: string): Language => possibleLanguages(words)[0] ?? 'en';
