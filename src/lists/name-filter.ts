import { nameKey } from '../search/names/name-row.ts';

/** An item that is found by its names. */
export interface Named {
  /** Its names in any language, as `nameToKey` returns them. */
  readonly keys: readonly string[];
}

/** The items whose names together contain every word of a query; all items for a query without letters. */
export function filterNamed<Item extends Named>(items: readonly Item[], query: string): readonly Item[] {
  const words = query.split(/\s+/u).map(nameToKey).filter(Boolean);
  return items.filter(({ keys }) => words.every((word) => keys.some((key) => key.includes(word))));
}

/**
 * Normalizes a name for comparison: width, case, punctuation and the kind of kana do not matter.
 * `nameToKey('Ｔａｒmogoyf') // => 'tarmogoyf'`, `nameToKey('たてがみ') // => 'タテガミ'`
 */
export function nameToKey(name: string): string {
  return nameKey(name).replace(/[ぁ-ゖ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + kataDistance));
}

/** The distance between the code points of a hiragana and its katakana. */
const kataDistance = 0x60;
