import { toChunk, toMeta } from './words.ts';

/** The functions of Pagefind's WebAssembly that are used (`pagefind-format.ts`). */
export interface Bindings {
  default(program: { module_or_path: BufferSource }): Promise<unknown>;
  init_pagefind(meta: Uint8Array): number;
  load_index_chunk(index: number, chunk: Uint8Array): number;
  search(
    index: number,
    term: string,
    typed: string,
    filters: string,
    sort: string,
    isExact: boolean,
    areDiacriticsExact: boolean,
  ): string;
}

/** Pagefind, with the words that have been added. */
export interface Pagefind {
  /** Adds the words of a file. */
  add(file: Uint8Array): void;
  /** The numbers of the texts that match, best first. */
  search(question: string): { readonly number: number; readonly score: number }[];
}

/** Starts Pagefind for so many texts; the WebAssembly follows a signature. */
export async function startPagefind(
  bindings: Bindings,
  program: Uint8Array<ArrayBuffer>,
  count: number,
): Promise<Pagefind> {
  await bindings.default({ module_or_path: program.subarray(signature.length) });
  let index = bindings.init_pagefind(toMeta(count));
  return {
    add: (file) => {
      index = bindings.load_index_chunk(index, toChunk(file));
    },
    search: (question) => {
      const term = question.replace(/\p{P}/gu, '');
      // With exact diacritics, が is not found as か.
      const answer = bindings.search(index, plain(term), term, '{}', '', question.startsWith('"'), true);
      const { results }: { results: { p: string; s: number }[] } = JSON.parse(answer);
      return results.map(({ p, s }) => ({ number: Number(p), score: s }));
    },
  };
}

/** What the files of Pagefind begin with. */
export const signature = 'pagefind_dcd';

/** Pagefind sorts a word with diacritics beside the one without: が beside か. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
