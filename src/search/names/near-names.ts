import { nameToKey } from '../../site/name-filter.ts';
import { loadFile } from '../index/folder.ts';
import type { NameEntry } from './name-row.ts';
import { matchNames, type NameIndex } from './names.ts';
import { openAllNames } from './names-file.ts';

/** For filters of lists: the first name of each thing of a kind that the search box finds by its names, as a key. */
export async function findNames(query: string, kind: NameEntry['kind']): Promise<readonly string[]> {
  opened ??= loadFile('names.json').then(async (file) => openAllNames(await file.json(), loadFile));
  // Who types on asks again.
  opened.catch(() => (opened = undefined));
  const matches = matchNames(await opened, query);
  return matches
    .filter(({ entry }) => entry.kind === kind)
    .map(({ entry: { titles } }) => nameToKey(titles.en ?? titles.zh ?? titles.ja ?? ''));
}

let opened: Promise<NameIndex> | undefined;
