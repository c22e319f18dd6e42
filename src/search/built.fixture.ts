import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Sources, search } from './engine.ts';
import { buildIndex } from './index/build.ts';
import type { SearchedContent } from './index/content.ts';
import { type IndexFiles, openTexts, type Pagefind, type TextIndex, type TextsHead } from './index/open.ts';
import { type FirstNames, type MoreNames, openNames } from './names/names-file.ts';
import type { Filters } from './text/record.ts';

/* The whole search without a browser: Pagefind's program runs in Node. */

/** Builds the index of a content and opens it; one at a time, since Pagefind asks the one window for its files. */
export async function openBuilt(content: SearchedContent) {
  const files = await buildIndex(content);
  const read = <Data>(name: string): Data => JSON.parse(new TextDecoder().decode(files.get(name)));
  const first = read<FirstNames>('names.json');
  const [names, said] = [openNames(first), openNames(first, read<MoreNames>('more-names.json'))];
  const whole = openTexts(inNode(files), read<TextsHead>('texts.json'));
  const sources = (index: TextIndex): Sources => ({
    names: () => Promise.resolve(names),
    said: () => Promise.resolve(said),
    index: () => Promise.resolve(index),
    finder: () => import('./query/search-texts.ts'),
  });
  /** Every result for a query, best first. */
  const ask = async (query: string, filters: Filters = {}, index = whole) => {
    let progress = await search(sources(index), query, filters, () => undefined);
    while (progress.more) progress = await progress.more();
    return progress.results;
  };
  return { files, names: said, whole, sources, ask };
}

function inNode(files: ReadonlyMap<string, Uint8Array>): IndexFiles {
  // Several indexes may be open in one process.
  const folder = `/${builds.size}/pagefind/`;
  const bytesOf = (address: string) => {
    const bytes = files.get(address.replace(inFolder, '').replace(/\?.*$/u, ''));
    if (!bytes) throw new Error(`There is no ${address}.`);
    return bytes;
  };
  /** Gives the files of the build to what asks for them by their addresses, as a browser would. */
  const respond = (address: string) => new Response(bytesOf(address) as Uint8Array<ArrayBuffer>);
  builds.set(folder, respond);
  return {
    load: (file) => Promise.resolve(respond(file)),
    // It is there already, and a copy for each question would cost more than the search.
    fetchAhead: (file) => Promise.resolve(void bytesOf(file)),
    openPagefind: async ([meta]) => {
      const program = path.join(mkdtempSync(path.join(os.tmpdir(), 'pagefind-')), 'pagefind.mjs');
      writeFileSync(program, files.get('pagefind.js') ?? '');
      Object.assign(globalThis, {
        window: { location: { origin } },
        location: { href: `${origin}${folder}` },
        document: { currentScript: null, querySelector: () => null },
        fetch: fetchBuilt,
      });
      const module = await import(/* @vite-ignore */ pathToFileURL(program).href);
      const pagefind: Pagefind & { init(): Promise<void> } = module.createInstance({
        basePath: `${origin}${folder}`,
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
const inFolder = /^(?:http:\/\/localhost)?(\/\d+\/pagefind\/)/u;

/** The opened indexes, by where their files would lie. */
const builds = new Map<string, (address: string) => Response>();
const { fetch: fetchElsewhere } = globalThis;

function fetchBuilt(address: string | URL, ...options: unknown[]): Promise<Response> {
  const [, folder = ''] = inFolder.exec(String(address)) ?? [];
  const respond = builds.get(folder);
  return respond ? Promise.resolve(respond(String(address))) : fetchElsewhere(address, ...(options as []));
}
