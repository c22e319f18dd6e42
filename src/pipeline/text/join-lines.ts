/**
 * What joins two lines of a paragraph: nothing between Chinese or Japanese characters, after a hyphen, at a dash, within
 * brackets and between symbols, else a space. `glueBetween('a hidden', 'card') // => ' '`
 */
export const glueBetween = (before: string, next: string): '' | ' ' => {
  if (before === '' || isWide(before.slice(-1)) || isWide(next.slice(0, 1))) return '';
  return tight.some(([end, beginning]) => end.test(before.slice(-2)) && beginning.test(next)) ? '' : ' ';
};

const isWide = (character: string): boolean =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303F\uFF00-\uFF60]/u.test(character);

const tight: readonly (readonly [end: RegExp, beginning: RegExp])[] = [
  // oppo-|nent, well-|known
  [/\p{L}[-‐\u00AD]$/u, /^\p{L}/u],
  // the one —|the other
  [/\S[–—]$/u, /^/u],
  [/$/u, /^[–—]\S/u],
  // a card (|hidden|), {T}|{R}
  [/[({[“‘]$/u, /^/u],
  [/$/u, /^[)}\].,;:!?/]/u],
  [/\}$/u, /^\{/u],
];
