/**
 * What a reader has chosen in the card list, and how it stands in the address:
 * `?q=elf&color=G&type=creature&mv=4&sort=name`. The defaults stand in no address.
 */

/**
 * The facets, in the order in which they are offered. A card may have several values of one. `ruled` and
 * `corrected` have `1` or nothing; so has `changed`, and beside it what of the card no longer holds.
 */
export const facets = [
  'color',
  'type',
  'mv',
  'rarity',
  'keyword',
  'role',
  'changed',
  'ruled',
  'corrected',
] as const;
export type Facet = (typeof facets)[number];

/** What the list can be sorted by; by collector number where nothing is chosen. */
export const cardOrders = ['number', 'name', 'cost'] as const;
export type CardOrder = (typeof cardOrders)[number];

/** What can be chosen: a value of each facet, a piece of a name, an order. */
export interface CardChoice {
  readonly q: string;
  readonly sort: CardOrder;
  readonly facets: Readonly<Partial<Record<Facet, string>>>;
}

/** The values that each facet has. */
export type FacetValues = Readonly<Record<Facet, readonly string[]>>;

export const noChoice: CardChoice = { q: '', sort: 'number', facets: {} };

/**
 * The choice in an address. What is not there, unknown or too long counts as not chosen, so any address will
 * do: `readChoice('?color=purple&mv=4', values) // => { q: '', sort: 'number', facets: { mv: '4' } }`
 */
export function readChoice(search: string, values: FacetValues): CardChoice {
  const asked = new URLSearchParams(search);
  const chosen = facets.flatMap((facet): [Facet, string][] => {
    const value = values[facet].find((known) => known === asked.get(facet));
    return value === undefined ? [] : [[facet, value]];
  });
  return {
    q: (asked.get('q') ?? '').slice(0, longestQuery),
    sort: cardOrders.find((order) => order === asked.get('sort')) ?? 'number',
    facets: Object.fromEntries(chosen),
  };
}

/** The query of an address, with its question mark; empty where nothing is chosen. */
export function writeChoice({ q, sort, facets: chosen }: CardChoice): string {
  const query = new URLSearchParams();
  if (q.trim() !== '') query.set('q', q.trim());
  for (const facet of facets) {
    const value = chosen[facet];
    if (value !== undefined) query.set(facet, value);
  }
  if (sort !== 'number') query.set('sort', sort);
  return query.size === 0 ? '' : `?${query}`;
}

/** Something for each facet. */
export function byFacet<Value>(make: (facet: Facet, index: number) => Value): Record<Facet, Value> {
  const entries = facets.map((facet, index) => [facet, make(facet, index)]);
  return Object.fromEntries(entries) as Record<Facet, Value>;
}

/** Longer than any name in any script. */
const longestQuery = 100;
