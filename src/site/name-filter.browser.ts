import { fill } from '../schema/words.ts';
import type { NameEntry } from '../search/names/name-row.ts';
import { lang } from './helpers.browser.ts';
import { filterNamed, type Named } from './name-filter.ts';
import { nameFilterWords } from './words.ts';

/** Shows what a query leaves of a list; `isNear`: no name has its words, these are like it. */
export type ShowNamed<Item> = (items: readonly Item[], isNear: boolean) => void;

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
      show(found, false);
      return;
    }
    findNear(query, kind)
      // Without the names of the search, what the list finds by itself has to do.
      .catch(() => [])
      .then((names) => {
        const near = items.filter(({ keys }) => names.some((name) => keys.includes(name)));
        if (mine === current) show(near, near.length > 0);
      });
  };
}

/** How many are shown, or that what is shown is like what was typed. */
export function sayCount(t: CountWords, count: number, isNear: boolean): string {
  if (count === 0) return t.none;
  return fill(isNear ? nameFilterWords[lang].near : t.shown, { count });
}

/** With a blank for the number in `shown`. */
interface CountWords {
  readonly shown: string;
  readonly none: string;
}

/** The names, as keys, of what the search finds. */
async function findNear(query: string, kind: NameEntry['kind']): Promise<readonly string[]> {
  const { findNames } = await import('../search/names/near-names.ts');
  return findNames(query, kind);
}
