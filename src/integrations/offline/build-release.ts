import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { partIds, partOfFile } from '../../offline/part.ts';
import type { Release } from '../../offline/release.ts';
import { runInThread } from '../run-in-thread.ts';
import type { MadePack, PartFiles } from './make-pack.ts';
import type { PackInput } from './thread.ts';

/**
 * The files below `/offline/`: a pack for each part of the site, and `release.json`, which names them.
 *
 * @param folder of the built site
 * @param paths of its files below that folder, with `/` between names
 * @param date of the latest change, `2026-11-21`
 */
export async function buildRelease(
  folder: string,
  paths: readonly string[],
  date: string,
): Promise<{ files: ReadonlyMap<string, Uint8Array>; release: Release; bytes: number }> {
  // Pagefind stands beside texts that are all in the one file, and nowhere else.
  const hasTexts = paths.includes('pagefind/pagefind.js');
  const byPart = Map.groupBy(paths, (each) => partOfFile(each, hasTexts));
  const parts = partIds.map((part): PartFiles => ({ part, paths: byPart.get(part) ?? [] }));
  const made = await makeInThreads(folder, parts);
  const packs = Object.fromEntries(made.map(({ part, pack }) => [part, pack])) as Release['packs'];
  const release: Release = { schemaVersion: 1, version: versionOf(packs), date, packs };
  const files = new Map<string, Uint8Array>([
    ...made.map(({ pack, content }): [string, Uint8Array] => [`packs/${pack.file}`, content]),
    ['release.json', Buffer.from(`${JSON.stringify(release)}\n`)],
  ]);
  return { files, release, bytes: made.reduce((sum, { pack }) => sum + pack.bytes, 0) };
}

/** Makes the packs in two threads, each with about half of the bytes; they come in the order of the parts. */
async function makeInThreads(folder: string, parts: readonly PartFiles[]): Promise<MadePack[]> {
  const sizeOf = (name: string) => statSync(path.join(folder, name)).size;
  const weighed = parts
    .map((part) => ({ part, bytes: part.paths.reduce((sum, name) => sum + sizeOf(name), 0) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const [one, other] = [emptyShare(), emptyShare()];
  for (const { part, bytes } of weighed) {
    const share = one.bytes <= other.bytes ? one : other;
    share.parts.push(part);
    share.bytes += bytes;
  }
  const made = await Promise.all(
    [one, other].map((share) =>
      runInThread<MadePack[]>(thread, { folder, parts: share.parts } satisfies PackInput),
    ),
  );
  const place = ({ part }: MadePack) => partIds.indexOf(part);
  return made.flat().sort((a, b) => place(a) - place(b));
}

const thread = new URL('thread.ts', import.meta.url);
const emptyShare = (): { bytes: number; parts: PartFiles[] } => ({ bytes: 0, parts: [] });

function versionOf(packs: Release['packs']): string {
  const hash = createHash('sha256');
  for (const part of partIds) hash.update(packs[part].sha256);
  return hash.digest('hex').slice(0, 12);
}
