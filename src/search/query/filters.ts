import { type Language, languages } from '../../schema/language.ts';
import { type Filters, placeKey } from '../text/record.ts';
import type { Found } from './ask-for.ts';
import { isLeft, valuesOf } from './by-names.ts';
import type { Result } from './result.ts';

export const inAnyLanguage = (filters: Filters): Filters => ({ ...filters, lang: undefined });

export type FilterCounts = Readonly<Partial<Record<keyof Filters, ReadonlyMap<string, number>>>>;

/** What became of a text whose words were read: null where it does not answer in the language that is wanted. */
export interface Read {
  readonly result: Result | null;
  /** The same in whichever language answers best. */
  readonly inAny: Result | null;
  /** The languages in which it answers. */
  readonly langs: readonly Language[];
}

/**
 * For each filter, what its values leave of what the other filters leave: places by name, and texts, read or not.
 * Languages are counted where all texts are read, because only their words say in which they answer.
 */
export function countFilters(
  filters: Filters,
  named: readonly Result[],
  found: readonly Found[],
  read: ReadonlyMap<Found, Read>,
): FilterCounts {
  const count = (name: keyof Filters) => {
    const others = { ...filters, [name]: undefined };
    const places = named
      .filter((result) => isLeft(result, others))
      .map(
        (result): Counted => ({
          place: placeKey(result.record),
          values: valuesOf(result, name) ?? languages,
        }),
      );
    const texts = found
      .filter((each) => isWanted(each, others) && (name === 'lang' || read.get(each)?.result !== null))
      .map(
        (each): Counted => ({
          place: placeKey(each.row),
          values: name === 'lang' ? (read.get(each)?.langs ?? []) : [each.row[name]],
        }),
      );
    return countPlaces([...places, ...texts]);
  };
  const areAllRead = found.every((each) => read.has(each) || !isWanted(each, inAnyLanguage(filters)));
  return {
    ...(areAllRead && { lang: count('lang') }),
    document: count('document'),
    part: count('part'),
    kind: count('kind'),
  };
}

interface Counted {
  readonly place: string;
  readonly values: readonly (string | undefined)[];
}

/** How many places have each value. */
function countPlaces(counted: readonly Counted[]): Map<string, number> {
  const places = new Map<string, Set<string>>();
  for (const { place, values } of counted) {
    for (const value of values) {
      if (value !== undefined) places.set(value, (places.get(value) ?? new Set()).add(place));
    }
  }
  return new Map([...places].map(([value, of]) => [value, of.size]));
}

/** Whether a text is among those that a reader has narrowed the search to. */
export function isWanted({ row }: Found, filters: Filters): boolean {
  return (
    (!filters.lang || row.langs.includes(filters.lang)) &&
    (['document', 'part', 'kind'] as const).every((name) => !filters[name] || row[name] === filters[name])
  );
}
