import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { hashOf } from '../records/read-file.ts';
import type { Release } from './copy.ts';
import { encodePack, type PackedFile, textTypeOf } from './pack.ts';

type Files = (readonly [path: string, body: string | Uint8Array])[];

/**
 * Makes `offline/release.json` and the pack that it names. The same files give the same bytes.
 *
 * @param date of the latest change, `2026-11-21`
 */
export async function makeRelease(dist: string, date: string): Promise<Files> {
  let unpacked = 0;
  function* files() {
    for (const name of listStored(dist)) {
      const file = readPacked(dist, name);
      unpacked += file.body.length;
      yield file;
    }
  }
  const content = await pipeline(encodePack(files()), createGzip({ level: 9 }), buffer);
  // The gzip header names the operating system. The bytes must be the same everywhere.
  content[9] = 255;
  const version = hashOf(content).slice(0, 12);
  const release: Release = {
    schemaVersion: 2,
    version,
    date,
    // Not `.gz`: some servers send such a file with `Content-Encoding: gzip`, and the browser would decompress it.
    file: `site.${version}.pack`,
    bytes: content.length,
    unpacked,
  };
  return [
    [`offline/packs/${release.file}`, content],
    ['offline/release.json', `${JSON.stringify(release)}\n`],
  ];
}

function listStored(dist: string): string[] {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const isExcluded = (name: string) => notStored.some((pattern) => pattern.test(name));
  return names.filter((name) => !isExcluded(name)).sort();
}

/** The files that are left out. All others are stored: an extra one costs few bytes, a missing one breaks a page. */
const notStored = [
  // A whole guide or chapter on one page. The pages of its sections are stored.
  /^\w+\/[^/]+\/all\//u,
  /^offline\//u,
  // For other programs.
  /^data\//u,
  /\/(?:manifest\.webmanifest|opensearch\.xml)$/u,
  // The Markdown twins have the same words.
  /\/index\.md$/u,
  /^(?:[^/]+\.(?:txt|xml)|sw\.js|_headers|\.nojekyll|CNAME)$/u,
  // Pictures for other sites, and for installing this one.
  /^(?!_astro\/).*\.(?:png|jpe?g|webp|avif|ico)$/u,
];

function readPacked(dist: string, name: string): PackedFile {
  const bytes = readFileSync(path.join(dist, name));
  if (textTypeOf(name) !== null) return { path: name, body: bytes.toString('utf8') };
  return { path: name, body: bytes.toString('base64'), isBase64: true };
}
