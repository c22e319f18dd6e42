import type { Named } from '../site/name-filter.ts';
import { byFacet, type CardChoice, type CardOrder, type Facet, facets } from './card-choice.ts';

/** A card as the list knows it. */
export interface ListedCard extends Named {
  readonly slug: string;
  /** In its set; absent for a card of another set. */
  readonly number?: number;
  /** In the language of the list, as it is sorted: a reading where one is known. */
  readonly name: string;
  /** Absent where it is not known. */
  readonly manaValue?: number;
  readonly facets: Readonly<Record<Facet, readonly string[]>>;
}

/** Which cards are shown, in which order, and how many each value of a facet would show. */
export interface FilteredCards {
  readonly shown: readonly ListedCard[];
  /** By facet and value, the other facets as chosen; a value without cards is left out. */
  readonly counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>;
}

/** Of cards, as their names leave them, those that have the values chosen; in the same order. */
export function filterCards(cards: readonly ListedCard[], chosen: CardChoice['facets']): FilteredCards {
  const counts = byFacet(() => new Map<string, number>());
  const shown: ListedCard[] = [];
  for (const card of cards) {
    const failed = facets.filter((facet) => !hasChosen(card, facet, chosen));
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

function hasChosen(card: ListedCard, facet: Facet, chosen: CardChoice['facets']): boolean {
  const value = chosen[facet];
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
