import type { Language } from '../../schema/language.ts';
import { type FoldHan, keepHan } from '../text/han.ts';
import { type Normalized, normalize } from '../text/normalize.ts';
import { type Token, tokenize } from '../text/tokens.ts';

/*
 * The words that Pagefind's index is made of, the same when it is built and when it is asked. Pagefind takes the parts
 * of a hyphenated word as words at one position. So what else can be asked for at a place (a sign that follows, the
 * letters of a word, the number that begins there) hangs on its token, and phrases of tokens alone are found past it.
 */

/** The word that stands between two passages: no phrase is found across it. */
export const passageEnd = 'zzend';

/** A token with the signs that follow it, up to the next one; null for signs at the beginning of a text. */
interface Place {
  readonly token: Token | null;
  readonly signs: string;
}

/** `placesOf('「手牌，洗牌」') // => [null「] [手] [牌，] [洗] [牌」]` */
export function placesOf(normalized: Normalized): Place[] {
  const tokens = tokenize(normalized);
  const gap = (from: number, to: number | undefined) => normalized.text.slice(from, to).replace(/\s/gu, '');
  const leading = gap(0, tokens[0]?.start);
  const places = tokens.map((token, at) => ({ token, signs: gap(token.end, tokens[at + 1]?.start) }));
  return leading === '' ? places : [{ token: null, signs: leading }, ...places];
}

/**
 * What is indexed of a passage. `wordsOfPassage('手牌，10张', 'zh') // => '手 牌-zqcm zddb-zndbyda zdda 张'`
 */
export function wordsOfPassage(text: string, lang: Language, fold: FoldHan = keepHan): string {
  const printed = normalize(text);
  const normalized = lang === 'zh' ? { ...printed, text: fold(printed.text) } : printed;
  return placesOf(normalized)
    .map(({ token, signs }) => {
      const parts = [
        ...(token ? [tokenWord(token.text)] : []),
        // English texts have nothing but words; elsewhere a run of characters may begin or end inside of one.
        ...(token?.isWord && lang !== 'en'
          ? [...new Set(lettersOf(normalized.text.slice(token.start, token.end)))].map(letterWord)
          : []),
        ...(token ? numberAt(normalized.text, token) : []),
        ...[...signs].map(signWord),
      ];
      return parts.join('-');
    })
    .join(' ');
}

/** The whole number that begins at a token. */
function numberAt(text: string, { start }: Token): string[] {
  const [number] = /^\p{N}+/u.exec(text.slice(start)) ?? [];
  return number && !/\p{N}$/u.test(text.slice(0, start)) ? [numberWord(number)] : [];
}

/** `lettersOf("don't") // => ['d', 'o', 'n', 't']` */
export const lettersOf = (word: string): string[] => [...word].filter((each) => each !== "'");

/** `signWord('。') // => 'zq'` and its code in letters */
export const signWord = (sign: string): string => `zq${inLetters(sign)}`;

/** `tokenWord('牌') // => '牌'`; a digit in letters: of a hyphenated word Pagefind keeps no part without one. */
export const tokenWord = (text: string): string =>
  /\p{Alphabetic}/u.test(text) ? text : `zd${inLetters(text)}`;

/** A letter of a word that a Chinese or Japanese text prints. */
export const letterWord = (letter: string): string =>
  `zl${/^[a-z]?$/u.test(letter) ? letter : inLetters(letter)}`;

/** A number as a whole: `2010` is one, and neither `2` nor `10`. */
export const numberWord = (number: string): string => `zn${inLetters(number)}`;

// Pagefind takes words of letters and digits apart.
const inLetters = (text: string): string =>
  Array.from(text, (character) =>
    Array.from((character.codePointAt(0) ?? 0).toString(16), (digit) =>
      String.fromCharCode(97 + Number.parseInt(digit, 16)),
    ).join(''),
  ).join('y');
