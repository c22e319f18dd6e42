import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { textTypeOf } from '../../offline/media-type.ts';
import { encodePack, type PackedFile } from '../../offline/pack.ts';
import type { PartId } from '../../offline/part.ts';
import type { Pack } from '../../offline/release.ts';

/** The files of one part, by their paths below a folder. */
export interface PartFiles {
  readonly part: PartId;
  readonly paths: readonly string[];
}

export interface MadePack {
  readonly part: PartId;
  readonly pack: Pack;
  readonly content: Uint8Array;
}

/** Reads the files of a part from the folder of the built site and packs them, in the order of their paths. */
export async function makePack(folder: string, { part, paths }: PartFiles): Promise<MadePack> {
  let unpacked = 0;
  const packed = function* () {
    for (const name of [...paths].sort()) {
      const file = readPacked(folder, name);
      unpacked += Buffer.byteLength(file.body);
      yield file;
    }
  };
  const content = await compress(encodePack(packed()));
  const sha256 = createHash('sha256').update(content).digest('hex');
  // An ending that no server takes for compressed text and unpacks on the way.
  const file = `${part}.${sha256.slice(0, 12)}.pack`;
  return { part, content, pack: { file, bytes: content.length, unpacked, sha256 } };
}

function readPacked(folder: string, name: string): PackedFile {
  const bytes = readFileSync(path.join(folder, name));
  if (textTypeOf(name) !== null) return { path: name, body: bytes.toString('utf8') };
  return { path: name, body: bytes.toString('base64'), isBase64: true };
}

async function compress(text: Iterable<string>): Promise<Buffer> {
  const compressed = await pipeline(Readable.from(inBlocks(text)), createGzip({ level: 9 }), buffer);
  // The header names the operating system it was made on; the same content is to give the same bytes.
  compressed[9] = 255;
  return compressed;
}

/** The same text in parts of about a megabyte: each one is sent to another thread, which takes longer than a small one does there. */
function* inBlocks(text: Iterable<string>): Generator<string> {
  let block = '';
  for (const part of text) {
    block += part;
    if (block.length < 2 ** 20) continue;
    yield block;
    block = '';
  }
  yield block;
}
