import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { decode, encode } from 'cborg';

/*
 * The only file that knows the private format of Pagefind 1.5.2. It does three things that Pagefind does not: it
 * replaces the random identifiers of pages by their numbers, so that no table has to map them; it cuts the index into
 * smaller parts, because a query of five characters requests up to five; and it reads their table, so that the parts of
 * a query are requested at once. Throws for another version.
 */

/** A part of the index: its first and last word in Pagefind's order, and the name of its file. */
export type IndexPart = readonly [from: string, to: string, hash: string];

interface PagefindFiles {
  /** The published files: Pagefind's program and index, without its fragments. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly parts: readonly IndexPart[];
  /** The file that describes the index. */
  readonly meta: string;
}

/** Reads the output of `makePagefind` for `count` texts. */
export function readPagefind(made: ReadonlyMap<string, Uint8Array>, count: number): PagefindFiles {
  const bytesOf = (file: string) => made.get(file) ?? new Uint8Array();
  const meta = [...made.keys()].find((path) => path.endsWith('.pf_meta')) ?? '';
  const [version, pages, whole, ...rest] = decode(bodyOf(bytesOf(meta))) as Meta;
  if (version !== '1.5.2' || pages.length !== count)
    throw new Error(
      `Pagefind ${version} has ${pages.length} pages for ${count} texts: mend pagefind-format.ts.`,
    );
  // The number of a page was given as its address.
  const numbered = pages.map(([id, ...of]) => {
    const fragment = bodyOf(bytesOf(`fragment/${id}.pf_fragment`));
    return [JSON.parse(fragment.toString('utf8')).url, ...of];
  });
  const words = whole.flatMap(([, , hash]) => {
    const [part] = decode(bodyOf(bytesOf(`index/${hash}.pf_index`))) as [Word[]];
    return part;
  });
  const cut = cutWords(words);
  const parts = cut.map(({ from, to, file }): IndexPart => [from, to, nameOf(file)]);
  return {
    files: new Map([
      ...[...made].filter(([path]) => !/^(?:fragment|index)\//u.test(path)),
      ...cut.map(({ file }) => [`index/${nameOf(file)}.pf_index`, file] as const),
      [meta, write([version, numbered, parts, ...rest])],
    ]),
    parts,
    meta,
  };
}

type Meta = [version: string, pages: [id: string, ...unknown[]][], parts: IndexPart[], ...unknown[]];
type Word = readonly [word: string, ...unknown[]];

/**
 * Divides the words into parts of about equal size; a larger word is a part of its own. Words with the same first three
 * letters stay together, because Pagefind requests only one part for the beginning of a word.
 */
function cutWords(words: readonly Word[]) {
  const parts: Word[][] = [];
  let size = Number.POSITIVE_INFINITY;
  let before = '';
  for (const word of words) {
    const beginning = beginningOf(word);
    const length = encode(word).length;
    if (beginning !== before && (size > partSize || length > partSize)) {
      parts.push([]);
      size = 0;
    }
    before = beginning;
    size += length;
    parts.at(-1)?.push(word);
  }
  return parts.map((part) => ({
    from: part[0] ? beginningOf(part[0]) : '',
    to: part.at(-1)?.[0] ?? '',
    file: write([part]),
  }));
}

const beginningOf = ([word]: Word) => word.slice(0, 3);

const nameOf = (file: Uint8Array) => createHash('sha256').update(file).digest('hex').slice(0, 8);

const signature = Buffer.from('pagefind_dcd');

const bodyOf = (file: Uint8Array): Buffer => gunzipSync(file).subarray(signature.length);

function write(value: unknown): Uint8Array {
  const compressed = gzipSync(Buffer.concat([signature, encode(value)]), { level: 9 });
  // The gzip header names the operating system; the same content has to give the same bytes everywhere.
  compressed[9] = 255;
  return compressed;
}

// About a third of it when compressed. Smaller parts mean more requests, larger ones more to wait for.
const partSize = 14_000;
