/** What can stand between braces. */
const symbolCode = /^(?:T|\d+|[WUBRGCXYZS]|[WUBRG2]\/[WUBRGP])$/u;

export function isSymbolCode(code: string): boolean {
  return symbolCode.test(code);
}

/** `{2}{W/U}` -> `['2', 'W/U']` */
export function manaCostToCodes(cost: string): string[] {
  return [...cost.matchAll(/\{([^}]+)\}/gu)].map(([, code = '']) => code);
}

/** The fragment by which `<use>` finds a symbol. `symbolId('W/U') // => 'mana-w-u'` */
export function symbolId(code: string): string {
  return `mana-${code.toLowerCase().replace('/', '-')}`;
}
