import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { decode, encode } from 'cborg';

/*
 * The one file that knows how Pagefind 1.5.2 writes its own. It does three things that Pagefind does not: the random
 * identifiers of pages become their numbers, so that no table has to lead from one to the other; the parts of the index
 * are cut smaller, because a query of five characters asks for up to five of them; and their table is read, so that
 * those a query needs are asked for at once. Throws for another version.
 */

/** A part of the index: the words from one to another, in Pagefind's order, and the name of its file. */
export type IndexPart = readonly [from: string, to: string, hash: string];

interface PagefindFiles {
  /** What is shipped: Pagefind's program and index, without its fragments. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly parts: readonly IndexPart[];
  /** The file that says what the index holds. */
  readonly meta: string;
}

/** Reads what `makePagefind` has made of so many texts. */
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
 * The words in parts of about as many bytes, one that is longer by itself. Those that begin with the same three letters
 * stay together, because of a beginning Pagefind asks for one part.
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
  // The header names the operating system it was made on; the same content is to give the same bytes.
  compressed[9] = 255;
  return compressed;
}

// Compressed about a third. Less is more files to ask for, more is more to wait for.
const partSize = 14_000;
