import { fill } from '../schema/words.ts';
import type { NameEntry } from '../search/names/name-row.ts';
import { filterNamed, type Named } from './name-filter.ts';

/** Shows what a query leaves of a list; where no name has its words and these are like it, `sayNear` says so. */
export type ShowNamed<Item> = (items: readonly Item[], sayNear?: SayNear) => void;
export type SayNear = (count: number) => string;

/**
 * Filters a list by name: at once where a name has what was typed, else as the search box reads it (pinyin, romaji,
 * Traditional characters, typing errors), with the names that it loads then. An answer that a later query has
 * overtaken is not shown.
 */
export function createNameFilter<Item extends Named>(items: readonly Item[], kind: NameEntry['kind']) {
  let current = 0;
  return (query: string, show: ShowNamed<Item>): void => {
    current += 1;
    const mine = current;
    const found = filterNamed(items, query);
    if (found.length > 0) {
      show(found);
      return;
    }
    import('./near-names.browser.ts')
      .then(async ({ findNames, sayNear }) => {
        const names = await findNames(query, kind);
        const near = items.filter(({ keys }) => names.some((name) => keys.includes(name)));
        if (mine === current) show(near, near.length > 0 ? sayNear : undefined);
      })
      // Without the names of the search, what the list finds by itself has to do.
      .catch(() => mine === current && show([]));
  };
}

/** How many are shown, or that what is shown is like what was typed. */
export const sayCount = (t: CountWords, count: number, sayNear?: SayNear): string =>
  count === 0 ? t.none : (sayNear?.(count) ?? fill(t.shown, { count }));

/** With a blank for the number in `shown`. */
interface CountWords {
  readonly shown: string;
  readonly none: string;
}
