import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { XmlElement } from '@rgrove/parse-xml';
import { describe, expect, test } from 'vitest';
import { listProducts } from '../../src/data/catalog.ts';
import { type Language, languages, languageTags } from '../../src/schema/language.ts';
import { publishedTermsSchema } from '../../src/schema/published.ts';
import { elementsIn, readRoot } from '../lib/read-xml.ts';
import { documents, readJson } from './lib/data.ts';
import { type BuiltPage, base, dist, fileOf, readPage, readPages } from './lib/pages.ts';

const origin = process.env.SITE_URL?.replace(/\/$/u, '') ?? '';
const termCount = publishedTermsSchema.parse(readJson('terms.json')).terms.length;
const pages = readPages();
const shown = pages.filter(({ address, tags }) => languageOf(address) && !isHidden(tags));

/** Lists the pages of which something is not true. */
const failing = (among: readonly BuiltPage[], isRight: (page: BuiltPage) => boolean) =>
  among.filter((page) => !isRight(page)).map(({ address }) => address);

describe('JSON-LD', () => {
  const graphs = new Map(shown.map((page) => [page.address, readGraph(page)]));

  test('is on every page that may be found: what the page is, and the way to it', () => {
    expect(
      failing(shown, ({ address, tags }) => {
        const [own, crumbs] = graphs.get(address) ?? [];
        const isLanding = address === `${languageOf(address)}/`;
        const lang = tags[0]?.attributes.lang;
        return (
          own?.['@type'] === (isLanding ? 'WebSite' : 'WebPage') &&
          own.inLanguage === lang &&
          own.url === `${origin}${base}${address}` &&
          (isLanding || crumbs?.['@type'] === 'BreadcrumbList')
        );
      }),
    ).toEqual([]);
  });

  test('every address in it leads to a page or a file of the site, and every hash to something there', () => {
    const broken = shown.flatMap(({ address }) =>
      addressesIn(graphs.get(address))
        .filter((target) => !isThere(target))
        .map((target) => `${address} -> ${target}`),
    );
    expect(broken.slice(0, 10)).toEqual([]);
  });

  test('breadcrumbs are numbered, and lead from the landing page to the page itself', () => {
    expect(
      failing(shown, ({ address }) => {
        const crumbs = graphs.get(address)?.find((node) => node['@type'] === 'BreadcrumbList');
        if (!crumbs) return address === `${languageOf(address)}/`;
        const items = crumbs.itemListElement as { position: number; item: string; name: string }[];
        return (
          items[0]?.item === `${origin}${base}${languageOf(address)}/` &&
          items.at(-1)?.item === `${origin}${base}${address}` &&
          items.every(({ position, name }, index) => position === index + 1 && name !== '')
        );
      }),
    ).toEqual([]);
  });

  test.each(languages)(
    'the landing page of %s offers the search, the terms and the data say what they are',
    (lang) => {
      const [landing] = graphs.get(`${lang}/`) ?? [];
      expect(landing?.potentialAction).toMatchObject({
        target: { urlTemplate: `${origin}${base}${lang}/search/?q={search_term_string}` },
      });
      const terms = listIn(graphs.get(`${lang}/terms/`), 'DefinedTermSet', 'hasDefinedTerm');
      expect(terms).toHaveLength(termCount);
      const files = listIn(graphs.get(`${lang}/data/`), 'Dataset', 'distribution');
      expect(files.map(({ contentUrl }) => contentUrl)).toEqual(
        listProducts(documents)
          .filter((each) => !each.path.includes('{'))
          .map((each) => `${origin}${base}data/${each.path}`),
      );
    },
  );

  test('calls no ruling a question', () => {
    expect(failing(shown, ({ html }) => !/FAQPage|"Question"/u.test(html))).toEqual([]);
  });
});

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

type Node = Readonly<Record<string, unknown>>;

function readGraph({ html }: BuiltPage): Node[] {
  const [script, ...more] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)];
  expect(more).toEqual([]);
  const parsed = JSON.parse(script?.[1] ?? '{}');
  expect(parsed['@context']).toBe('https://schema.org');
  return parsed['@graph'];
}

/** The list that a node of a graph holds. */
function listIn(graph: readonly Node[] = [], type: string, key: string): Node[] {
  const list = graph.find((node) => node['@type'] === type)?.[key];
  return Array.isArray(list) ? list : [];
}

/** The addresses of the site in a graph: what `sameAs` names is elsewhere, a search has no address of its own. */
function addressesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    return ['@id', 'url', 'item', 'contentUrl'].includes(key) ? [value] : [];
  }
  if (Array.isArray(value)) return value.flatMap((each) => addressesIn(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => addressesIn(each, name));
}

const idsOf = new Map<string, ReadonlySet<string>>();

function isThere(address: string): boolean {
  if (!address.startsWith(`${origin}${base}`)) return false;
  const [page = '', hash] = address.slice(`${origin}${base}`.length).split('#');
  if (!existsSync(path.join(dist, fileOf(page)))) return false;
  // Names of things that are not elements of the page.
  if (hash === undefined || hash === 'terms' || hash === 'dataset') return true;
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

describe('the search of a browser', () => {
  const searches = (address: string) =>
    readPage(address).tags.filter(({ name, attributes }) => name === 'link' && attributes.rel === 'search');
  const described = (lang: string) => `${origin}${base}${lang}/opensearch.xml`;

  test('is described in the language of each page, and for each on the page that is in none', () => {
    const wrong = failing(shown, ({ address }) => {
      const [own, ...more] = searches(address);
      return more.length === 0 && own?.attributes.href === described(languageOf(address) ?? '');
    });
    expect(wrong).toEqual([]);
    const all = searches('').map(({ attributes }) => attributes);
    expect(all.map(({ href }) => href)).toEqual(languages.map(described));
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['application/opensearchdescription+xml']));
    // A browser lists them by their titles.
    expect(new Set(all.map(({ title }) => title)).size).toBe(languages.length);
  });

  test.each(languages)('is described in %s with the address that it asks', (lang) => {
    const text = readFileSync(path.join(dist, lang, 'opensearch.xml'), 'utf8');
    expect(text).toContain('<OpenSearchDescription');
    expect(text).toMatch(new RegExp(`template="[^"]*/${lang}/search/\\?q=\\{searchTerms\\}"`, 'u'));
  });
});
