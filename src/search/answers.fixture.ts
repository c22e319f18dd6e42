import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pickRuns } from '../../tests/browser/lib/pick-runs.ts';
import { readSearchedContent } from '../records/read-records.ts';
import type { Language } from '../schema/language.ts';
import { type Sources, search } from './engine.ts';
import { buildIndex } from './index/build.ts';
import type { TextsHead } from './index/index-files.ts';
import { type IndexFiles, openTexts, type Pagefind } from './index/open.ts';
import { buildRecords } from './index/records.ts';
import { type NamesFile, openNames, withSaid } from './names/names-file.ts';
import { normalizeText } from './text/normalize.ts';
import type { Filters, Passage, SearchRecord } from './text/record.ts';

/* The whole search over the real content, as it is published, without a browser: Pagefind's program runs in Node. */

export const content = readSearchedContent(fileURLToPath(new URL('../..', import.meta.url)));
export const records = buildRecords(content);

export const files = await buildIndex(content);
const read = <Data>(name: string): Data => JSON.parse(new TextDecoder().decode(files.get(name)));

const namesFile = read<NamesFile & { version: string }>('names.json');
export const names = openNames(namesFile);
const said = withSaid(names, read('said.json'), namesFile);

/** Gives the files of the build to what asks for them by their addresses, as a browser would. */
const respond = (address: string) => new Response(bytesOf(address) as Uint8Array<ArrayBuffer>);
const bytesOf = (address: string) => {
  const bytes = files.get(address.replace(/\?.*$/u, '').replace(origin, ''));
  if (!bytes) throw new Error(`There is no ${address}.`);
  return bytes;
};
const origin = 'http://localhost/pagefind/';

const inNode: IndexFiles = {
  load: (file) => Promise.resolve(respond(file)),
  // It is there already, and a copy for each question would cost more than the search.
  fetchAhead: (file) => Promise.resolve(void bytesOf(file)),
  openPagefind: async (version) => {
    const program = path.join(mkdtempSync(path.join(os.tmpdir(), 'pagefind-')), 'pagefind.mjs');
    writeFileSync(program, files.get('pagefind.js') ?? '');
    Object.assign(globalThis, {
      window: { location: { origin } },
      location: { href: origin },
      document: { currentScript: null, querySelector: () => null },
      fetch: (address: string | URL) => Promise.resolve(respond(String(address))),
    });
    const module = await import(/* @vite-ignore */ pathToFileURL(program).href);
    const pagefind: Pagefind & { init(): Promise<void> } = module.createInstance({
      basePath: origin,
      noWorker: true,
      metaCacheTag: version,
      exactDiacritics: true,
    });
    await pagefind.init();
    return pagefind;
  },
};

export const whole = openTexts(inNode, read<TextsHead>('texts.json'));

export const sources = (index: typeof whole): Sources => ({
  names: () => Promise.resolve(names),
  said: () => Promise.resolve(said),
  index: () => Promise.resolve(index),
});

/** Every result for a query, best first. */
export async function ask(query: string, filters: Filters = {}, index = whole) {
  let progress = await search(sources(index), query, filters, () => undefined);
  while (progress.more) progress = await progress.more();
  return progress.results;
}

/** What is wrong with the answer to a run; nothing for most. */
export async function compare(run: string, index: typeof whole): Promise<string[]> {
  const results = await ask(run, {}, index);
  const places = results.map(({ record }) => placeOf(record));
  const wanted = recordsWith(run);
  const lost = wanted.filter((record) => !places.includes(placeOf(record)));
  const has = results.map(({ record }) => record.passages.some(({ text }) => hasRun(text, run)));
  // What people say for a name is no text.
  const printing = new Set(wanted.map(placeOf));
  // Names stand above texts, and their records hold only the name that was found. A name by its sound stands above
  // letters from within other words as well (`rank.ts`): `vin` is 帯びの before it is `Divine`.
  const isAbove = results.some(
    ({ tier }, place) =>
      !has[place] &&
      tier !== 'citation' &&
      results.some(
        (lower, at) =>
          at > place &&
          has[at] &&
          printing.has(places[at] ?? '') &&
          !(tier === 'sound-name' && lower.tier === 'piece'),
      ),
  );
  return [
    ...(lost.length > 0 ? [`${run}: lost ${lost[0]?.url}`] : []),
    ...(isAbove ? [`${run}: above`] : []),
  ];
}

/** Pieces of 2 to 8 characters of the texts of a language, always the same. */
export function runsOf(lang: Language, count: number): string[] {
  return pickRuns(texts(lang), count, 20_261_121, 2).map(({ run }) => run);
}

/** Every text of a language but the terms, with its address. */
export function texts(lang: Language) {
  return records
    .filter(({ kind }) => kind !== 'term')
    .flatMap(({ url, passages }) =>
      passages.flatMap(({ text, lang: own }) => (own === lang ? [{ url, text }] : [])),
    );
}

/** In any language: letters stand in Chinese and Japanese texts as well. Of English ones those that have it as words. */
export function recordsWith(run: string): SearchRecord[] {
  return records.filter(({ passages }) => passages.some((passage) => printsRun(passage, run)));
}

const hasRun = (text: string, run: string) => normalized(text).includes(normalized(run));

/** Letters inside of English words are no words of the index; elsewhere a run may be cut off anywhere. */
function printsRun({ text, lang }: Passage, run: string): boolean {
  if (lang !== 'en' || !hasRun(text, run)) return hasRun(text, run);
  const part = normalized(run);
  const begin = /^[\p{L}']/u.test(part) ? "(?<![\\p{L}\\p{M}]'?)" : '';
  const end = /[\p{L}\p{M}']$/u.test(part) ? "(?!'?[\\p{L}\\p{M}])" : '';
  const escaped = part.replace(
    /[^\p{L}\p{M}\p{N}\s]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
  return new RegExp(`${begin}${escaped}${end}`, 'u').test(normalized(text));
}

/** Every text is laid beside every run: each is normalized once. */
const shapes = new Map<string, string>();
function normalized(text: string): string {
  const shape = shapes.get(text) ?? normalizeText(text);
  shapes.set(text, shape);
  return shape;
}
export const placeOf = ({ url, kind }: SearchRecord) => `${kind} ${url}`;
