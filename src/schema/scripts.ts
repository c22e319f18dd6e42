import { type Language, languages } from './language.ts';

/*
 * In which characters languages are written. Apart from language.ts, which the script of every page has.
 */

/** Characters that no text in a language contains. */
export const neverIn: Readonly<Record<Language, RegExp>> = {
  zh: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ja: /(?!)/u,
  en: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

/** Characters of which a text in a language has at least one, however many foreign names it quotes. */
export const scriptOf: Readonly<Record<Language, RegExp>> = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  en: /\p{Script=Latin}/u,
};

/**
 * The languages that words can be in, by their characters; words of Han characters alone can be Chinese or Japanese.
 */
export const possibleLanguages = (words: string): readonly Language[] =>
  languages.filter((lang) => scriptOf[lang].test(words) && !neverIn[lang].test(words));

/** Guesses the language of unmarked words: with kana Japanese, with Han characters alone Chinese. */
export const languageOf = (words: string): Language => possibleLanguages(words)[0] ?? 'en';
