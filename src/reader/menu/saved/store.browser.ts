import { recall, remember } from '../../../site/helpers.browser.ts';
import { addTo, readKept, type Saved, toExport, without } from './saved.ts';

export const readSaved = (): readonly Saved[] => readKept(recall('saved'));

export const isSaved = (path: string): boolean => readSaved().some((saved) => saved.path === path);

/** Keeps a list on the device; false where the browser refuses, and then it lasts until the page is left. */
export const writeSaved = (saved: readonly Saved[]): boolean =>
  remember('saved', saved.length > 0 ? toExport(saved) : null);

/** Saves what is not saved, and the other way round. */
export const toggleSaved = (entry: Saved): boolean =>
  writeSaved(isSaved(entry.path) ? without(readSaved(), entry.path) : addTo(readSaved(), [entry]));
