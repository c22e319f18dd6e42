import { expect, test } from 'vitest';
import { sets } from './lib/data.ts';
import { type Element, find, has, hasClass } from './lib/elements.ts';
import { readPage } from './lib/pages.ts';

/** Where the links of a text lead. */
const linksOf = (cell: Element, kind: string) =>
  find(cell, hasClass(kind)).map(({ attributes }) => attributes.href ?? '');

const pages = sets.flatMap(({ id, list, faq }) => [
  ...list.cards.filter(({ rulings }) => rulings.length > 0).map(({ slug }) => `zh/${id}/cards/${slug}/`),
  ...faq.chapters.map(({ slug }) => `zh/${id}/${slug}/`),
]);

test('an unofficial translation links to what the text it was made from links to', () => {
  const lacking = pages.flatMap((address) =>
    find(
      readPage(address).html,
      (row) => 'data-ruling' in row.attributes || 'data-note' in row.attributes,
    ).flatMap((row) => {
      const wanted = find(row, has('data-official')).flatMap((cell) => linksOf(cell, 'ref'));
      return find(row, has('data-unofficial'))
        .filter((cell) => wanted.some((href) => !linksOf(cell, 'ref').includes(href)))
        .map(({ attributes }) => `${address}#${row.attributes.id} ${attributes.lang}`);
    }),
  );
  expect(lacking).toEqual([]);
});
