import type { NamesDirectory, NamesFile } from './names/names-file.ts';
import type { Directory } from './shards/text-shards.ts';
import type { SearchRecord } from './texts/record.ts';

/**
 * The two files that a search begins with, `names.json` and `texts.json`, are at the same address in every build, so
 * that no page changes when a text does. Each names the build of the index that it belongs to; what they lead to is
 * asked for by that version.
 */
interface OfOneBuild {
  readonly version: string;
}

export type NamesHead = OfOneBuild & (NamesFile | NamesDirectory);

/** Few texts are all in the one file, many in an index in files (src/search/shards), whose directory it is. */
export type TextsHead = OfOneBuild & ({ readonly records: readonly SearchRecord[] } | Directory);

/**
 * Thrown where two of the files are of different builds: the host has been given a newer index between one and the
 * other, or a cache on the way has an old one, and what is found in one could be missing in the other.
 */
export const exchanged = new Error('The search index was exchanged.');
