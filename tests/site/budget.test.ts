import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ofKind } from './lib/data.ts';
import { type BuiltPage, base, dist, origin, readPages } from './lib/pages.ts';

const pages = readPages();
const compressed = (text: string | Buffer) =>
  gzipSync(typeof text === 'string' ? withoutPlace(text) : text, { level: 6 }).length;
/** As at the root of a host without a name: how long the name of a host is, is not ours to say. */
const withoutPlace = (text: string) =>
  (origin === '' ? text : text.replaceAll(origin, '')).replaceAll(base, '/');
const [guides, sets] = [ofKind('guide').join('|'), ofKind('set-faq').join('|')];

/** Newer wordings below official texts: they have a budget of their own. */
const newer = /<details[^>]* data-newer[\s\S]*?<\/details>/gu;

/** Compressed bytes of a page with everything it loads by itself. */
function weigh({ address, html, tags }: BuiltPage) {
  const loaded = tags.flatMap(({ name, attributes }) => {
    if (name === 'script' && attributes.src) return [attributes.src];
    if (name === 'link' && /icon|stylesheet|modulepreload/u.test(attributes.rel ?? ''))
      return [attributes.href ?? ''];
    return [];
  });
  for (const href of loaded) loaded.push(...importsOf(href).filter((each) => !loaded.includes(each)));
  const files = loaded.map((href) => readFileSync(path.join(dist, href.slice(base.length))));
  const inline = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`, 'gu'))]
      .map(([, code = '']) => code)
      .join('\n');
  const scripts = loaded.flatMap((href, index) =>
    href.endsWith('.js') ? [files[index]?.toString() ?? ''] : [],
  );
  return {
    address,
    requests: 1 + loaded.length,
    newer: compressed(html) - compressed(html.replace(newer, '')),
    bytes: compressed(html.replace(newer, '')) + files.reduce((sum, file) => sum + compressed(file), 0),
    styles: compressed(inline('style')),
    scripts: compressed([inline('script'), ...scripts].join('\n')),
  };
}

/** The files that a script asks for before it runs. */
function importsOf(href: string): string[] {
  if (!href.endsWith('.js')) return [];
  const code = readFileSync(path.join(dist, href.slice(base.length)), 'utf8');
  // Static imports stand at the head of what the bundler writes: `import{t as e}from"./shared.abc.js";`.
  const names = [...code.matchAll(/(?:^|;)import(?:[^"'()]*from)?["']\.\/([^"']+)["']/gmu)];
  return names.map(([, name = '']) => `${path.posix.dirname(href)}/${name}`);
}

/** A script, by the beginning of its name, and what it imports. */
function loadedBy(name: string): string[] {
  const loaded = readdirSync(path.join(dist, '_astro'))
    .filter((file) => file.startsWith(`${name}.`))
    .map((file) => `${base}_astro/${file}`);
  expect(loaded).toHaveLength(1);
  for (const href of loaded) loaded.push(...importsOf(href).filter((each) => !loaded.includes(each)));
  return loaded;
}

const weights = pages.map(weigh);

describe('bytes and requests, compressed', () => {
  test.each([
    { kind: 'card', address: `^../(?:${sets})/cards/.+/$`, bytes: 22_000, requests: 3 },
    { kind: 'section', address: `^../(?:${guides})/(?!all/).+/$`, bytes: 58_000, requests: 4 },
    { kind: 'chapter', address: `^../(?:${sets})/(?!cards).+/$`, bytes: 58_000, requests: 4 },
    // The list of the sets, and that of the cards of each.
    { kind: 'card list', address: '^../(?:.+/)?cards/$', bytes: 100_000, requests: 5 },
    // The newest changes are on it, and some are longer than others.
    { kind: 'landing', address: '^(?:zh|ja|en)/$', bytes: 16_000, requests: 3 },
    { kind: 'search', address: '^../search/$', bytes: 32_000, requests: 6 },
  ])('a $kind page stays within $bytes bytes and $requests requests', ({ address, bytes, requests }) => {
    const own = weights.filter((each) => new RegExp(address, 'u').test(each.address));
    const heavy = own.filter((each) => each.bytes > bytes || each.requests > requests);
    expect(heavy).toEqual([]);
  });

  test('the newer wordings of a page are at most 6 kB on top', () => {
    expect(weights.some((each) => each.newer > 0)).toBe(true);
    expect(weights.filter((each) => each.newer > 6_000)).toEqual([]);
  });

  test('styles stay under 8.5 kB, and scripts under 14 kB on every page but the search page', () => {
    const others = weights.filter(({ address }) => !address.endsWith('/search/'));
    expect(others.filter(({ styles, scripts }) => styles > 8_500 || scripts > 14_000)).toEqual([]);
  });

  test('opening the menu of a clause does not load the search', () => {
    expect(loadedBy('touch.browser').filter((href) => /\/search\./u.test(href))).toEqual([]);
  });
  test('the quick box has its program and the names for its first answer within 27 kB', () => {
    const files = [...loadedBy('quick'), `${base}pagefind/names.json`];
    const bytes = files.map((href) => compressed(readFileSync(path.join(dist, href.slice(base.length)))));
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(27_000);
  });
  test('the script for other sites stays under 11 kB', () => {
    expect(compressed(readFileSync(path.join(dist, 'linker.js')))).toBeLessThanOrEqual(11_000);
  });

  test('nothing blocks the first paint: no style sheet to fetch, no script that is not deferred', () => {
    const blocking = pages.flatMap(({ address, tags }) =>
      tags
        .filter(
          ({ name, attributes }) =>
            (name === 'link' && attributes.rel === 'stylesheet') ||
            (name === 'script' && attributes.src && attributes.type !== 'module'),
        )
        .map(() => address),
    );
    expect(blocking).toEqual([]);
  });

  test('a text that the first frame waits for is on its page', () => {
    const awaited = pages.flatMap(({ address, tags }) =>
      tags
        .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'expect')
        .map(({ attributes }) => ({ address, id: attributes.href?.slice(1), tags })),
    );
    expect(awaited).not.toEqual([]);
    const lacking = awaited.filter(({ id, tags }) => !tags.some(({ attributes }) => attributes.id === id));
    expect(lacking.map(({ address, id }) => `${address}#${id}`)).toEqual([]);
  });
});
