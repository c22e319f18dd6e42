import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages } from '../schema/language.ts';
import { buildIndex } from './index/build.ts';
import type { SearchedContent } from './index/content.ts';
import { type IndexFiles, openTexts, type Pagefind, type TextIndex, type TextsHead } from './index/open.ts';
import type { NameIndex } from './names/names.ts';
import { type FirstNames, type MoreNames, moreNamesPath, openNames, type Said } from './names/names-file.ts';
import { type Sources, search } from './query/engine.ts';
import type { Result } from './query/result.ts';
import type { Filters } from './text/record.ts';

/* The whole search without a browser: Pagefind's program runs in Node. */

/** Builds the index of a content and opens it. */
export async function openBuilt(content: SearchedContent) {
  const files = await buildIndex(content);
  const read = <Data>(name: string): Data => JSON.parse(new TextDecoder().decode(files.get(name)));
  const first = read<FirstNames>('names.json');
  const names = openNames(first);
  const said = new Map<string, NameIndex>();
  /** The names as a reader has them who is asked for what people say in these languages. */
  const saidIn = (langs: readonly Language[]): NameIndex => {
    const files = langs.map((lang) => [lang, read<Said>(moreNamesPath(lang))]);
    const known =
      said.get(langs.join()) ??
      openNames(first, read<MoreNames>('more-names.json'), Object.fromEntries(files));
    said.set(langs.join(), known);
    return known;
  };
  const whole = openTexts(inNode(files), read<TextsHead>('texts.json'));
  const sources = (index: TextIndex): Sources => ({
    names: () => Promise.resolve(names),
    allNames: (langs) => Promise.resolve(saidIn(langs)),
    index: () => Promise.resolve(index),
    finder: async () => ({
      ...(await import('./cite/resolve.ts')),
      ...(await import('./query/search-texts.ts')),
    }),
  });
  /** Every result for a query, best first; as far as `isEnough`, where nobody looks at the rest. */
  const ask = async (
    query: string,
    filters: Filters = {},
    index = whole,
    isEnough: (results: readonly Result[]) => boolean = () => false,
  ): Promise<readonly Result[]> => {
    let progress = await search(sources(index), query, filters, () => undefined);
    while (progress.more && !isEnough(progress.results)) progress = await progress.more();
    return progress.results;
  };
  return { files, names: saidIn(languages), whole, sources, ask };
}

/** The addresses that a result leads to: its own, and those that are linked inside of it. */
export const placesOf = ({ record, head }: Result): string[] => [
  record.url,
  ...(head?.links ?? []).map(({ url }) => url),
];

/** The files of a build, given to what asks for them by their addresses, as a browser would. */
function inNode(files: ReadonlyMap<string, Uint8Array>): IndexFiles {
  const bytesOf = (address: string) => {
    const bytes = files.get(address.replace(inFolder, '').replace(/\?.*$/u, ''));
    if (!bytes) throw new Error(`There is no ${address}.`);
    return bytes;
  };
  const respond = (address: string) => new Response(bytesOf(address) as Uint8Array<ArrayBuffer>);
  return {
    load: (file) => Promise.resolve(respond(file)),
    // It is there already, and a copy for each question would cost more than the search.
    fetchAhead: (file) => Promise.resolve(void bytesOf(file)),
    openPagefind: async ([meta]) => {
      const module = await importInBrowser(files.get('pagefind.js') ?? new Uint8Array(), {
        window: { location: { origin } },
        location: { href: `${origin}/pagefind/` },
        document: { currentScript: null, querySelector: () => null },
        fetch: (address: string | URL) => Promise.resolve(respond(String(address))),
      });
      const pagefind = module.createInstance({
        basePath: `${origin}/pagefind/`,
        noWorker: true,
        metaCacheTag: meta,
        exactDiacritics: true,
      });
      await pagefind.init();
      return pagefind;
    },
  };
}

const origin = 'http://localhost';
// Pagefind leaves out an origin that is its own.
const inFolder = /^(?:http:\/\/localhost)?\/pagefind\//u;

/**
 * Imports a program of the browser, which sees its own window and its own network: as names in its file, so that
 * nothing is global that other tests could meet.
 */
async function importInBrowser(program: Uint8Array, browser: Browser): Promise<PagefindModule> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pagefind-'));
  const [names, file] = [path.join(folder, 'browser.mjs'), path.join(folder, 'pagefind.mjs')];
  writeFileSync(names, 'export const browser = {};\n');
  const head = `import { browser } from './browser.mjs';\nconst { ${Object.keys(browser).join(', ')} } = browser;\n`;
  writeFileSync(file, head + new TextDecoder().decode(program));
  const { browser: seen } = await import(/* @vite-ignore */ pathToFileURL(names).href);
  Object.assign(seen, browser);
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

type Browser = Readonly<Record<'window' | 'location' | 'document' | 'fetch', unknown>>;

interface PagefindModule {
  createInstance(options: object): Pagefind & { init(): Promise<void> };
}
