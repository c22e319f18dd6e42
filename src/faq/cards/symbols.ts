import { existsSync, readFileSync } from 'node:fs';
import { optimize } from 'svgo';

/**
 * Mana symbols as SVG, from the glyphs of the package mana-font. A page contains each symbol that
 * it uses once, so it needs no request and no font.
 */

/** The `<symbol>` elements that `html` uses, in order of ID. */
export function symbolsUsedIn(html: string): string {
  const ids = new Set([...html.matchAll(/<use href="#mana-([a-z0-9-]+)"/gu)].map(([, id = '']) => id));
  return [...ids].sort().map(symbolOf).join('');
}

/** Whether a text between braces is the code of a symbol. */
export const isSymbolCode = (code: string): boolean =>
  /^(?:T|\d+|[WUBRGCXYZS]|[WUBRG2]\/[WUBRGP])$/u.test(code);

/** `manaCostToCodes('{2}{W/U}') // => ['2', 'W/U']` */
export const manaCostToCodes = (cost: string): string[] =>
  Array.from(cost.matchAll(/\{([^}]+)\}/gu), ([, code = '']) => code);

/** `symbolId('W/U') // => 'mana-w-u'` */
export const symbolId = (code: string): string => `mana-${code.toLowerCase().replace('/', '-')}`;

const colors: Record<string, string> = {
  w: '#f6efc6',
  u: '#b3d4ea',
  b: '#c3b8b0',
  r: '#eaa58a',
  g: '#a3c89b',
};
const generic = '#cfcac3';

function symbolOf(id: string): string {
  const [left = '', right] = id.split('-');
  const circle = `<circle cx="16" cy="16" r="16" fill="${colors[left] ?? generic}"/>`;
  const body = right
    ? // Two halves: the lower right one in the second color, a small glyph in each.
      `${circle}<path fill="${colors[right] ?? colors[left] ?? generic}" d="M27.3 4.7A16 16 0 0 1 4.7 27.3Z"/>` +
      `${glyph(left, 'translate(3.5 3.5) scale(.1333)')}${glyph(right, 'translate(15.5 15.5) scale(.1333)')}`
    : `${circle}${glyph(left, 'translate(4.5 4.5) scale(.24)')}`;
  return `<symbol id="mana-${id}" viewBox="0 0 32 32">${body}</symbol>`;
}

function glyph(name: string, transform: string): string {
  const outline = outlineOf(name === 't' ? 'tap' : name);
  return outline && `<path fill="#15120f" transform="${transform}" d="${outline}"/>`;
}

const outlines = new Map<string, string>();

/**
 * The outline of a glyph, three times as large, with coordinates rounded to whole numbers: nobody sees the error,
 * and decimals would be most of the bytes.
 */
function outlineOf(name: string): string {
  const file = `node_modules/mana-font/svg/${name}.svg`;
  const known = outlines.get(name);
  if (known !== undefined || !existsSync(file)) return known ?? '';
  const path = pathIn(readFileSync(file, 'utf8'));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path transform="scale(3)" d="${path}"/></svg>`;
  const outline = pathIn(optimize(svg, { multipass: true, floatPrecision: 0 }).data);
  outlines.set(name, outline);
  return outline;
}

const pathIn = (svg: string): string => /\bd="([^"]+)"/u.exec(svg)?.[1] ?? '';
