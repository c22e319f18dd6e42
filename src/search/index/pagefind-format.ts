import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { decode, encode } from 'cborg';
import { z } from 'zod';

/*
 * The one file that knows how Pagefind 1.5.2 writes its own. It does three things that Pagefind does not: the random
 * identifiers of pages become their numbers, so that no table has to lead from one to the other; the parts of the index
 * are cut smaller, because a query of five characters asks for up to five of them; and their table is read, so that
 * those a query needs are asked for at once. Throws where the format is another.
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
  const meta = [...made.keys()].find((path) => path.endsWith('.pf_meta'));
  const bytes = meta === undefined ? undefined : made.get(meta);
  if (meta === undefined || bytes === undefined) throw otherFormat('it has no .pf_meta');
  const { data, error } = metaSchema.safeParse(read(bytes));
  if (error) throw otherFormat(firstIssue(error));
  const [version, pages, whole, ...rest] = data;
  if (pages.length !== count) throw otherFormat(`${pages.length} pages for ${count} texts`);
  const numbered = pages.map(([id, ...of]) => [numberOf(made.get(`fragment/${id}.pf_fragment`)), ...of]);
  const cut = cutWords(whole.flatMap(([, , hash]) => wordsOf(made.get(`index/${hash}.pf_index`))));
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

/** The number of a page, which it was given as its address. */
function numberOf(fragment: Uint8Array | undefined): string {
  if (!fragment) throw otherFormat('a page has no fragment');
  return fragmentSchema.parse(JSON.parse(bodyOf(fragment).toString('utf8'))).url;
}

type Word = readonly [word: string, ...unknown[]];

function wordsOf(part: Uint8Array | undefined): readonly Word[] {
  const { data, error } = partSchema.safeParse(part && read(part));
  if (error) throw otherFormat(firstIssue(error));
  return data[0];
}

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

/** Throws where it would not be written again as it was: then it is not understood. */
function read(file: Uint8Array): unknown {
  const body = bodyOf(file);
  const value = decode(body);
  if (!body.equals(encode(value))) throw otherFormat('other numbers or letters');
  return value;
}

const write = (value: unknown) => compress(Buffer.concat([Buffer.from(signature), encode(value)]));

function bodyOf(file: Uint8Array): Buffer {
  const bytes = gunzipSync(file);
  if (!bytes.subarray(0, signature.length).equals(Buffer.from(signature)))
    throw otherFormat('another signature');
  return bytes.subarray(signature.length);
}

function compress(bytes: Uint8Array): Uint8Array {
  const compressed = gzipSync(bytes, { level: 9 });
  // The header names the operating system it was made on; the same content is to give the same bytes.
  compressed[9] = 255;
  return compressed;
}

/** Of thousands of pages each would have its own. */
const firstIssue = ({ issues: [issue] }: z.ZodError) => `${issue?.message} at ${issue?.path.join('.')}`;

const otherFormat = (what: string) =>
  new Error(
    `Pagefind writes its index otherwise than 1.5.2 did: ${what}. Mend src/search/index/pagefind-format.ts.`,
  );

const signature = 'pagefind_dcd';
const metaSchema = z
  .tuple([
    z.literal('1.5.2'),
    z.array(z.tuple([z.string(), z.number()])),
    z.array(z.tuple([z.string(), z.string(), z.string()])),
  ])
  .rest(z.unknown());
const partSchema = z.tuple([z.array(z.tuple([z.string()]).rest(z.unknown()))]);
const fragmentSchema = z.object({ url: z.string().regex(/^\d+$/u) });

// Compressed about a third. Less is more files to ask for, more is more to wait for.
const partSize = 14_000;
