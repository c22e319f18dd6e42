import type { Language } from '../../../schema/language.ts';

export const countScripts = (text: string): ScriptCounts => ({
  han: countMatches(text, /\p{Script=Han}/gu),
  kana: countMatches(text, /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu),
  words: countMatches(text, /\p{Script=Latin}[\p{Script=Latin}\p{Mark}’']*/gu),
});

/** The main language of a text. Chinese texts contain katakana in names, so only hiragana counts as Japanese. */
export const scriptLanguage = (text: string): Language => {
  const { han, kana, words } = countScripts(text);
  if (words > han + kana) return 'en';
  return countMatches(text, /\p{Script=Hiragana}/gu) * 4 > han ? 'ja' : 'zh';
};

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

export const countEach = <Value>(values: Iterable<Value>): ReadonlyMap<Value, number> => {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};
