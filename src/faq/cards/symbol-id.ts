/** What can stand between braces. */
export const isSymbolCode = (code: string): boolean =>
  /^(?:T|\d+|[WUBRGCXYZS]|[WUBRG2]\/[WUBRGP])$/u.test(code);

/** `{2}{W/U}` -> `['2', 'W/U']` */
export const manaCostToCodes = (cost: string): string[] =>
  Array.from(cost.matchAll(/\{([^}]+)\}/gu), ([, code = '']) => code);

/** The fragment by which `<use>` finds a symbol. `symbolId('W/U') // => 'mana-w-u'` */
export const symbolId = (code: string): string => `mana-${code.toLowerCase().replace('/', '-')}`;
