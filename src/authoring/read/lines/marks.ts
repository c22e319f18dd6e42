import { countMatches } from './script.ts';

/**
 * The markers of list items:
 *
 *   * 仿生妖不会复制…          star        - * 该复制品…         star
 *   ＊如果…                    star        • 如果…              dot
 *   - 如果…                    dash        --破邪天使不能…      double
 *   - 1) 每位牌手…             number      1. 首先…             number
 *
 *   ::消灭目标神器。    colons (modes)
 *
 * Not markers: `[-1]: …`, `-2：…`, `-1/-1指示物…` (loyalty and counters), `★/★` (power), `*牌*…` (emphasis).
 */

/** The kinds of markers; `colons` mark modes in rules text. */
export type Glyph = 'star' | 'dot' | 'dash' | 'double' | 'circle' | 'number' | 'colons';

/** Items with these markers are nested, unless the outer items have the same marker. */
export const innerGlyphs: ReadonlySet<Glyph> = new Set(['double', 'circle', 'number']);

export interface Marker {
  readonly glyph: Glyph;
  /** Includes the blanks after the marker. */
  readonly length: number;
  /** The length of the bullet before the number of a numbered item; `length` for other items. */
  readonly bulletLength: number;
  readonly label?: string;
}

/** Reads the marker at the start of a trimmed line; null if there is none, or no text after it. */
export const readMarker = (text: string): Marker | null => {
  const beginning = text.slice(0, longestMarker);
  if (notMarkers.some((pattern) => pattern.test(beginning)) || beginsWithStrong(text)) return null;
  for (const { glyph, pattern } of markers) {
    const match = pattern.exec(beginning);
    if (!match || match[0].length >= text.length) continue;
    const { bullet = '', label } = match.groups ?? {};
    const numbered = label === undefined ? {} : { label: label.normalize('NFKC') };
    return {
      glyph,
      length: match[0].length,
      bulletLength: label === undefined ? match[0].length : bullet.length,
      ...numbered,
    };
  }
  return null;
};

const longestMarker = 48;

const notMarkers: readonly RegExp[] = [
  /^[-－−–]\s*(?:\p{Nd}{1,2}|[XxＸ])\s*[:：]/u,
  /^[-－−–](?:[\p{Nd}XxＸ]+\s*[/／]|\s[\p{Nd}XxＸ]+\s*[/／]\s*[-－−–])/u,
  /^[*＊★☆](?:\s?[/／]|[+＋])/u,
];

/** Bullet characters, for a character class. The last ones come from word processors. */
export const dots = '•●·・▪■□◆◇∙‧‣⁃★☆◎▲△→►▶➤➢\\uF06C\\uF076\\uF0A7\\uF0B7\\uF0D8';

/** The first match wins. */
const markers: readonly { readonly glyph: Glyph; readonly pattern: RegExp }[] = [
  { glyph: 'number', pattern: /^(?<bullet>[-–−－*＊•●·]\s*)?[(（]?(?<label>\p{Nd}{1,2})\s*[)）]\s*/u },
  {
    glyph: 'number',
    pattern:
      /^(?<label>\p{Nd}{1,2})(?:[.．、]\s+|[.．、。](?=[\p{Script=Han}\p{Script=Katakana}「“《〔（(]))/u,
  },
  { glyph: 'colons', pattern: /^[:：]{2}\s*(?![:：])/u },
  { glyph: 'star', pattern: /^(?:[-–−－]\s*)?[*＊](?![*＊])\s*/u },
  { glyph: 'dot', pattern: new RegExp(`^(?:[-–−－]\\s*)?[${dots}]\\s*`, 'u') },
  { glyph: 'double', pattern: /^(?:[-－]{2}|[—―─]{1,2}|–)\s*(?![-－—―─–])/u },
  { glyph: 'double', pattern: /^[*＊]{2}\s+/u },
  { glyph: 'circle', pattern: /^[◦○∘]\s*/u },
  { glyph: 'dash', pattern: /^[-－−‐‑]\s+|^[-－](?=[\p{L}「『《（(【{])/u },
];

/** `*牌*是…`: an even number of asterisks and no blank after the first is emphasis, not a bullet. */
const beginsWithStrong = (text: string): boolean =>
  /^[*＊][^\s*＊]/u.test(text) && countMatches(text, /[*＊]/gu) % 2 === 0;
