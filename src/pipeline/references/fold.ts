/**
 * A text in one width and shape, for matching only: every UTF-16 unit becomes exactly one unit, so an index
 * into the result is an index into the text. `foldUnits('《Ｘ／Harm’s Way》') // => "《X/Harm's Way》"`
 */
export const foldUnits = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/gu, (unit) => String.fromCharCode(unit.charCodeAt(0) - 0xfee0))
    .replace(variants, (unit) => shapes.get(unit) ?? unit);

// Dashes of every length; the Japanese long vowel mark ー is a letter and none of them.
const shapeGroups: readonly (readonly [shape: string, variants: string])[] = [
  [' ', '\u00A0\u2009\u202F\u3000'],
  ['-', '‐‑‒–—―−─━'],
  ['~', '〜∼˜'],
  ["'", '‘’ʼ＇′'],
  ['"', '“”„″'],
  ['・', '·‧•･'],
  ['《', '≪'],
  ['》', '≫'],
  ['「', '｢'],
  ['」', '｣'],
  ['。', '｡'],
  ['、', '､'],
];

const shapes: ReadonlyMap<string, string> = new Map(
  shapeGroups.flatMap(([shape, group]) => Array.from(group, (unit): [string, string] => [unit, shape])),
);

const variants = new RegExp(`[${[...shapes.keys()].join('')}]`, 'gu');
