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
  type Synonyms,
} from '../names/names-file.ts';
import type { Sources } from '../query/engine.ts';
import * as engine from '../query/engine.ts';
import { languagesOfNames } from '../query/exact/languages-of.ts';
import { PromiseCache } from '../text/once.ts';
import type { Filters } from '../text/record.ts';

export type { Progress } from '../query/engine.ts';

/** Preloads what every search needs. After an error, the next search tries again. */
export function warmUp(): void {
  warmNames();
  Promise.all([getTexts(), getAllNames(languagesOfNames('', lang))]).catch(() => undefined);
}

export function warmNames(): void {
  getNames().catch(() => undefined);
}

/** Searches. After an error, requests all files once more without the cache: the site may have a newer index. */
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
    // Another search may have reset the requests already.
    if (from === cache) {
      requests = new PromiseCache();
      cache = 'reload';
    }
    if (from === 'reload') throw error;
    return await search(typed, filters, report);
  }
}

export async function findPlace(query: string): Promise<string | undefined> {
  const [all, { leadTo }] = await Promise.all([getAllNames(languagesOfNames(query, lang)), getFinder()]);
  return leadTo(all, query);
}

let cache: RequestCache = 'default';
let requests = new PromiseCache();

const getJson = <Data>(file: string, options: RequestInit = {}) =>
  requests.get<Data>(file, async () => (await loadFile(file, { ...options, cache })).json());

const getFirst = () => getJson<FirstNames>('names.json', { priority: 'high' });
const getMore = () => getJson<MoreNames>('more-names.json');
const getNames = () => requests.get('firstNames', async () => openNames(await getFirst()));

const getAllNames = (langs: readonly Language[]) =>
  requests.get(`allNames ${langs}`, async () => {
    const first = await getFirst();
    const inLanguage = async (lang: Language) =>
      [lang, await getJson<Synonyms>(moreNamesPath(lang))] as const;
    const [more, ...synonyms] = await Promise.all([getMore(), ...langs.map(inLanguage)] as const);
    return openNames(first, more, Object.fromEntries(synonyms));
  });

const getTexts = () => requests.get('allTexts', loadTexts);
const getFinder = async () => (await import('./texts.browser.ts')).finder;
const sources: Sources = { names: getNames, allNames: getAllNames, index: getTexts, finder: getFinder };

async function loadTexts(): Promise<TextIndex> {
  // On a slow line, parallel requests would delay the names, which answer first.
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

/** After the first answer, preloads what fits `maxPreload` of the rest of the index. Does nothing with Save-Data. */
function fetchRest(): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (isFetched || connection?.saveData) return;
  isFetched = true;
  const fetchTexts = () => getTexts().then((index) => index.fetchRest(maxPreload, lang));
  setTimeout(() => fetchTexts().catch(() => undefined), 1_000);
}

let isFetched = false;
// In milliseconds: enough for a small file, less than a round trip on a slow line.
const afterNames = 100;
// In compressed bytes.
const maxPreload = 300_000;
