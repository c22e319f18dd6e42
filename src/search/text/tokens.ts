import { stemmer } from 'stemmer';
import { type FoldHan, keepHan } from './han.ts';
import { baseForms } from './irregular-forms.ts';
import { type Normalized, normalize, unspaced } from './normalize.ts';

export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether it is a word in a script with spaces, which can contain a shorter word of a query. */
  readonly isWord: boolean;
}

/**
 * Divides a text into Chinese and Japanese characters, digits, and the stems of words in other scripts. Digits are
 * separate, so that any run of digits finds a number. `牌手drew 10 cards -> 牌 手 draw 1 0 card`
 */
export function tokenize(normalized: Normalized): Token[] {
  return [...normalized.text.matchAll(tokenPattern)].map(({ 0: text, index, groups }) => ({
    text: groups?.word === undefined ? text : stemWord(text),
    start: index,
    end: index + text.length,
    isWord: groups?.word !== undefined,
  }));
}

/** `tokenTexts("Angel's Mercy") // => ['angel', 'merci']` */
export function tokenTexts(printed: string, fold: FoldHan = keepHan): string[] {
  const normalized = normalize(printed);
  return tokenize({ ...normalized, text: fold(normalized.text) }).map(({ text }) => text);
}

/** Joins tokens, so that a run of tokens is a substring. `asTokens("Angel's Mercy") // => ' angel merci '` */
export const asTokens = (printed: string, fold?: FoldHan): string =>
  ` ${tokenTexts(printed, fold).join(' ')} `;

/** `stemWord('drew') // => 'draw'`, `stemWord("player's") // => 'player'` */
export function stemWord(word: string): string {
  const plain = word.replace(/'s$/u, '').replaceAll("'", '');
  return /^[a-z]+$/u.test(plain) ? stemmer(baseForms.get(plain) ?? plain) : plain;
}

/** The index of the first token of each match. */
export function findPhrase(haystack: readonly string[], needle: readonly string[]): number[] {
  const first = needle[0];
  if (first === undefined) return [];
  return haystack.flatMap((token, index) =>
    token === first && needle.every((each, offset) => haystack[index + offset] === each) ? [index] : [],
  );
}

/** The pattern of a letter of a script with spaces. */
export const letter = `(?![${unspaced}])[\\p{L}\\p{M}]`;
const tokenPattern = new RegExp(`[${unspaced}]|\\p{N}|(?<word>(?:${letter})+(?:'(?:${letter})+)*)`, 'gu');
