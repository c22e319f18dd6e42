import type { Language } from '../schema/language.ts';

/**
 * The language of a few quoted words, by their script: kana is Japanese, Han alone Chinese, anything else
 * English. `languageOfText('正常な状態') // => 'ja'`
 */
export function languageOfText(words: string): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words)) return 'ja';
  return /\p{Script=Han}/u.test(words) ? 'zh' : 'en';
}
