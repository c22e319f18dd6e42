import { expect, test } from 'vitest';
import { dist } from '../../scripts/lib/run.ts';
import { base, fileOf, openSite } from './lib/pages.ts';

/*
 * The links of the published site, because a text can break a link. The site can have thousands of pages, so
 * none is parsed.
 */

const { isThere, listPages, readFile } = openSite(dist);
const pages = listPages().map((address) => ({
  address,
  html: readFile(fileOf(address)).replace(/<(script|style)\b[\s\S]*?<\/\1>/gu, ''),
}));
const valuesIn = (html: string, attribute: RegExp) =>
  [...html.matchAll(attribute)].map(([, value = '']) => value);

test('every link inside the site leads to a page or file, and every hash to an element', () => {
  const broken = pages.flatMap(({ address, html }) =>
    valuesIn(html, / (?:href|action)="([^"]*)"/gu)
      .filter((href) => !/^[a-z]+:/u.test(href))
      .filter((href) => !isThere(href.startsWith('#') ? `${base}${address}${href}` : href))
      .map((href) => `${address} -> ${href}`),
  );
  expect(broken.slice(0, 20)).toEqual([]);
});

test('no ID is twice on a page', () => {
  const repeated = pages.flatMap(({ address, html }) => {
    const all = valuesIn(html, / id="([^"]*)"/gu);
    return all.filter((id, index) => all.indexOf(id) !== index).map((id) => `${address}#${id}`);
  });
  expect(repeated).toEqual([]);
});
