import { gunzipSync } from 'node:zlib';
import { decode } from 'cborg';
import * as pagefind from 'pagefind';
import { signature } from './pagefind.ts';
import { bindingsFile, programFile } from './program.ts';
import { type IndexWord, inText, version, type WordPlace } from './words.ts';

/*
 * Builds Pagefind's index, and reads its private format, of Pagefind 1.5.2 (`words.ts` writes it). Pagefind's
 * WebAssembly answers from any words that are loaded into it. So the index is published in files of our own: they are
 * fewer and smaller, and words that one question needs are together. Of Pagefind's own files, only the WebAssembly
 * and its bindings are published.
 */

interface PagefindFiles {
  readonly words: readonly IndexWord[];
  readonly program: Uint8Array;
  /** The source of a module with the functions of the WebAssembly. */
  readonly bindings: string;
}

/**
 * Builds Pagefind's index; returns its files by path. Pagefind gives each text an identifier. The number of the text
 * is its address, so that the file `fragment/…` connects the two. Throws with Pagefind's own message if Pagefind
 * reports an error.
 */
export async function makePagefind(contents: readonly string[]): Promise<Map<string, Uint8Array>> {
  try {
    const { index, errors } = await pagefind.createIndex({ forceLanguage: language });
    if (!index) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
    // Pagefind adds records in the order in which they are sent.
    const adding = contents.map(async (content, number) => {
      const added = await index.addCustomRecord({ url: String(number), content, language });
      if (added.errors.length > 0) throw new Error(`Pagefind: ${added.errors.join('; ')}: ${content}`);
    });
    await Promise.all(adding);
    const written = await index.getFiles();
    if (written.errors.length > 0) throw new Error(`Pagefind wrote no index: ${written.errors.join('; ')}`);
    return new Map(written.files.map((file) => [file.path, file.content]));
  } finally {
    await pagefind.close();
  }
}

// With this language for all texts, Pagefind neither stems nor splits words. `records.ts` has already done both.
const language = 'und';

/** Reads the output of `makePagefind` for `count` texts. Throws if another version of Pagefind wrote it. */
export function readPagefind(made: ReadonlyMap<string, Uint8Array>, count: number): PagefindFiles {
  const bytesOf = (file: string) => made.get(file) ?? new Uint8Array();
  const meta = [...made.keys()].find((path) => path.endsWith('.pf_meta')) ?? '';
  const [own, pages, parts] = decode(bodyOf(bytesOf(meta))) as Meta;
  const [bindings, ...rest] = new TextDecoder().decode(bytesOf(bindingsFile)).split(afterBindings);
  if (own !== version || pages.length !== count || rest.length !== 1)
    throw new Error(
      `Expected Pagefind ${version} with ${count} pages, found ${own} with ${pages.length}. Adapt pagefind-format.ts.`,
    );
  // `makePagefind` uses the number of each page as its address.
  const numbers = pages.map(([id]) =>
    Number(JSON.parse(bodyOf(bytesOf(`fragment/${id}.pf_fragment`)).toString('utf8')).url),
  );
  const readPlaces = (places: readonly Place[]): WordPlace[] => {
    let page = 0;
    const read = places.map(([distance, [weight, ...positions], titles]): WordPlace => {
      if (weight !== inText || titles.length > 0 || positions.some((one) => one < 0))
        throw new Error("Unexpected word weights in Pagefind's index. Adapt pagefind-format.ts.");
      page += distance;
      return [numbers[page] ?? 0, positions];
    });
    const sorted = read.toSorted(([a], [b]) => a - b);
    return sorted.map(([text, positions], at) => [text - (sorted[at - 1]?.[0] ?? 0), positions]);
  };
  const words = parts.flatMap(([, , hash]) => {
    const [part] = decode(bodyOf(bytesOf(`index/${hash}.pf_index`))) as [Word[]];
    return part.map(([word, places, forms]): IndexWord => {
      const all = [[word, places] as const, ...forms];
      return { word, forms: all.map(([form, own]) => [form, readPlaces(own)]) };
    });
  });
  return {
    words,
    program: bytesOf(programFile),
    bindings: `${bindings}${afterBindings}\nexport default wasm_bindgen;\nexport const { init_pagefind, load_index_chunk, search } = wasm_bindgen;\n`,
  };
}

// The end of the function that makes the bindings. Pagefind's own interface follows, and is cut off.
const afterBindings = '({__proto__:null});';

type Meta = [version: string, pages: [id: string, ...unknown[]][], parts: [string, string, hash: string][]];
type Place = readonly [distance: number, positions: [weight: number, ...number[]], titles: unknown[]];
type Word = readonly [
  word: string,
  places: readonly Place[],
  forms: readonly (readonly [form: string, places: readonly Place[]])[],
];

const bodyOf = (file: Uint8Array): Buffer => gunzipSync(file).subarray(signature.length);
