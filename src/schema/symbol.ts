import { type Known, languages } from './language.ts';

/**
 * Game symbols in braces, in three languages, and their canonical codes without braces:
 *
 *   {二} {2} {２}         -> 2          {白} {W} {w}   -> W
 *   {十一}                -> 11         {白/蓝} {W/U}  -> W/U
 *   {X} {Ｘ}              -> X          {二/白} {2/W}  -> 2/W
 *   {零}                  -> 0          {白/非} {W/P}  -> W/P
 *   {横置} {T}            -> T          {重置} {Q}     -> Q          {雪} {S} -> S
 */

export const symbolPattern = /[{｛][^{}｛｝\r\n]{1,12}[}｝]/u;

/** `symbolCode('{十一}') // => '11'`, `symbolCode('{白/蓝}') // => 'W/U'`; undefined if `printed` is not a symbol. */
export const symbolCode = (printed: string): string | undefined => {
  const inside = /^[{｛]\s*[（(]?([^{}｛｝()（）]{1,12}?)[)）]?\s*[}｝]$/u.exec(printed)?.[1];
  if (inside === undefined) return undefined;
  const [first, second, ...rest] = inside.split(/[/／]/u).map(simpleCode);
  const hybrid = first && second && rest.length === 0 ? hybridCode(first, second) : undefined;
  return simpleCode(inside) ?? hybrid;
};

const symbolWords: readonly (Known<readonly string[]> & { readonly letter: string })[] = [
  { letter: 'W', zh: ['白', '白色'], ja: ['白'], en: ['white'] },
  { letter: 'U', zh: ['蓝', '藍', '蓝色', '藍色'], ja: ['青', '青色'], en: ['blue'] },
  { letter: 'B', zh: ['黑', '黑色'], ja: ['黒', '黒色'], en: ['black'] },
  { letter: 'R', zh: ['红', '紅', '红色', '紅色'], ja: ['赤', '赤色'], en: ['red'] },
  { letter: 'G', zh: ['绿', '綠', '绿色', '綠色'], ja: ['緑', '緑色'], en: ['green'] },
  { letter: 'C', zh: ['无', '無', '无色', '無色'], ja: ['◇'], en: ['colorless', 'colourless'] },
  { letter: 'P', zh: ['非', '非瑞', '非瑞克西亚', '非瑞克西亞'], ja: ['φ', 'ファイレクシア'], en: [] },
  { letter: 'S', zh: ['雪', '雪境'], ja: ['氷雪'], en: [] },
  { letter: 'T', zh: ['横置', '橫置', '横向'], ja: ['タップ'], en: ['tap'] },
  { letter: 'Q', zh: ['重置', '未横置', '未橫置', '取消横置'], ja: ['アンタップ'], en: ['untap'] },
];

const letterOfWord = new Map(
  symbolWords.flatMap((row) =>
    languages.flatMap((lang) => (row[lang] ?? []).map((word) => [word, row.letter] as const)),
  ),
);

const hybridPairs = ['W/U', 'U/B', 'B/R', 'R/G', 'G/W', 'W/B', 'U/R', 'B/G', 'R/W', 'G/U'];

/** Full-width letters, digits and punctuation to half-width. */
export const foldWidth = (text: string): string =>
  text.replace(/[！-～]/gu, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xfee0));

const simpleCode = (printed: string): string | undefined => {
  const text = foldWidth(printed).trim();
  if (/^[WUBRGCXYZSTQP]$/iu.test(text)) return text.toUpperCase();
  if (/^\d{1,7}$/u.test(text)) return String(Number(text));
  const number = chineseNumber(text);
  return number === undefined ? letterOfWord.get(text.toLowerCase()) : String(number);
};

/** `十一` -> 11, `二十` -> 20, `零` -> 0; undefined above 99 and for anything else. */
const chineseNumber = (text: string): number | undefined => {
  const digits = '零一二三四五六七八九';
  if (/^[〇零一二三四五六七八九]$/u.test(text)) return Math.max(0, digits.indexOf(text));
  const match = /^([一二三四五六七八九]?)十([一二三四五六七八九]?)$/u.exec(text);
  if (!match) return undefined;
  const tens = match[1] ? digits.indexOf(match[1]) : 1;
  return tens * 10 + (match[2] ? digits.indexOf(match[2]) : 0);
};

/** Puts the two halves in canonical order: a number first, Phyrexian last, colors in the order of the color wheel. */
const hybridCode = (first: string, second: string): string | undefined => {
  const isCode = (code: string): boolean =>
    hybridPairs.includes(code) || /^(?:2\/[WUBRG]|[WUBRG]\/P)$/u.test(code);
  return [`${first}/${second}`, `${second}/${first}`].find(isCode);
};
