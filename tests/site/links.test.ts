import { expect, test } from 'vitest';
import { brokenLinks, readPages } from './lib/pages.ts';

const pages = readPages();

test('every link inside the site leads to a page, and every hash to something on it', () => {
  expect(brokenLinks(pages).slice(0, 20)).toEqual([]);
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
