import { nameKey } from '../search/names/name-row.ts';

/** What can be found by its names. */
export interface Named {
  /** Its names in any language, in the shape of `nameToKey`. */
  readonly keys: readonly string[];
}

/** Those that have every word of a query in one name or another; all for a query without letters. */
export function filterNamed<Item extends Named>(items: readonly Item[], query: string): readonly Item[] {
  const words = query.split(/\s+/u).map(nameToKey).filter(Boolean);
  return items.filter(({ keys }) => words.every((word) => keys.some((key) => key.includes(word))));
}

/**
 * A name in the shape in which it is compared: width, case, punctuation and the two kinds of kana do not
 * count. `nameToKey('Ｔａｒmogoyf') // => 'tarmogoyf'`, `nameToKey('たてがみ') // => 'タテガミ'`
 */
export function nameToKey(name: string): string {
  return nameKey(name).replace(/[ぁ-ゖ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + kataDistance));
}

/** How far a katakana stands behind its hiragana. */
const kataDistance = 0x60;
