import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type BuiltPage, base, dist, readPages } from './lib/pages.ts';

const pages = readPages();
const compressed = (text: string | Buffer) =>
  gzipSync(typeof text === 'string' ? withoutPlace(text) : text, { level: 6 }).length;
const origin = process.env.SITE_URL ?? '';
/** As at the root of a host without a name: how long the name of a host is, is not ours to say. */
const withoutPlace = (text: string) =>
  (origin === '' ? text : text.replaceAll(origin, '')).replaceAll(base, '/');

/** Compressed bytes of a page with everything it loads by itself. */
function weigh({ html, tags }: BuiltPage) {
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
    requests: 1 + loaded.length,
    bytes: compressed(html) + files.reduce((sum, file) => sum + compressed(file), 0),
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

describe('bytes and requests, compressed', () => {
  test.each([
    { kind: 'card', address: /^..\/m10\/cards\/.+\/$/u, bytes: 24_000, requests: 4 },
    { kind: 'section', address: /^..\/ipg\/.+\/$/u, bytes: 60_000, requests: 6 },
    { kind: 'chapter', address: /^..\/m10\/(?!cards).+\/$/u, bytes: 60_000, requests: 6 },
    // The list of the sets, and that of the cards of each.
    { kind: 'card list', address: /^..\/(?:.+\/)?cards\/$/u, bytes: 100_000, requests: 6 },
    // The newest changes are on it, and some are longer than others.
    { kind: 'landing', address: /^..\/$/u, bytes: 18_000, requests: 4 },
  ])('a $kind page stays within $bytes bytes and $requests requests', ({ address, bytes, requests }) => {
    const weights = pages.filter((page) => address.test(page.address)).map(weigh);
    expect(weights.length).toBeGreaterThan(0);
    expect(Math.max(...weights.map((weight) => weight.bytes))).toBeLessThanOrEqual(bytes);
    expect(Math.max(...weights.map((weight) => weight.requests))).toBeLessThanOrEqual(requests);
  });

  test('styles stay under 9 kB, and scripts under 15 kB on every page but the search page', () => {
    const weights = pages.filter(({ address }) => !address.endsWith('/search/')).map(weigh);
    expect(Math.max(...weights.map(({ styles }) => styles))).toBeLessThanOrEqual(9_000);
    expect(Math.max(...weights.map(({ scripts }) => scripts))).toBeLessThanOrEqual(15_000);
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
});
