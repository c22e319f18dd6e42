/**
 * Game symbols in braces, in any of the three languages, to one canonical code without braces:
 *
 *   {二} {2} {２}         -> 2          {白} {W} {w}   -> W
 *   {十一}                -> 11         {白/蓝} {W/U}  -> W/U
 *   {X} {Ｘ}              -> X          {二/白} {2/W}  -> 2/W
 *   {零}                  -> 0          {白/非} {W/P}  -> W/P
 *   {横置} {T}            -> T          {重置} {Q}     -> Q          {雪} {S} -> S
 */

/** The five colours in their usual order. */
export const manaColorOrder = ['W', 'U', 'B', 'R', 'G'] as const;
export type ManaColor = (typeof manaColorOrder)[number];

/** A stretch that may be a symbol: braces around a few characters that are no braces. */
export const symbolPattern = /[{｛][^{}｛｝\r\n]{1,12}[}｝]/u;

/**
 * The canonical code of a symbol as printed, braces included, or undefined when it is none.
 * `symbolCode('{十一}') // => '11'`, `symbolCode('{白/蓝}') // => 'W/U'`
 */
export const symbolCode = (printed: string): string | undefined => {
  const inside = /^[{｛]\s*[（(]?([^{}｛｝()（）]{1,12}?)[)）]?\s*[}｝]$/u.exec(printed)?.[1];
  if (inside === undefined) return undefined;
  const halves = inside.split(/[/／]/u).map(simpleCode);
  const [first, second] = halves;
  if (halves.length === 1) return first ?? twoColorCode(inside);
  return halves.length === 2 && first && second ? hybridCode(first, second) : undefined;
};

/**
 * The canonical form of a mana cost as printed: `{二}{白/蓝}` -> `{2}{W/U}`. The halves of a split card keep
 * their ` // `. Undefined when the text is anything but symbols that can be in a cost.
 */
export const canonicalManaCost = (printed: string): string | undefined => {
  const halves = printed.split(/\s*[/／]{2,}\s*/u).map(canonicalHalf);
  return halves.every((half) => half !== undefined) ? halves.join(' // ') : undefined;
};

/** The canonical form of a cost printed without braces: `2WW`, `X红红`; undefined for anything else. */
export const canonicalPlainCost = (printed: string): string | undefined => {
  const text = fold(printed).replace(/[()\s]/gu, '');
  const match = /^(X{0,2})(\d{0,2})([WUBRG白蓝藍黑红紅绿綠]{0,6})$/u.exec(text);
  if (!match || text === '') return undefined;
  const [, variables = '', number = '', letters = ''] = match;
  const symbols = [...variables, ...(number === '' ? [] : [number]), ...letters];
  return canonicalManaCost(symbols.map((symbol) => `{${symbol}}`).join(''));
};

/** The mana value of a canonical cost; X, Y and Z count 0. `manaValue('{2}{W/U}{X}') // => 3` */
export const manaValue = (cost: string): number =>
  codesOf(cost).reduce((sum, code) => sum + valueOfCode(code), 0);

/** The colours of a canonical cost in the order W, U, B, R, G. `manaColors('{1}{G/W}') // => ['W', 'G']` */
export const manaColors = (cost: string): readonly ManaColor[] => {
  const letters = new Set(codesOf(cost).flatMap((code) => code.split('/')));
  return manaColorOrder.filter((color) => letters.has(color));
};

/** Printed words for the letters, in simplified and traditional Chinese and Japanese. */
const letterWords: readonly (readonly [letter: string, words: readonly string[]])[] = [
  ['W', ['白']],
  ['U', ['蓝', '藍', '青']],
  ['B', ['黑', '黒']],
  ['R', ['红', '紅', '赤']],
  ['G', ['绿', '綠', '緑']],
  ['C', ['无', '無', '无色', '無色']],
  ['P', ['非', '非瑞', '非瑞克西亚', '非瑞克西亞', 'φ', 'Φ', 'Φ', 'ファイレクシア']],
  ['S', ['雪', '雪境', '氷雪']],
  ['T', ['横置', '橫置', '横向', 'タップ']],
  ['Q', ['重置', '未横置', '未橫置', '取消横置', 'アンタップ']],
];

const letterOfWord = new Map(
  letterWords.flatMap(([letter, words]) => words.map((word) => [word, letter] as const)),
);

const hybridPairs = ['W/U', 'U/B', 'B/R', 'R/G', 'G/W', 'W/B', 'U/R', 'B/G', 'R/W', 'G/U'];

/** Full-width letters and digits to half-width ones; the rest stays. */
const fold = (text: string): string =>
  text.replace(/[！-～]/gu, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xfee0));

const simpleCode = (printed: string): string | undefined => {
  const text = fold(printed).trim();
  if (/^[WUBRGCXYZSTQP]$/iu.test(text)) return text.toUpperCase();
  if (/^\d{1,7}$/u.test(text)) return String(Number(text));
  const number = chineseNumber(text);
  return number === undefined ? letterOfWord.get(text) : String(number);
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

/** `{白蓝}`: two colours with no stroke between them. */
const twoColorCode = (inside: string): string | undefined => {
  const [first, second, ...rest] = Array.from(inside.trim()).map(simpleCode);
  return first && second && rest.length === 0 ? hybridCode(first, second) : undefined;
};

/** The two halves in canonical order: a number first, Phyrexian last, colours as on the colour wheel. */
const hybridCode = (first: string, second: string): string | undefined => {
  for (const [left, right] of [
    [first, second],
    [second, first],
  ] as const) {
    const code = `${left}/${right}`;
    if (hybridPairs.includes(code) || /^(?:2\/[WUBRG]|[WUBRG]\/P)$/u.test(code)) return code;
  }
  return undefined;
};

/** What can stand in a mana cost: everything but {T}, {Q} and a lone {P}. */
const costCode = /^(?:\d+|[WUBRGCXYZS]|[WUBRG2]\/[WUBRGP])$/u;

const canonicalHalf = (printed: string): string | undefined => {
  if (printed.length > 200) return undefined;
  const symbols = printed.match(new RegExp(symbolPattern, 'gu')) ?? [];
  if (symbols.length === 0 || printed.replace(new RegExp(symbolPattern, 'gu'), '').trim() !== '')
    return undefined;
  const codes = symbols.map(symbolCode);
  return codes.every((code) => code !== undefined && costCode.test(code))
    ? codes.map((code) => `{${code}}`).join('')
    : undefined;
};

const codesOf = (cost: string): readonly string[] =>
  [...cost.matchAll(/\{([^{}]+)\}/gu)].map((match) => match[1] ?? '');

const valueOfCode = (code: string): number => {
  if (/^\d+$/u.test(code)) return Number(code);
  if (/^[XYZ]$/u.test(code)) return 0;
  return code.startsWith('2/') ? 2 : 1;
};
