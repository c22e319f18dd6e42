import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { base, dist, fileOf, readPages } from './lib/pages.ts';

const pages = readPages();
const ids = new Map(
  pages.map(({ address, tags }) => [
    fileOf(address),
    new Set(tags.flatMap(({ attributes }) => attributes.id ?? [])),
  ]),
);

test('every link inside the site leads to a page, and every hash to something on it', () => {
  const broken = pages.flatMap((page) =>
    linksOf(page)
      .filter(isBroken)
      .map((link) => `${page.address} -> ${link}`),
  );
  expect([...new Set(broken)].slice(0, 20)).toEqual([]);
});

test('links that leave the site are plain links: nothing is loaded from elsewhere', () => {
  const loaded = pages.flatMap(({ address, tags }) =>
    tags
      .filter(({ name }) => name !== 'a')
      .flatMap(({ attributes }) => [attributes.src, attributes.href, attributes.action])
      .filter((target) => target !== undefined && /^(?:[a-z]+:)?\/\//u.test(target) && !isOwn(target))
      .map((target) => `${address} -> ${target}`),
  );
  expect(loaded).toEqual([]);
});

test('no ID stands twice on a page', () => {
  const repeated = pages.flatMap(({ address, tags }) => {
    const all = tags.flatMap(({ attributes }) => attributes.id ?? []);
    return all.filter((id, index) => all.indexOf(id) !== index).map((id) => `${address}#${id}`);
  });
  expect(repeated).toEqual([]);
});

function isOwn(target: string): boolean {
  return process.env.SITE_URL !== undefined && target.startsWith(process.env.SITE_URL);
}

function linksOf({ address, tags }: (typeof pages)[number]): string[] {
  return tags
    .flatMap(({ attributes }) => attributes.href ?? attributes.action ?? [])
    .filter((href) => !/^[a-z]+:/u.test(href))
    .map((href) => (href.startsWith('#') ? `${base}${address}${href}` : href))
    .filter((href) => !href.startsWith('#mana-'));
}

function isBroken(href: string): boolean {
  if (!href.startsWith(base)) return true;
  const [target = '', hash] = href.slice(base.length).split('#');
  const file = fileOf(target.replace(/\?.*$/u, ''));
  if (!existsSync(path.join(dist, file))) return true;
  return hash !== undefined && hash !== '' && !(ids.get(file)?.has(decodeURIComponent(hash)) ?? false);
}
