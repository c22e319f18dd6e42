import { expect, test } from 'vitest';
import { languages } from '../../src/schema/language.ts';
import { sets } from './lib/data.ts';
import { type Element, find, has, hasClass, textOf } from './lib/elements.ts';
import { readPage } from './lib/pages.ts';

/** Where the links of a text lead. */
const linksOf = (cell: Element, kind: string) =>
  find(cell, hasClass(kind)).map(({ attributes }) => attributes.href ?? '');

const pages = sets.flatMap(({ id, list, faq }) => [
  ...list.cards.filter(({ rulings }) => rulings.length > 0).map(({ slug }) => `zh/${id}/cards/${slug}/`),
  ...faq.chapters.map(({ slug }) => `zh/${id}/${slug}/`),
]);

test.each(languages)('a page of which a whole column is ours says so once, in its head (%s)', (lang) => {
  for (const path of pages) {
    const { html } = readPage(path.replace('zh/', `${lang}/`));
    const [, absent = ''] = /<html[^>]* data-official-absent="([^"]*)"/u.exec(html) ?? [];
    const marks = find(html, (each) => hasClass('ours')(each) && 'data-column' in each.attributes);
    expect([path, marks.map(({ attributes }) => attributes['data-column']).toSorted()]).toEqual([
      path,
      absent.split(' ').filter(Boolean).toSorted(),
    ]);
  }
});

test.each(languages)('a color heading that no source prints in %s has our name above it', (lang) => {
  for (const { id, faq } of sets)
    for (const { slug, groups = [] } of faq.chapters) {
      const sections = find(readPage(`${lang}/${id}/${slug}/`).html, hasClass('card-group'));
      expect(sections).toHaveLength(groups.length);
      for (const [at, { headings, titles }] of groups.entries()) {
        if (headings[lang]) continue;
        const [first] = find(sections[at] ?? '', ({ name }) => name === 'h2').map(textOf);
        expect(first).toBe(titles?.[lang] ?? 'no name');
      }
    }
});

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
