import type { Language } from '../../schema/language.ts';
import { lang } from '../../site/helpers.browser.ts';
import { loadFile, loadProgram } from '../index/folder.browser.ts';
import type { TextIndex, TextsHead } from '../index/open.ts';
import {
  type FirstNames,
  type MoreNames,
  moreNamesPath,
  openNames,
  readEntries,
  type Said,
} from '../names/names-file.ts';
import type { Sources } from '../query/engine.ts';
import * as engine from '../query/engine.ts';
import { languagesOfNames } from '../query/exact/languages-of.ts';
import type { Filters } from '../text/record.ts';

export type { Progress } from '../query/engine.ts';

/** Preloads what every search needs, before there is a query. Errors appear in the search that follows. */
export function warmUp(): void {
  warmNames();
  Promise.all([getTexts(), getAllNames(languagesOfNames('', lang))]).catch(() => undefined);
}

/** Preloads only the names. */
export function warmNames(): void {
  getNames().catch(() => undefined);
}

/**
 * Answers a query from the files of this site (see src/search/query/engine.ts). If a file is missing, the host may have
 * got a newer index between two requests: then all files are requested again, once, bypassing the cache.
 */
export async function search(
  typed: string,
  filters: Filters,
  report: (progress: engine.Progress) => void,
): Promise<engine.Progress> {
  const from = cache;
  try {
    const progress = await engine.search(sources, typed, filters, report, lang);
    fetchRest();
    return progress;
  } catch (error) {
    // An earlier search may have reset the requests already.
    if (from === cache) {
      requests = new Map();
      cache = 'reload';
    }
    if (from === 'reload') throw error;
    return await search(typed, filters, report);
  }
}

/** The address of the only place that a query cites or names, without language and base path. */
export async function findPlace(query: string): Promise<string | undefined> {
  const [all, { leadTo }] = await Promise.all([getAllNames(languagesOfNames(query, lang)), getFinder()]);
  return leadTo(all, query);
}

let cache: RequestCache = 'default';
/** Requests by name, each made once, until all are made again. */
let requests = new Map<string, Promise<unknown>>();

function once<Value>(name: string, load: () => Promise<Value>): Promise<Value> {
  const coming = requests.get(name) ?? load();
  requests.set(name, coming);
  return coming as Promise<Value>;
}

const getJson = <Data>(file: string, options: RequestInit = {}) =>
  once<Data>(file, async () => (await loadFile(file, { ...options, cache })).json());

const getFirst = () => getJson<FirstNames>('names.json', { priority: 'high' });
const getMore = () => getJson<MoreNames>('more-names.json');
const getNames = () => once('firstNames', async () => openNames(await getFirst()));

/** All names, with the synonyms of some languages. */
const getAllNames = (langs: readonly Language[]) =>
  once(`allNames ${langs}`, async () => {
    const first = await getFirst();
    const saidIn = async (lang: Language) => [lang, await getJson<Said>(moreNamesPath(lang))] as const;
    const [more, ...said] = await Promise.all([getMore(), ...langs.map(saidIn)] as const);
    return openNames(first, more, Object.fromEntries(said));
  });

const getTexts = () => once('allTexts', loadTexts);
const getFinder = async () => (await import('./texts.browser.ts')).finder;
const sources: Sources = { names: getNames, allNames: getAllNames, index: getTexts, finder: getFinder };

async function loadTexts(): Promise<TextIndex> {
  // On a slow line, parallel requests would delay each other, and names answer first.
  await Promise.race([getFirst(), new Promise((resolve) => setTimeout(resolve, afterNames))]);
  const program = loadProgram({ cache });
  const [{ openTexts }, head, ...names] = await Promise.all([
    getFinder(),
    getJson<TextsHead>('texts.json'),
    getFirst(),
    getMore(),
  ]);
  return openTexts(loadFile, program, head, readEntries(...names));
}

/**
 * After an answer, preloads the rest in the reader's language, so that the next one needs no network; not with
 * Save-Data.
 */
function fetchRest(): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (isFetched || connection?.saveData) return;
  isFetched = true;
  const fetchTexts = () => getTexts().then((index) => index.fetchRest(mostIdle, lang));
  setTimeout(() => fetchTexts().catch(() => undefined), 1_000);
}

let isFetched = false;
// The most milliseconds that texts wait for the names: enough for a small file, less than a round trip.
const afterNames = 100;
// The most compressed bytes that are preloaded.
const mostIdle = 300_000;
