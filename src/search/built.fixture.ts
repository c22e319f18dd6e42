import { type Language, languages } from '../schema/language.ts';
import { buildIndex } from './index/build.ts';
import type { SearchedContent } from './index/content.ts';
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
export async function openBuilt(content: SearchedContent) {
  const files = await buildIndex(content);
  const textOf = (name: string) => new TextDecoder().decode(files.get(name));
  const read = <Data>(name: string): Data => JSON.parse(textOf(name));
  const load = async (file: string) => new Response(files.get(file) as Uint8Array<ArrayBuffer>);
  const first = read<FirstNames>('names.json');
  const more = read<MoreNames>('more-names.json');
  const names = openNames(first);
  const opened = new Map<string, NameIndex>();
  /** The names as a reader has them who is asked for what people say in these languages. */
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
  return { files, names: allNames(languages), whole, sources, ask };
}

/** The addresses that a result leads to: its own, and those that are linked inside of it. */
export const placesOf = ({ record, head }: Result): string[] => [
  record.url,
  ...(head?.links ?? []).map(({ url }) => url),
];
