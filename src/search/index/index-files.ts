import type { FirstNames } from '../names/names-file.ts';
import type { IndexPart } from './pagefind-format.ts';

/**
 * The two files that a search begins with, `names.json` and `texts.json`, are at the same address in every build, so
 * that no page changes when a text does. Each names the build of the index that it belongs to; what they lead to is
 * asked for by that version.
 */
interface OfOneBuild {
  readonly version: string;
}

export type NamesHead = OfOneBuild & FirstNames;

/** What is to be asked for before the texts can be. */
export interface TextsHead extends OfOneBuild {
  /** The parts of Pagefind's index, in its order of words. */
  readonly parts: readonly IndexPart[];
  /** The file by which Pagefind knows its index. */
  readonly meta: string;
  /** Where all records stand, see `table.ts`. */
  readonly table: string;
  /** For each pack of texts the number of its first record. */
  readonly packs: readonly number[];
  /** The bytes of the parts and of the packs, compressed. */
  readonly partSizes: readonly number[];
  readonly packSizes: readonly number[];
}

/**
 * Thrown where two of the files are of different builds: the host has been given a newer index between one and the
 * other, or a cache on the way has an old one, and what is found in one could be missing in the other.
 */
export const exchanged = new Error('The search index was exchanged.');
