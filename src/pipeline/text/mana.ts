import { foldWidth, symbolCode, symbolPattern } from '../../schema/symbol.ts';

/**
 * The canonical form of a mana cost as printed: `{二}{白/蓝}` -> `{2}{W/U}`. Between the halves of a split card,
 * printed with ` // ` or ` / `, it has ` // `. Undefined when the text is anything but symbols that a cost can have.
 */
export const canonicalManaCost = (printed: string): string | undefined => {
  const halves = printed.split(/\s*[/／]{2,}\s*|(?<=[}｝])\s*[/／]\s*(?=[{｛])/u).map(canonicalHalf);
  return halves.every((half) => half !== undefined) ? halves.join(' // ') : undefined;
};

/** The canonical form of a cost printed without braces: `2WW`, `X红红`; undefined for anything else. */
export const canonicalPlainCost = (printed: string): string | undefined => {
  const text = foldWidth(printed).replace(/[()\s]/gu, '');
  const match = /^(X{0,2})(\d{0,2})([WUBRG白蓝藍黑红紅绿綠]{0,6})$/u.exec(text);
  if (!match || text === '') return undefined;
  const [, variables = '', number = '', letters = ''] = match;
  const symbols = [...variables, ...(number === '' ? [] : [number]), ...letters];
  return canonicalManaCost(symbols.map((symbol) => `{${symbol}}`).join(''));
};

/** The codes that a mana cost can have: all but {T}, {Q} and a lone {P}. */
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
