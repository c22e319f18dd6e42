import type { Language } from '../../schema/language.ts';
import { lang } from '../../site/helpers.browser.ts';
import { fetchProgram, loadFile } from '../index/folder.browser.ts';
import { type LoadNames, namesLoader } from '../index/load-names.browser.ts';
import type { TextIndex } from '../index/open.ts';
import type { NameIndex } from '../names/names.ts';
import { type FirstNames, openNames } from '../names/names-file.ts';
import { answerByNames } from '../query/by-names.ts';
import type { Sources } from '../query/engine.ts';
import * as engine from '../query/engine.ts';
import { languagesOfNames } from '../query/languages-of.ts';
import type { Result } from '../query/result.ts';
import type { Filters } from '../text/record.ts';

export type { Progress } from '../query/engine.ts';

/** Loads what every search needs, before there is a query. Errors are left to the search that follows. */
export function warmUp(): void {
  warmNames();
  Promise.all([getTexts(), getSaid(languagesOfNames('', lang))]).catch(() => undefined);
}

/** Loads the names alone. */
export function warmNames(): void {
  getNames().catch(() => undefined);
}

/**
 * Answers a query from the files of this site (see src/search/query/engine.ts). Where one does not come, the host may have
 * been given a newer index between two of them: all are asked for anew, once past what a cache keeps.
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
    // Another search, of what was typed before, may have begun anew already.
    if (from === cache) {
      head = names = said = texts = undefined;
      cache = 'reload';
    }
    if (from === 'reload') throw error;
    return await search(typed, filters, report);
  }
}

/** The address of the one place that is cited or called so, without base and language. */
export async function findPlace(query: string): Promise<string | undefined> {
  const [all, { leadTo }] = await Promise.all([getSaidFor(query), getFinder()]);
  return leadTo(all, query);
}

/** What is cited or called so, or nearly so, and no text. */
export async function findNames(query: string): Promise<Result[]> {
  const [names, { resolve }] = await Promise.all([getSaidFor(query), getFinder()]);
  const results = answerByNames(names, query, {}, lang, resolve(names, query));
  return results.filter(({ tier }) => tier !== 'more-names');
}

let cache: RequestCache = 'default';
let head: Promise<FirstNames> | undefined;
let names: Promise<NameIndex> | undefined;
let said: Promise<LoadNames> | undefined;
let texts: Promise<TextIndex> | undefined;

const openReader = () => import('./texts.browser.ts');
const getFinder = () => openReader().then(({ finder }) => finder);
const sources: Sources = { names: getNames, said: getSaid, index: getTexts, finder: getFinder };

function getHead(): Promise<FirstNames> {
  head ??= loadFile('names.json', { priority: 'high', cache }).then((response) => response.json());
  return head;
}

function getNames(): Promise<NameIndex> {
  names ??= getHead().then((first) => openNames(first));
  return names;
}

async function getSaid(langs: readonly Language[]): Promise<NameIndex> {
  said ??= getHead().then(namesLoader);
  const load = await said;
  return await load(langs);
}

const getSaidFor = (query: string) => getSaid(languagesOfNames(query, lang));

function getTexts(): Promise<TextIndex> {
  texts ??= loadTexts();
  return texts;
}

async function loadTexts(): Promise<TextIndex> {
  // Side by side on a slow line, each would wait for the other, and names answer first.
  await Promise.race([getHead(), new Promise((resolve) => setTimeout(resolve, afterNames))]);
  fetchProgram();
  const [{ openIndex }, response] = await Promise.all([openReader(), loadFile('texts.json', { cache })]);
  return openIndex(await response.json());
}

/** Once an answer is there, the rest in the reader's language, so that the next one needs no network; not where data is dear. */
function fetchRest(): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (isFetched || connection?.saveData) return;
  isFetched = true;
  const fetchTexts = () => getTexts().then((index) => index.fetchRest(mostIdle, lang));
  setTimeout(() => fetchTexts().catch(() => undefined), 1_000);
}

let isFetched = false;
// Milliseconds, in which a small file is asked for and a round trip is not over.
const afterNames = 100;
// Bytes as they are sent.
const mostIdle = 300_000;
