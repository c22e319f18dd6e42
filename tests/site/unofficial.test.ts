import { expect, test } from 'vitest';
import { content } from './lib/data.ts';
import { type Element, find, has, hasClass } from './lib/elements.ts';
import { readPages } from './lib/pages.ts';

/** The targets of the references in a text. */
const targetsIn = (text: Element) =>
  find(text, hasClass('ref')).map(({ attributes }) => attributes.href ?? '');

test('an unofficial translation has the references of its source', () => {
  const sets = content.documents.filter(({ kind }) => kind === 'set-faq').map(({ id }) => id);
  const pages = readPages().filter(({ address }) =>
    new RegExp(`^zh/(?:${sets.join('|')})/`, 'u').test(address),
  );
  const rows = pages.flatMap(({ address, tags }) =>
    tags.filter((row) => has('data-ruling')(row) || has('data-note')(row)).map((row) => ({ address, row })),
  );
  expect(rows.length).toBeGreaterThan(0);
  const lacking = rows.flatMap(({ address, row }) => {
    const wanted = find(row, has('data-official')).flatMap(targetsIn);
    return find(row, has('data-unofficial'))
      .filter((text) => wanted.some((href) => !targetsIn(text).includes(href)))
      .map(({ attributes }) => `${address}#${row.attributes.id} ${attributes.lang}`);
  });
  expect(lacking).toEqual([]);
});
