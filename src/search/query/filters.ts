import { type Filters, placeKey, type RecordPlace } from '../text/record.ts';

/** By each filter but that of languages, how many places each of its values leaves: in which a text answers only its words say. */
export type FilterCounts = Readonly<Partial<Record<keyof Filters, ReadonlyMap<string, number>>>>;

/** @param leftBy what other filters leave: places by name, and texts, read or not */
export function countFilters(
  filters: Filters,
  leftBy: (others: Filters) => readonly RecordPlace[],
): FilterCounts {
  const count = (name: 'document' | 'part' | 'kind') => {
    const places = Map.groupBy(leftBy({ ...filters, [name]: undefined }), (place) => place[name] ?? '');
    return new Map([...places].map(([value, of]) => [value, new Set(of.map(placeKey)).size]));
  };
  return { document: count('document'), part: count('part'), kind: count('kind') };
}
