import { toChunk, toMeta } from './words.ts';

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

/** Pagefind in memory. It finds only words of files that were added. */
export interface Pagefind {
  add(file: Uint8Array): void;
  /** The numbers of the texts that match, best first. */
  search(question: string): { readonly number: number; readonly score: number }[];
}

/** Starts Pagefind for `count` texts. `program` is the signature, then the WebAssembly. */
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
      // The last argument makes diacritics exact: か does not find が.
      const answer = bindings.search(index, plain(term), term, '{}', '', question.startsWith('"'), true);
      const { results }: { results: { p: string; s: number }[] } = JSON.parse(answer);
      return results.map(({ p, s }) => ({ number: Number(p), score: s }));
    },
  };
}

/** Each of Pagefind's files begins with this, once decompressed. */
export const signature = 'pagefind_dcd';

/** Removes diacritics. Pagefind lists a word under its form without diacritics: が under か. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
