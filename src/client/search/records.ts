import { manifest } from 'virtual:search-index';
import type { FoldHan } from '../../search/han.ts';
import type { SearchRecord } from '../../search/record.ts';
import { indexRecords, type OpenIndex } from '../../search/text-index.ts';
import { loadFile } from './folder.ts';

/** Asks for the texts before there is a query; what comes is kept until it is opened. */
export function fetchRecords(): void {
  if (manifest.small) asked ??= fetchTexts(manifest.small.texts);
  asked?.catch(() => undefined);
}

/**
 * Opens the index: few texts as one file, or by Pagefind where it does not come; many by the index in files. What
 * is not needed is not loaded.
 */
export async function openIndex(fold: () => Promise<FoldHan>): Promise<OpenIndex> {
  if (!manifest.small) return (await import('./files.ts')).openFiles();
  asked ??= fetchTexts(manifest.small.texts);
  const records = await asked.catch(() => undefined);
  if (records) return indexRecords(records, await fold());
  asked = undefined;
  return (await import('./pagefind.ts')).openPagefind(manifest.small.meta);
}

let asked: Promise<readonly SearchRecord[]> | undefined;

// On a slow line two files at once share it: the names are small and answer most queries, so they go first.
const headStart = 120;

async function fetchTexts(file: string): Promise<readonly SearchRecord[]> {
  await new Promise((resolve) => setTimeout(resolve, headStart));
  return (await loadFile(file, { priority: 'low' })).json();
}
