import type { Language } from '../../schema/language.ts';
import type { Sources } from '../../search/engine.ts';
import * as engine from '../../search/engine.ts';
import { exchanged, type NamesHead } from '../../search/index-files.ts';
import type { NameIndex } from '../../search/names/names.ts';
import type { Filters } from '../../search/texts/record.ts';
import type { OpenIndex } from '../../search/texts/text-index.ts';
import { loadFile } from './folder.ts';
import { openNamesHead } from './names.ts';
import { fetchTexts, openIndex } from './records.ts';

export type { Progress } from '../../search/engine.ts';

/** Loads what every search needs, before there is a query. Errors are left to the search that follows. */
export function warmUp(): void {
  warmNames();
  fetchTexts(cache);
  getIndex().catch(() => undefined);
}

/** Loads the names alone. */
export function warmNames(): void {
  openNames().catch(() => undefined);
}

/**
 * Answers a query from the files of this site (see src/search/engine.ts). After an error the next search begins anew;
 * where the files were of two builds it does so by itself, past what a cache keeps.
 */
export async function search(
  typed: string,
  filters: Filters,
  report: (progress: engine.Progress) => void,
): Promise<engine.Progress> {
  const from = cache;
  try {
    return await engine.search(sources, typed, filters, report, reader);
  } catch (error) {
    const isExchanged = error === exchanged && from === 'default';
    // Another search, of what was typed before, may have begun anew already.
    if (from === cache) {
      opened = head = named = undefined;
      if (isExchanged) cache = 'reload';
    }
    if (!isExchanged) throw error;
    return await search(typed, filters, report);
  }
}

const reader = document.documentElement.lang.slice(0, 2) as Language;
let cache: RequestCache = 'default';
let head: Promise<NamesHead> | undefined;
let opened: Promise<OpenIndex> | undefined;
let named: Promise<Sources['names']> | undefined;

const sources: Sources = { names: getNames, index: getIndex };

function getIndex(): Promise<OpenIndex> {
  opened ??= loadHead().then((names) =>
    openIndex(names, async () => (await (await openNames())('')).fold, cache),
  );
  return opened;
}

async function getNames(query: string): Promise<NameIndex> {
  return (await openNames())(query);
}

function openNames(): Promise<Sources['names']> {
  named ??= loadHead().then(openNamesHead);
  return named;
}

function loadHead(): Promise<NamesHead> {
  head ??= loadFile('names.json', { priority: 'high', cache }).then((response) => response.json());
  return head;
}
