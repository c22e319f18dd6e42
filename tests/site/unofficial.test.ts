import { describe, expect, test } from 'vitest';
import { languages } from '../../src/schema/language.ts';
import { readPages, type Tag } from './lib/pages.ts';

const pages = readPages().filter(({ tags }) =>
  tags.some(({ attributes }) => 'data-unofficial' in attributes),
);

/** What the texts of a page link to, by their rows and columns: `combat-1 ja`; and which of them are official. */
function linksIn(tags: readonly Tag[], kind: string) {
  const links = new Map<string, Set<string>>();
  const official = new Set<string>();
  let row = '';
  let cell = new Set<string>();
  for (const { attributes } of tags) {
    row = rowFrom(attributes) ?? row;
    if ('data-row' in attributes) cell = new Set();
    const column = attributes['data-column'];
    if (column !== undefined && row !== '') {
      cell = links.get(`${row} ${column}`) ?? new Set();
      links.set(`${row} ${column}`, cell);
      if ('data-official' in attributes) official.add(`${row} ${column}`);
    }
    if (attributes.class === kind) cell.add(attributes.href ?? '');
  }
  return { links, official };
}

/** The row that begins with an element; a card box belongs to none. */
function rowFrom(attributes: Tag['attributes']): string | undefined {
  if ('data-card-box' in attributes) return '';
  return 'data-note' in attributes || 'data-ruling' in attributes ? attributes.id : undefined;
}

describe('an unofficial translation', () => {
  test('links to what the text it was made from links to', () => {
    let count = 0;
    for (const { tags, address } of pages) {
      const { links, official } = linksIn(tags, 'ref');
      for (const [at, own] of links) {
        const [row = ''] = at.split(' ');
        if (official.has(at) || !official.has(`${row} zh`)) continue;
        const translated = links.get(`${row} zh`) ?? new Set();
        expect([...own], `${address} ${at}`).toEqual(expect.arrayContaining([...translated]));
        count += translated.size;
      }
    }
    expect(count).toBeGreaterThan(300);
  });

  test('has its terms marked in chapters and sections, each once a part', () => {
    for (const lang of languages) {
      const address = `${lang}/m10/rules-changes/`;
      const { tags = [] } = pages.find((page) => page.address === address) ?? {};
      const marked = [...linksIn(tags, 'term').links].flatMap(([at, links]) =>
        [...links].map((link) => [at.split(' ')[0]?.replace(/-\d+$/u, ''), at.split(' ')[1], link].join(' ')),
      );
      expect(new Set(marked).size).toBe(marked.length);
      for (const column of languages)
        expect(marked.filter((one) => one.includes(` ${column} `)).length).toBeGreaterThan(40);
    }
  });
});
