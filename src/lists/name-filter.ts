import { nameKey } from '../search/names/name-row.ts';

export interface Named {
  /** As `nameToKey` returns them. */
  readonly keys: readonly string[];
}

/** Each word of the query has to be in a name of the item; a query without letters returns all items. */
export function filterNamed<Item extends Named>(items: readonly Item[], query: string): readonly Item[] {
  const words = query.split(/\s+/u).map(nameToKey).filter(Boolean);
  return items.filter(({ keys }) => words.every((word) => keys.some((key) => key.includes(word))));
}

/**
 * Width, case, punctuation and the kind of kana do not matter.
 * `nameToKey('Ｔａｒmogoyf') // => 'tarmogoyf'`, `nameToKey('たてがみ') // => 'タテガミ'`
 */
export function nameToKey(name: string): string {
  return nameKey(name).replace(/[ぁ-ゖ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + kataDistance));
}

const kataDistance = 0x60;
