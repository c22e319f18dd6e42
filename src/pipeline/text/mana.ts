import { foldWidth, symbolCode, symbolPattern } from '../../schema/symbol.ts';
import { foldHan, unifyHan } from './fold.ts';

/** `{二}{白/蓝} // => '{2}{W/U}'`; ` // ` joins the halves of a split card. Undefined if the text is not a cost. */
export const canonicalManaCost = (printed: string): string | undefined => {
  const halves = printed.split(/\s*[/／]{2,}\s*|(?<=[}｝])\s*[/／]\s*(?=[{｛])/u).map(canonicalHalf);
  return halves.every((half) => half !== undefined) ? halves.join(' // ') : undefined;
};

/** The canonical form of a cost without braces: `2WW`, `o2oWoW`, `X红红`, `二黑黑`, `[绿]`; undefined for anything else. */
export const canonicalPlainCost = (printed: string): string | undefined => {
  const whole = foldWidth(printed);
  const text = whole
    .replace(/[()[\]\s]|o(?=[XWUBRG\d])/gu, '')
    .replace(/十(?=[一二三四五六])/u, '1')
    .replace(/[零一二三四五六七八九十]/u, (digit) => `${'零一二三四五六七八九十'.indexOf(digit)}`);
  const match = /^(X{0,2})(\d{0,2})([WUBRG白蓝藍青黑黒红紅赤绿綠緑]{0,10})$/u.exec(text);
  // (绿/白)(蓝/黑)
  if (!match && whole.includes('/'))
    return canonicalManaCost(whole.replace(/[([]/gu, '{').replace(/[)\]]/gu, '}'));
  if (!match || text === '') return undefined;
  const [, variables = '', number = '', letters = ''] = match;
  const symbols = [...variables, ...(number === '' ? [] : [number]), ...letters];
  return canonicalManaCost(symbols.map((symbol) => `{${symbol}}`).join(''));
};

/** The codes of mana costs: all but {T}, {Q} and a lone {P}. */
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

export type Color = 'W' | 'U' | 'B' | 'R' | 'G';

/** First characters of color words in Chinese and Japanese, as `unifyHan` returns them. */
const colorWords: ReadonlyMap<string, Color> = new Map([
  ['白', 'W'],
  ['蓝', 'U'],
  ['青', 'U'],
  ['黑', 'B'],
  ['红', 'R'],
  ['赤', 'R'],
  ['绿', 'G'],
]);

/** `紅色 // => ['R']`, `白/蓝 // => ['W', 'U']`, `神器 // => []` (colorless); undefined without a color */
export const colorsOfHeading = (heading: string): readonly Color[] | undefined => {
  if (/^(?:神器|无色|アーティファクト)$/u.test(foldHan(heading))) return [];
  const colors = [...unifyHan(heading)].flatMap((character) => colorWords.get(character) ?? []);
  return colors.length === 0 ? undefined : colors;
};

/** A color heading in Simplified characters, anything else as it is: `紅色 // => '红色'` */
export const usualFormOfHeading = (heading: string): string =>
  colorsOfHeading(heading) === undefined ? heading : foldHan(heading);
