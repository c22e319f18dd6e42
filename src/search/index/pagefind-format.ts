import { gunzipSync, gzipSync } from 'node:zlib';
import { decode } from 'cborg';
import { z } from 'zod';

/*
 * The one file that knows how Pagefind 1.5.2 writes its own. It does two things that Pagefind does not: the random
 * identifiers of pages become their numbers, so that no table has to lead from one to the other, and the table of the
 * parts of the index is read, so that those a query needs are asked for at once. Throws where the format is another.
 */

/** A part of the index: the words from one to another, in Pagefind's order, and the name of its file. */
export type IndexPart = readonly [from: string, to: string, hash: string];

export interface PagefindFiles {
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
  const body = bodyOf(bytes);
  const { data, error } = metaSchema.safeParse(decode(body));
  if (error) throw otherFormat(z.prettifyError(error));
  const [, pages, parts] = data;
  if (pages.length !== count) throw otherFormat(`${pages.length} pages for ${count} texts`);
  const numbered = Buffer.from(body);
  for (const [path, fragment] of made) {
    const [, id] = /^fragment\/(\w+)\.pf_fragment$/u.exec(path) ?? [];
    if (id === undefined) continue;
    const { url } = fragmentSchema.parse(JSON.parse(bodyOf(fragment).toString('utf8')));
    const at = body.indexOf(id);
    if (at === -1 || body.includes(id, at + 1)) throw otherFormat(`${id} does not stand in it once`);
    numbered.write(numberedId(id, Number(url)), at, 'latin1');
  }
  const kept = [...made].filter(([path]) => !path.startsWith('fragment/'));
  return {
    files: new Map([...kept, [meta, compress(Buffer.concat([Buffer.from(signature), numbered]))]]),
    parts,
    meta,
  };
}

/** As long as it was: lengths are written before what they are of. `numberedId('und_c2696d8', 12) // => 'und_0000012'` */
function numberedId(id: string, number: number): string {
  const digits = id.length - id.lastIndexOf('_') - 1;
  const written = String(number).padStart(digits, '0');
  if (written.length > digits) throw otherFormat(`${number} does not fit into ${id}`);
  return id.slice(0, id.length - digits) + written;
}

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
const fragmentSchema = z.object({ url: z.string().regex(/^\d+$/u) });
