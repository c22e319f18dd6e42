import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { XmlElement } from '@rgrove/parse-xml';
import { describe, expect, test } from 'vitest';
import { type Language, languages, languageTags } from '../../src/schema/language.ts';
import { elementsIn, readRoot } from '../lib/read-xml.ts';
import { type BuiltPage, base, dist, fileOf, readPage, readPages } from './lib/pages.ts';

const origin = process.env.SITE_URL?.replace(/\/$/u, '') ?? '';
const pages = readPages();
const shown = pages.filter(({ address, tags }) => languageOf(address) && !isHidden(tags));

/** Lists the pages of which something is not true. */
const failing = (among: readonly BuiltPage[], isRight: (page: BuiltPage) => boolean) =>
  among.filter((page) => !isRight(page)).map(({ address }) => address);

describe('social tags', () => {
  test('each page of a language has a description of its own', () => {
    const described = new Map<string, string[]>();
    for (const page of shown) {
      const key = `${languageOf(page.address)}: ${contentsOf(page, 'og:description')[0]}`;
      described.set(key, [...(described.get(key) ?? []), page.address]);
    }
    expect([...described.values()].filter((addresses) => addresses.length > 1)).toEqual([]);
  });

  test('title, description, type and languages are on every page that may be found', () => {
    expect(
      failing(shown, (page) => {
        const lang = languageOf(page.address);
        const of = (property: string) => contentsOf(page, property);
        return (
          [of('og:title'), of('og:description'), of('og:type')].every(
            (each) => each.length === 1 && each[0] !== '',
          ) &&
          of('og:locale')[0]?.slice(0, 2) === lang &&
          of('og:locale:alternate').length === 2 &&
          of('og:url').length === (origin === '' ? 0 : 1)
        );
      }),
    ).toEqual([]);
  });
});

describe('other languages', () => {
  test('a page for no language in particular is named: the choice of languages, or the English page', () => {
    expect(
      failing(shown, ({ address, tags }) => {
        const path = address.slice(3);
        const [fallback, ...more] = tags.filter(({ attributes }) => attributes.hreflang === 'x-default');
        return (
          more.length === 0 &&
          fallback?.attributes.href === `${origin}${base}${path === '' ? '' : `en/${path}`}`
        );
      }),
    ).toEqual([]);
  });

  test('the choice of languages names what it offers, and itself', () => {
    const alternates = readPage('').tags.filter(
      ({ name, attributes }) => name === 'link' && attributes.hreflang !== undefined,
    );
    expect(alternates.map(({ attributes }) => [attributes.hreflang, attributes.href])).toEqual([
      ...languages.map((lang) => [languageTags[lang], `${origin}${base}${lang}/`]),
      ['x-default', `${origin}${base}`],
    ]);
  });
});

describe('the feed of changes', () => {
  const feed = readRoot(readFileSync(path.join(dist, 'data/changes.atom'), 'utf8'));
  const hrefs = (element: XmlElement): string[] => [
    ...(element.attributes.href ? [element.attributes.href] : []),
    ...elementsIn(element).flatMap(hrefs),
  ];

  test('leads to pages of the site', () => {
    expect(hrefs(feed).filter((href) => !isThere(href))).toEqual([]);
  });

  test('is named on every page', () => {
    expect(
      failing(shown, ({ tags }) =>
        tags.some(
          ({ attributes }) =>
            attributes.type === 'application/atom+xml' &&
            attributes.href === `${origin}${base}data/changes.atom`,
        ),
      ),
    ).toEqual([]);
  });
});

describe('the sitemap', () => {
  const file = path.join(dist, 'sitemap.xml');

  test('is there when the site knows its origin, and only then; robots.txt too, at the root of an origin', () => {
    expect(existsSync(file)).toBe(origin !== '');
    expect(existsSync(path.join(dist, 'robots.txt'))).toBe(origin !== '' && base === '/');
  });

  test('lists every page that may be found, and no other; without an origin none, for it needs whole addresses', () => {
    const listed = origin === '' ? [] : elementsIn(readRoot(readFileSync(file, 'utf8')));
    const addresses = origin === '' ? [] : ['', ...shown.map(({ address }) => address)];
    expect(listed.map((url) => elementsIn(url)[0]?.text).toSorted()).toEqual(
      addresses.map((address) => `${origin}${base}${address}`).toSorted(),
    );
  });
});

const idsOf = new Map<string, ReadonlySet<string>>();

function isThere(address: string): boolean {
  if (!address.startsWith(`${origin}${base}`)) return false;
  const [page = '', hash] = address.slice(`${origin}${base}`.length).split('#');
  if (!existsSync(path.join(dist, fileOf(page)))) return false;
  if (hash === undefined) return true;
  const ids =
    idsOf.get(page) ?? new Set(readPage(page).tags.flatMap(({ attributes }) => attributes.id ?? []));
  idsOf.set(page, ids);
  return ids.has(hash);
}

function contentsOf({ tags }: BuiltPage, property: string): string[] {
  return tags
    .filter(({ attributes }) => attributes.property === property)
    .map(({ attributes }) => attributes.content ?? '');
}

function isHidden(tags: BuiltPage['tags']): boolean {
  return tags.some(({ attributes }) => attributes.name === 'robots' && attributes.content === 'noindex');
}

function languageOf(address: string): Language | undefined {
  return languages.find((lang) => address.startsWith(`${lang}/`));
}

describe('the social picture', () => {
  const named = (page: BuiltPage) =>
    page.tags.find(({ attributes }) => attributes.property === 'og:image')?.attributes.content;

  test('has an absolute address, so it is named with SITE_URL only', () => {
    const address = origin === '' ? undefined : `${origin}${base}social/site.png`;
    expect(failing(shown, (page) => named(page) === address)).toEqual([]);
  });

  test('is a PNG of the size that the pages state', () => {
    const png = readFileSync(path.join(dist, 'social/site.png'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});
