import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodePack } from '../../src/offline/pack.ts';
import { dist } from './lib/pages.ts';

const read = (file: string) => readFileSync(path.join(dist, file));
const release = JSON.parse(read('offline/release.json').toString());
const pack = read(`offline/packs/${release.file}`);
const stored = [...decodePack(gunzipSync(pack).toString())];

test('there is one pack, with the size and hash of the release, and below the size at which it has to be divided', () => {
  const hash = createHash('sha256').update(pack).digest('hex').slice(0, 12);
  expect(readdirSync(path.join(dist, 'offline/packs'))).toEqual([`site.${hash}.pack`]);
  expect(release).toMatchObject({ version: hash, bytes: pack.length });
  // docs/publishing.md says what to do beyond it.
  expect(pack.length).toBeLessThan(10_000_000);
});

test('every file is stored once and unchanged, except those for other programs and sites, and whole guides', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(dist, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/'));
  const left =
    /^(?:data\/|offline\/|social\/|icons\/|favicon\.ico|sw\.js|sitemap|robots|llms|licenses|_|\.)|manifest|opensearch|\.md$|^[a-z]+\/[^/]+\/all\//u;
  const wanted = files.filter((file) => file.startsWith('_astro/') || !left.test(file));
  expect(stored.map((file) => file.path).toSorted()).toEqual(wanted.toSorted());
  const changed = stored.filter(
    ({ path: file, body, isBase64 }) => body !== read(file).toString(isBase64 ? 'base64' : 'utf8'),
  );
  expect(changed.map((file) => file.path)).toEqual([]);
});

test('the worker is small and has no imports', () => {
  const worker = read('sw.js').toString();
  expect(gzipSync(worker).length).toBeLessThanOrEqual(3_000);
  expect(worker).not.toMatch(/^\s*(?:import|export)\b/mu);
});
