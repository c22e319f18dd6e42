import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ofKind } from './lib/data.ts';
import { type Element, has } from './lib/elements.ts';
import { type BuiltPage, base, dist, failing, origin, readPages } from './lib/pages.ts';

const pages = readPages();
const compressed = (text: string | Buffer) =>
  gzipSync(typeof text === 'string' ? withoutPlace(text) : text, { level: 6 }).length;
/** Removes origin and base path, whose length does not count. */
const withoutPlace = (text: string) =>
  (origin === '' ? text : text.replaceAll(origin, '')).replaceAll(base, '/');
const [guides, sets] = [ofKind('guide').join('|'), ofKind('set-faq').join('|')];

/** Newer wordings below official texts, which have a budget of their own. */
const newer = /<details[^>]* data-newer[\s\S]*?<\/details>/gu;

/** The requests and compressed bytes of a page with its scripts, their imports, style sheets and icons. */
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

/** The files that a script imports before it runs. */
function importsOf(href: string): string[] {
  if (!href.endsWith('.js')) return [];
  const code = readFileSync(path.join(dist, href.slice(base.length)), 'utf8');
  // The bundler writes static imports like `import{t as e}from"./shared.abc.js";`.
  const names = [...code.matchAll(/(?:^|;)import(?:[^"'()]*from)?["']\.\/([^"']+)["']/gmu)];
  return names.map(([, name = '']) => `${path.posix.dirname(href)}/${name}`);
}

/** A script, named by the beginning of its file name, and its imports. */
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
    { kind: 'card list', address: '^../(?:.+/)?cards/$', bytes: 100_000, requests: 5 },
    { kind: 'landing', address: '^(?:zh|ja|en)/$', bytes: 16_000, requests: 3 },
    { kind: 'search', address: '^../search/$', bytes: 32_000, requests: 6 },
  ])('a $kind page stays within $bytes bytes and $requests requests', ({ address, bytes, requests }) => {
    const own = weights.filter((each) => new RegExp(address, 'u').test(each.address));
    const heavy = own.filter((each) => each.bytes > bytes || each.requests > requests);
    expect(heavy).toEqual([]);
  });

  test('newer wordings add at most 6 kB to a page', () => {
    expect(weights.some((each) => each.newer > 0)).toBe(true);
    expect(weights.filter((each) => each.newer > 6_000)).toEqual([]);
  });

  test('on every page but the search page, styles stay within 8.5 kB and scripts within 14 kB', () => {
    const others = weights.filter(({ address }) => !address.endsWith('/search/'));
    expect(others.filter(({ styles, scripts }) => styles > 8_500 || scripts > 14_000)).toEqual([]);
  });

  test('opening the menu of a clause does not load the search', () => {
    expect(loadedBy('touch.browser').filter((href) => /\/search\./u.test(href))).toEqual([]);
  });
  test('the quick box loads at most 27 kB for a first answer', () => {
    const files = [...loadedBy('quick'), `${base}pagefind/names.json`];
    const bytes = files.map((href) => compressed(readFileSync(path.join(dist, href.slice(base.length)))));
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(27_000);
  });
  test('the script for other sites stays within 11 kB', () => {
    expect(compressed(readFileSync(path.join(dist, 'linker.js')))).toBeLessThanOrEqual(11_000);
  });

  test('no style sheet and no script blocks the first paint', () => {
    const blocks = ({ name, attributes: { rel, src, type } }: Element) =>
      (name === 'link' && rel === 'stylesheet') || (name === 'script' && src && type !== 'module');
    expect(failing(pages, ({ tags }) => !tags.some(blocks))).toEqual([]);
  });

  test('an element that the first paint waits for is on its page', () => {
    const awaited = ({ tags }: BuiltPage) =>
      tags.flatMap(({ attributes: { rel, href } }) => (rel === 'expect' && href ? href.slice(1) : []));
    expect(pages.flatMap(awaited)).not.toEqual([]);
    const isWhole = (page: BuiltPage) => awaited(page).every((id) => page.tags.some(has('id', id)));
    expect(failing(pages, isWhole)).toEqual([]);
  });
});
