import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { XmlElement } from '@rgrove/parse-xml';
import { expect, test } from 'vitest';
import { languages, languageTags } from '../../src/schema/language.ts';
import { inventedRoot } from '../lib/invented.ts';
import { elementsIn, readRoot } from '../lib/read-xml.ts';
import { base, dist, isShown, isThere, listPages, origin, readFile, readPage } from './lib/pages.ts';

/* Feeds, sitemap, icons, manifests and OpenSearch descriptions. */

test.each(languages)('the feed of changes in %s leads to pages of the site', (lang) => {
  const hrefs = (element: XmlElement): string[] =>
    [element.attributes.href ?? [], ...elementsIn(element).map(hrefs)].flat();
  const all = hrefs(readRoot(readFile(`data/changes.${lang}.atom`)));
  expect(all.filter((href) => !href.startsWith(origin) || !isThere(href.slice(origin.length)))).toEqual([]);
});

test('with an origin there is a sitemap of all indexable pages, and robots.txt at the root of a host', () => {
  expect(existsSync(path.join(dist, 'sitemap.xml'))).toBe(origin !== '');
  expect(existsSync(path.join(dist, 'robots.txt'))).toBe(origin !== '' && base === '/');
  if (origin === '') return;
  const listed = elementsIn(readRoot(readFile('sitemap.xml'))).map((url) => elementsIn(url)[0]?.text);
  const shown = ['', ...listPages().filter((address) => isShown(readPage(address)))];
  expect(listed.toSorted()).toEqual(shown.map((address) => `${origin}${base}${address}`).toSorted());
});

test('a site with its own look has its colors on its pages, and its logo', () => {
  const style = ':root:root{--action:light-dark(#14532d,#86e0a8)}';
  for (const page of ['index.html', '404.html', 'zh/ipg/2.3/index.html'])
    expect(readFile(page), page).toContain(style);
  const logo = readFileSync(path.join(inventedRoot, 'content/logo.svg'), 'utf8');
  expect(readFile('favicon.svg')).toBe(logo);
  expect(sizeOf('social/site.png')).toBe('1200x630');
});

test.each(languages)('the manifest of %s has the base path, shortcuts and icons', (lang) => {
  const manifest = JSON.parse(readFile(`${lang}/manifest.webmanifest`));
  expect(manifest).toMatchObject({ start_url: `${base}${lang}/`, scope: base, lang: languageTags[lang] });
  const shortcuts: { url: string }[] = manifest.shortcuts;
  expect(shortcuts.filter(({ url }) => !isThere(url))).toEqual([]);
  expect(shortcuts.map(({ url }) => url)).toEqual(
    expect.arrayContaining([`${base}${lang}/search/`, `${base}${lang}/cards/`]),
  );
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons) expect(sizeOf(src.slice(base.length))).toBe(sizes);
});

test.each(languages)('with an origin, a browser can add the search in %s', (lang) => {
  const file = `${lang}/opensearch.xml`;
  expect(existsSync(path.join(dist, file))).toBe(origin !== '');
  if (origin === '') return;
  const named = readPage(`${lang}/`).tags.find(({ attributes }) => attributes.rel === 'search');
  expect(named?.attributes.href).toBe(`${base}${file}`);
  const description = readRoot(readFile(file));
  const own = (name: string) => elementsIn(description, name)[0];
  expect(own('ShortName')?.text.length).toBeLessThanOrEqual(16);
  const { template = '' } = own('Url')?.attributes ?? {};
  const asked = new URL(template.replace('{searchTerms}', encodeURIComponent('牌库')));
  expect([asked.origin, asked.searchParams.get('q')]).toEqual([origin, '牌库']);
  expect(isThere(asked.pathname)).toBe(true);
});

/** Width and height from the first chunk of a PNG. */
function sizeOf(file: string): string {
  const png = readFileSync(path.join(dist, file));
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
