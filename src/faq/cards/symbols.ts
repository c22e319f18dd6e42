import { existsSync, readFileSync } from 'node:fs';

/**
 * Mana symbols as SVG, from the glyphs of the package mana-font. A page carries only those it uses, once
 * each, so that they cost neither a request nor the bytes of a font.
 */

/** The `<symbol>` elements of the codes that `html` uses, in order of code. */
export function symbolsUsedIn(html: string): string {
  const ids = new Set([...html.matchAll(/<use href="#mana-([a-z0-9-]+)"/gu)].map(([, id = '']) => id));
  return [...ids].sort().map(symbolOf).join('');
}

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
      `${glyph(left, 'translate(3.5 3.5) scale(.4)')}${glyph(right, 'translate(15.5 15.5) scale(.4)')}`
    : `${circle}${glyph(left, 'translate(4.5 4.5) scale(.72)')}`;
  return `<symbol id="mana-${id}" viewBox="0 0 32 32">${body}</symbol>`;
}

function glyph(name: string, transform: string): string {
  const file = `node_modules/mana-font/svg/${name === 't' ? 'tap' : name}.svg`;
  const path = existsSync(file) && /\bd="([^"]+)"/u.exec(readFileSync(file, 'utf8'))?.[1];
  return path ? `<path fill="#15120f" transform="${transform}" d="${roundPath(path)}"/>` : '';
}

/**
 * A path with one decimal: a tenth of a thirty-second of a symbol is less than any screen shows, and the digits are most
 * of what the symbols weigh. `roundPath('M26.95 0.041l-0.358 7z') // => 'M26.9 0l-0.4 7z'`
 */
export const roundPath = (path: string): string =>
  path.replace(/-?\d*\.\d+/gu, (number, at) => {
    const rounded = `${Number(Number(number).toFixed(1))}`;
    // A sign or a point may be all that parts it from the number before.
    return /\d/u.test(path[at - 1] ?? '') && !rounded.startsWith('-') ? ` ${rounded}` : rounded;
  });
