import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodePack } from '../../src/offline/pack.ts';
import { partIds } from '../../src/offline/part.ts';
import { readRelease, weighChoice } from '../../src/offline/release.ts';
import { languages, languageTags } from '../../src/schema/language.ts';
import { base, dist, fileOf, readPages } from './lib/pages.ts';

const read = (file: string) => readFileSync(path.join(dist, file));
const release = readRelease(JSON.parse(read('offline/release.json').toString()));
if (!release) throw new Error('dist/offline/release.json is no release.');
const stored = new Map(
  partIds.map((part) => [
    part,
    decodePack(gunzipSync(read(`offline/packs/${release.packs[part].file}`)).toString()),
  ]),
);
const paths = [...stored.values()].flat().map((file) => file.path);
const pages = readPages();

test('the packs are as long as the release says, and named by their hash', () => {
  for (const part of partIds) {
    const { file, bytes, sha256 } = release.packs[part];
    const content = read(`offline/packs/${file}`);
    expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256]);
    expect(file).toContain(sha256.slice(0, 12));
  }
});

test('every page is stored once, as it is', () => {
  expect(paths.filter((each) => each.endsWith('.html')).sort()).toEqual(
    pages.map(({ address }) => fileOf(address)).sort(),
  );
  const changed = [...stored.values()]
    .flat()
    .filter(({ path: file, body, isBase64 }) => body !== read(file).toString(isBase64 ? 'base64' : 'utf8'));
  expect(changed.map((file) => file.path)).toEqual([]);
});

test('every script, style and drawing that a page names or imports is stored with all copies', () => {
  const shell = new Set(stored.get('shell')?.map((file) => file.path));
  const named = pages.flatMap(({ tags }) =>
    tags.flatMap(({ name, attributes }) => {
      if (name === 'link' && !/^(?:icon|stylesheet|modulepreload)$/u.test(attributes.rel ?? '')) return [];
      return ['script', 'link', 'img'].includes(name) ? (attributes.src ?? attributes.href ?? []) : [];
    }),
  );
  const imported = [...shell]
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...read(file)
        .toString()
        .matchAll(/_astro\/[\w.-]+\.(?:js|css)/gu),
    ])
    .map(([file]) => base + file);
  const lacking = [...new Set([...named, ...imported])].filter((file) => !shell.has(file.slice(base.length)));
  expect(lacking).toEqual([]);
});

test('the search is stored: names and texts with all copies, its words with each language', () => {
  expect(paths).toEqual(
    expect.arrayContaining([
      ...['pagefind/names.json', 'pagefind/texts.json'],
      ...languages.map((lang) => `${lang}/search.json`),
    ]),
  );
});

describe('bytes', () => {
  test('everything in one language takes at most 600 kB to fetch, in all three at most 1,200', () => {
    for (const lang of languages) {
      const { bytes } = weighChoice(release, { languages: [lang], documents: ['ipg', 'm10'] });
      expect(bytes).toBeLessThanOrEqual(600_000);
    }
    expect(weighChoice(release, { languages, documents: ['ipg', 'm10'] }).bytes).toBeLessThanOrEqual(
      1_200_000,
    );
  });

  test('the worker is one classic script of at most 6 kB, compressed', () => {
    const worker = read('sw.js').toString();
    expect(gzipSync(worker).length).toBeLessThanOrEqual(6_000);
    expect(worker).not.toMatch(/^\s*(?:import|export)\b/mu);
  });
});

describe('the manifest', () => {
  test.each(languages)(
    'of %s is linked on its pages, and starts where the site does, below any base path',
    (lang) => {
      const address = `${base}${lang}/manifest.webmanifest`;
      const without = pages.filter(
        (page) =>
          page.address.startsWith(`${lang}/`) &&
          !/http-equiv="refresh"/u.test(page.html) &&
          !page.tags.some(({ attributes }) => attributes.rel === 'manifest' && attributes.href === address),
      );
      expect(without.map((page) => page.address)).toEqual([]);
      const manifest = JSON.parse(read(`${lang}/manifest.webmanifest`).toString());
      expect(manifest).toMatchObject({
        start_url: `${base}${lang}/`,
        scope: base,
        lang: languageTags[lang],
        dir: 'ltr',
      });
      expect(existsSync(path.join(dist, fileOf(manifest.start_url.slice(base.length))))).toBe(true);
      expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
      for (const { src, sizes } of manifest.icons) {
        const icon = read(src.slice(base.length));
        // Width and height stand in the first block of a PNG.
        expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
      }
    },
  );
});
