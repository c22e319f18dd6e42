import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { XmlElement } from '@rgrove/parse-xml';
import { expect, test } from 'vitest';
import { languages, languageTags } from '../../src/schema/language.ts';
import { elementsIn, readRoot } from '../lib/read-xml.ts';
import { base, dist, isShown, isThere, origin, readFile, readPages } from './lib/pages.ts';

/* The files beside the pages that programs read. */

test('the feed of changes leads to pages of the site', () => {
  const hrefs = (element: XmlElement): string[] => [
    ...(element.attributes.href ? [element.attributes.href] : []),
    ...elementsIn(element).flatMap(hrefs),
  ];
  const all = hrefs(readRoot(readFile('data/changes.atom')));
  expect(all.filter((href) => !href.startsWith(origin) || !isThere(href.slice(origin.length)))).toEqual([]);
});

test('the sitemap lists every page that may be found where the site knows its origin; robots.txt is at a root', () => {
  expect(existsSync(path.join(dist, 'sitemap.xml'))).toBe(origin !== '');
  expect(existsSync(path.join(dist, 'robots.txt'))).toBe(origin !== '' && base === '/');
  if (origin === '') return;
  const listed = elementsIn(readRoot(readFile('sitemap.xml'))).map((url) => elementsIn(url)[0]?.text);
  const addresses = [
    '',
    ...readPages()
      .filter(isShown)
      .map(({ address }) => address),
  ];
  expect(listed.toSorted()).toEqual(addresses.map((address) => `${origin}${base}${address}`).toSorted());
});

test('the social picture has the size that the pages state', () => {
  expect(sizeOf('social/site.png')).toBe('1200x630');
});

test.each(languages)('the manifest of %s starts where the site does, below any base path', (lang) => {
  const manifest = JSON.parse(readFile(`${lang}/manifest.webmanifest`));
  expect(manifest).toMatchObject({ start_url: `${base}${lang}/`, scope: base, lang: languageTags[lang] });
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons) expect(sizeOf(src.slice(base.length))).toBe(sizes);
});

/** Width and height stand in the first block of a PNG. */
function sizeOf(file: string): string {
  const png = readFileSync(path.join(dist, file));
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
