import type { Language } from '../../schema/language.ts';
import type { Sources } from '../engine.ts';
import * as engine from '../engine.ts';
import { fetchAhead, loadFile, openPagefind } from '../index/folder.ts';
import { exchanged, type NamesHead, type TextsHead } from '../index/index-files.ts';
import { openTexts, type TextIndex } from '../index/open.ts';
import type { NameIndex } from '../names/names.ts';
import { openNames, withSaid } from '../names/names-file.ts';
import type { Filters } from '../text/record.ts';

export type { Progress } from '../engine.ts';

/** Loads what every search needs, before there is a query. Errors are left to the search that follows. */
export function warmUp(): void {
  warmNames();
  Promise.all([getTexts(), getSaid()]).catch(() => undefined);
}

/** Loads the names alone. */
export function warmNames(): void {
  getNames().catch(() => undefined);
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
    const progress = await engine.search(sources, typed, filters, report, reader);
    fetchRest();
    return progress;
  } catch (error) {
    const isExchanged = error === exchanged && from === 'default';
    // Another search, of what was typed before, may have begun anew already.
    if (from === cache) {
      head = names = said = texts = undefined;
      if (isExchanged) cache = 'reload';
    }
    if (!isExchanged) throw error;
    return await search(typed, filters, report);
  }
}

const reader = document.documentElement.lang.slice(0, 2) as Language;
let cache: RequestCache = 'default';
let head: Promise<NamesHead> | undefined;
let names: Promise<NameIndex> | undefined;
let said: Promise<NameIndex> | undefined;
let texts: Promise<TextIndex> | undefined;

const sources: Sources = { names: getNames, said: getSaid, index: getTexts };

function getHead(): Promise<NamesHead> {
  head ??= loadFile('names.json', { priority: 'high', cache }).then((response) => response.json());
  return head;
}

function getNames(): Promise<NameIndex> {
  names ??= getHead().then(openNames);
  return names;
}

function getSaid(): Promise<NameIndex> {
  said ??= Promise.all([getHead(), getNames()]).then(async ([file, known]) => {
    const words = await loadFile(`said.json?v=${file.version}`);
    return withSaid(known, await words.json(), file);
  });
  return said;
}

function getTexts(): Promise<TextIndex> {
  const load = (file: string) => loadFile(file);
  texts ??= loadFile('texts.json', { cache })
    .then((response): Promise<TextsHead> => response.json())
    .then(async (file) => {
      // What says which build it is comes with the names; nothing waits for it before it is needed.
      const opening = openTexts({ load, fetchAhead, openPagefind }, file);
      // Of another build, what becomes of it is of no interest.
      opening.catch(() => undefined);
      if ((await getHead()).version !== file.version) throw exchanged;
      return opening;
    });
  return texts;
}

/** Once an answer is there, the rest of the index, so that the next one needs no network; not where data is dear. */
function fetchRest(): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (isFetched || connection?.saveData) return;
  isFetched = true;
  const fetchTexts = () => getTexts().then((index) => index.fetchRest(mostIdle));
  setTimeout(() => fetchTexts().catch(() => undefined), 1_000);
}

let isFetched = false;
// Bytes as they are sent.
const mostIdle = 300_000;
