import { expect, test } from 'vitest';
import { base, isThere, readPages, valuesOf } from './lib/pages.ts';

const pages = readPages();

test('every link inside the site leads to a page, and every hash to something on it', () => {
  const broken = pages.flatMap(({ address, tags }) =>
    tags
      .flatMap(({ attributes }) => attributes.href ?? attributes.action ?? [])
      .filter((href) => !/^[a-z]+:/u.test(href))
      .filter((href) => !isThere(href.startsWith('#') ? `${base}${address}${href}` : href))
      .map((href) => `${address} -> ${href}`),
  );
  expect(broken.slice(0, 20)).toEqual([]);
});

test('no ID stands twice on a page', () => {
  const repeated = pages.flatMap(({ address, tags }) => {
    const all = valuesOf(tags, 'id');
    return all.filter((id, index) => all.indexOf(id) !== index).map((id) => `${address}#${id}`);
  });
  expect(repeated).toEqual([]);
});
