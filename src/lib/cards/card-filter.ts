import { nameKey } from '../../search/names/name-row.ts';
import { byFacet, type CardChoice, type CardOrder, type Facet, facets } from './card-choice.ts';

/** A card as the list knows it. */
export interface ListedCard {
  readonly slug: string;
  /** In its set; absent for a card of another set. */
  readonly number?: number;
  /** In the language of the list, as it is sorted: a reading where one is known. */
  readonly name: string;
  /** Every name it can be found by, of any language, in the shape of `nameToKey`. */
  readonly keys: readonly string[];
  /** Absent where it is not known. */
  readonly manaValue?: number;
  readonly facets: Readonly<Record<Facet, readonly string[]>>;
}

/** Which cards are shown, in which order, and how many each value of a facet would show. */
export interface FilteredCards {
  readonly shown: readonly ListedCard[];
  /** By facet and value, the other facets and the name as chosen; a value without cards is left out. */
  readonly counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>;
}

/** The cards that answer a choice, in the order of `cards`. */
export function filterCards(cards: readonly ListedCard[], choice: CardChoice): FilteredCards {
  const words = choice.q.split(/\s+/u).map(nameToKey).filter(Boolean);
  const counts = byFacet(() => new Map<string, number>());
  const shown: ListedCard[] = [];
  for (const card of cards) {
    if (!words.every((word) => card.keys.some((key) => key.includes(word)))) continue;
    const failed = facets.filter((facet) => !hasChosen(card, facet, choice));
    if (failed.length === 0) shown.push(card);
    // A card that one facet alone keeps out is what the other values of that facet would show.
    const countable = failed.length === 0 ? facets : failed.slice(0, failed.length === 1 ? 1 : 0);
    for (const facet of countable) countUp(counts[facet], card.facets[facet]);
  }
  return { shown, counts };
}

/**
 * How two cards are compared for an order, in the language of the list. Chinese goes by pinyin, every other
 * language by its own collation; Japanese names by their reading only where it is known, because that of
 * ideographs is not. Equals keep the order of their numbers, cards without a number come last.
 */
export function compareBy(order: CardOrder, languageTag: string): (a: ListedCard, b: ListedCard) => number {
  const byNumber = (a: ListedCard, b: ListedCard) => last(a.number) - last(b.number);
  if (order === 'cost') {
    return (a, b) => last(a.manaValue) - last(b.manaValue) || byNumber(a, b);
  }
  const { compare } = collatorOf(languageTag);
  const byName = (a: ListedCard, b: ListedCard) => compare(a.name, b.name);
  return order === 'name'
    ? (a, b) => byName(a, b) || byNumber(a, b)
    : (a, b) => byNumber(a, b) || byName(a, b);
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

function hasChosen(card: ListedCard, facet: Facet, choice: CardChoice): boolean {
  const value = choice.facets[facet];
  return value === undefined || card.facets[facet].includes(value);
}

function collatorOf(languageTag: string): Intl.Collator {
  const tag = languageTag.startsWith('zh') ? 'zh-u-co-pinyin' : languageTag;
  return new Intl.Collator(tag, { numeric: true });
}

/** A number, or one behind all others. */
function last(value: number | undefined): number {
  return value ?? Number.MAX_SAFE_INTEGER;
}

function countUp(counts: Map<string, number>, values: readonly string[]): void {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
}
