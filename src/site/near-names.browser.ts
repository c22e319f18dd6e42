import { fill } from '../schema/words.ts';
import { loadFile } from '../search/index/folder.browser.ts';
import { loadNames } from '../search/index/load-names.browser.ts';
import type { NameEntry } from '../search/names/name-row.ts';
import { matchNames, type NameIndex } from '../search/names/names.ts';
import { lang } from './helpers.browser.ts';
import { nameToKey } from './name-filter.ts';
import { filteredListWords } from './words.ts';

/** For filters of lists: the first name of each thing of a kind that the search box finds by its names, as a key. */
export async function findNames(query: string, kind: NameEntry['kind']): Promise<readonly string[]> {
  opened ??= loadFile('names.json').then(async (response) => loadNames(await response.json()));
  // Who types on asks again.
  opened.catch(() => (opened = undefined));
  const matches = matchNames(await opened, query);
  return matches
    .filter(({ entry }) => entry.kind === kind)
    .map(({ entry: { titles } }) => nameToKey(titles.en ?? titles.zh ?? titles.ja ?? ''));
}

/** That what is shown is like what was typed. */
export const sayNear = (count: number): string => fill(filteredListWords[lang].near, { count });

let opened: Promise<NameIndex> | undefined;
