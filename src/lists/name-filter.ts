import { nameKey } from '../search/names/name-row.ts';

export interface Named {
  /** The names, as `nameToKey` returns them. */
  readonly keys: readonly string[];
}

/** Returns the items that have each word of the query in a name; all items if the query has no letters or digits. */
export function filterNamed<Item extends Named>(items: readonly Item[], query: string): readonly Item[] {
  const words = query.split(/\s+/u).map(nameToKey).filter(Boolean);
  return items.filter(({ keys }) => words.every((word) => keys.some((key) => key.includes(word))));
}

/**
 * Folds a name for comparison: width, case, punctuation and the kind of kana do not matter.
 * `nameToKey('Ｔａｒmogoyf') // => 'tarmogoyf'`, `nameToKey('たてがみ') // => 'タテガミ'`
 */
export function nameToKey(name: string): string {
  return nameKey(name).replace(/[ぁ-ゖ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + kataDistance));
}

const kataDistance = 0x60;
