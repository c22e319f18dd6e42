import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
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
export function buildRelease(
  site: readonly SiteFile[],
  date: string,
): { files: ReadonlyMap<string, Uint8Array>; release: Release; bytes: number } {
  const hasTexts = site.some(({ path }) => path === 'pagefind/records.json');
  const files = new Map<string, Uint8Array>();
  const packs: Partial<Record<PartId, Pack>> = {};
  for (const part of partIds) {
    const own = site
      .filter(({ path }) => partOfFile(path, hasTexts) === part)
      .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const packed = own.map(toPacked);
    const content = compress(encodePack(packed));
    const sha256 = createHash('sha256').update(content).digest('hex');
    // An ending that no server takes for compressed text and unpacks on the way.
    const file = `${part}.${sha256.slice(0, 12)}.pack`;
    files.set(`packs/${file}`, content);
    const unpacked = packed.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0);
    packs[part] = { file, bytes: content.length, unpacked, sha256 };
  }
  const all = packs as Release['packs'];
  const release: Release = { schemaVersion: 1, version: versionOf(all), date, packs: all };
  files.set('release.json', Buffer.from(`${JSON.stringify(release)}\n`));
  return { files, release, bytes: Object.values(all).reduce((sum, { bytes }) => sum + bytes, 0) };
}

function toPacked({ path, read }: SiteFile): PackedFile {
  if (textTypeOf(path) !== null) return { path, body: read().toString('utf8') };
  return { path, body: read().toString('base64'), isBase64: true };
}

function compress(text: string): Buffer {
  const compressed = gzipSync(text, { level: 9 });
  // The header names the operating system it was made on; the same content is to give the same bytes.
  compressed[9] = 255;
  return compressed;
}

function versionOf(packs: Release['packs']): string {
  const hash = createHash('sha256');
  for (const part of partIds) hash.update(packs[part].sha256);
  return hash.digest('hex').slice(0, 12);
}
