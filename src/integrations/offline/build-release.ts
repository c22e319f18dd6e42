import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { textTypeOf } from '../../offline/media-type.ts';
import { encodePack, type PackedFile } from '../../offline/pack.ts';
import { type PartId, partIds, partOfFile } from '../../offline/part.ts';
import type { Pack, Release } from '../../offline/release.ts';

/** A file of the built site, by its path below the base. */
export interface SiteFile {
  readonly path: string;
  readonly read: () => Buffer;
}

/** The files below `/offline/`: a pack for each part of the site, and `release.json`, which names them. */
export async function buildRelease(
  site: readonly SiteFile[],
  date: string,
): Promise<{ files: ReadonlyMap<string, Uint8Array>; release: Release; bytes: number }> {
  // Pagefind stands beside texts that are all in the one file, and nowhere else.
  const hasTexts = site.some(({ path }) => path === 'pagefind/pagefind.js');
  const making: Promise<MadePack>[] = [];
  for (const part of partIds) {
    const own = site
      .filter(({ path }) => partOfFile(path, hasTexts) === part)
      .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    making.push(makePack(part, own));
    // One is compressed in a thread while the next is put together; more at once would only take memory.
    await making.at(-2);
  }
  const made = await Promise.all(making);
  const packs = Object.fromEntries(made.map(({ part, pack }) => [part, pack])) as Release['packs'];
  const release: Release = { schemaVersion: 1, version: versionOf(packs), date, packs };
  const files = new Map<string, Uint8Array>([
    ...made.map(({ pack, content }): [string, Uint8Array] => [`packs/${pack.file}`, content]),
    ['release.json', Buffer.from(`${JSON.stringify(release)}\n`)],
  ]);
  return { files, release, bytes: made.reduce((sum, { pack }) => sum + pack.bytes, 0) };
}

interface MadePack {
  readonly part: PartId;
  readonly pack: Pack;
  readonly content: Uint8Array;
}

async function makePack(part: PartId, own: readonly SiteFile[]): Promise<MadePack> {
  let unpacked = 0;
  const packed = function* () {
    for (const file of own) {
      const each = toPacked(file);
      unpacked += Buffer.byteLength(each.body);
      yield each;
    }
  };
  const content = await compress(encodePack(packed()));
  const sha256 = createHash('sha256').update(content).digest('hex');
  // An ending that no server takes for compressed text and unpacks on the way.
  const file = `${part}.${sha256.slice(0, 12)}.pack`;
  return { part, content, pack: { file, bytes: content.length, unpacked, sha256 } };
}

function toPacked({ path, read }: SiteFile): PackedFile {
  if (textTypeOf(path) !== null) return { path, body: read().toString('utf8') };
  return { path, body: read().toString('base64'), isBase64: true };
}

async function compress(text: string): Promise<Buffer> {
  const compressed = await promisify(gzip)(text, { level: 9 });
  // The header names the operating system it was made on; the same content is to give the same bytes.
  compressed[9] = 255;
  return compressed;
}

function versionOf(packs: Release['packs']): string {
  const hash = createHash('sha256');
  for (const part of partIds) hash.update(packs[part].sha256);
  return hash.digest('hex').slice(0, 12);
}
