import { recall, remember } from '../../../site/helpers.browser.ts';
import { readKept, type Saved, toKept } from './saved.ts';

export const readSaved = (): readonly Saved[] => readKept(recall('saved'));

export const isSaved = (path: string): boolean => readSaved().some((saved) => saved.path === path);

/** Saves an entry as the newest. Returns false if the browser refuses; then it lasts until the page is left. */
export const save = (entry: Saved): boolean => remember('saved', toKept([entry, ...readSaved()]));

/** Removes an entry; returns whether the browser stored that. */
export function unsave(path: string): boolean {
  const left = readSaved().filter((saved) => saved.path !== path);
  return remember('saved', left.length > 0 ? toKept(left) : null);
}
