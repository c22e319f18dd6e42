import type { Language } from '../../../schema/language.ts';

/** How many Han characters, kana, and words in Latin letters a text has. */
export const countScripts = (text: string): ScriptCounts => ({
  han: countMatches(text, /\p{Script=Han}/gu),
  kana: countMatches(text, /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu),
  words: countMatches(text, /\p{Script=Latin}[\p{Script=Latin}\p{Mark}’']*/gu),
});

/** The language that a whole text is written in: Chinese ones may have English names, and katakana in Japanese names. */
export const scriptLanguage = (text: string): Language => {
  const { han, kana, words } = countScripts(text);
  if (words > han + kana) return 'en';
  return countMatches(text, /\p{Script=Hiragana}/gu) * 4 > han ? 'ja' : 'zh';
};

/** Whether a text has a character of Chinese or Japanese. */
export const hasCjk = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

export interface ScriptCounts {
  readonly han: number;
  readonly kana: number;
  readonly words: number;
}

export const countMatches = (text: string, pattern: RegExp): number => {
  let count = 0;
  for (const _ of text.matchAll(pattern)) count += 1;
  return count;
};
