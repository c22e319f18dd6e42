import type { Records } from '../records/open-content.ts';
import { type Language, languages } from '../schema/language.ts';
import { buildIndex } from './index/build.ts';
import { openTexts, type TextIndex, type TextsHead } from './index/open.ts';
import type { Bindings } from './index/pagefind.ts';
import { bindingsFile, programFile } from './index/program.ts';
import type { NameIndex } from './names/names.ts';
import {
  type FirstNames,
  type MoreNames,
  moreNamesPath,
  openNames,
  readEntries,
  type Synonyms,
} from './names/names-file.ts';
import { type Sources, search } from './query/engine.ts';
import type { Result } from './query/result.ts';
import type { Filters } from './text/record.ts';

/* The whole search without a browser: Pagefind's program runs in Node. */

/** Builds the index of a content and opens it. */
export async function openBuilt(content: Records) {
  const files = await buildIndex(content);
  const textOf = (name: string) => new TextDecoder().decode(files.get(name));
  const read = <Data>(name: string): Data => JSON.parse(textOf(name));
  const load = async (file: string) => new Response(files.get(file) as Uint8Array<ArrayBuffer>);
  const first = read<FirstNames>('names.json');
  const more = read<MoreNames>('more-names.json');
  const names = openNames(first);
  const opened = new Map<string, NameIndex>();
  /** All names, with the synonyms of some languages. */
  const allNames = (langs: readonly Language[]): NameIndex => {
    const files = langs.map((lang) => [lang, read<Synonyms>(moreNamesPath(lang))]);
    const known = opened.get(langs.join()) ?? openNames(first, more, Object.fromEntries(files));
    opened.set(langs.join(), known);
    return known;
  };
  const bindings: Promise<Bindings> = import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(textOf(bindingsFile))}`
  );
  const whole = openTexts(
    load,
    [bindings, load(programFile)],
    read<TextsHead>('texts.json'),
    readEntries(first, more),
  );
  const sources = (index: TextIndex): Sources => ({
    names: () => Promise.resolve(names),
    allNames: (langs) => Promise.resolve(allNames(langs)),
    index: () => Promise.resolve(index),
    finder: () => import('./query/search-texts.ts'),
  });
  /** The results of a query, best first: all, or until `isEnough`. */
  const ask = async (
    query: string,
    filters: Filters = {},
    isEnough: (results: readonly Result[]) => boolean = () => false,
  ): Promise<readonly Result[]> => {
    let progress = await search(sources(whole), query, filters, () => undefined);
    while (progress.more && !isEnough(progress.results)) progress = await progress.more();
    return progress.results;
  };
  return { names: allNames(languages), whole, sources, ask };
}

/** The addresses that a result links: its own, and those in its head. */
export const placesOf = ({ record, head }: Result): string[] => [
  record.url,
  ...(head?.links ?? []).map(({ url }) => url),
];
