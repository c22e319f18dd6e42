import type { NameIndex } from '../names/names.ts';
import { type FirstNames, type MoreNames, openNames } from '../names/names-file.ts';
import { loadFile } from './folder.browser.ts';

/** All names, from both files. */
export async function loadNames(first: FirstNames): Promise<NameIndex> {
  const more: MoreNames = await (await loadFile('more-names.json')).json();
  return openNames(first, more);
}
