import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/schema/language.ts';
import { readRoot } from '../lib/read-xml.ts';
import { find, has, hasClass } from './lib/elements.ts';
import { dist, readPage } from './lib/pages.ts';

const published: { terms: { id: string; stands: { address: string }[] }[] } = JSON.parse(
  readFileSync(path.join(dist, 'data/terms.json'), 'utf8'),
);

describe.each(languages)('the list of terms in %s', (lang) => {
  const { tags } = readPage(`${lang}/terms/`);

  test('has a row to link to for each term', () => {
    const rows = tags.filter(({ name, attributes }) => name === 'tr' && attributes.id);
    expect(rows.map(({ attributes }) => attributes.id)).toEqual(published.terms.map(({ id }) => id));
  });

  test('says of each in how many places it stands', () => {
    const counts = tags.flatMap(({ attributes }) => attributes['data-stands'] ?? []).map(Number);
    expect(counts).toEqual(
      published.terms.map(({ stands }) => new Set(stands.map(({ address }) => address)).size),
    );
  });
});

test('the term base for translation software is well-formed, a concept for each term', () => {
  const text = readFileSync(path.join(dist, 'data/terms.tbx'), 'utf8');
  expect(readRoot(text).attributes).toMatchObject({ type: 'TBX-Basic', style: 'dca' });
  expect(text.match(/<conceptEntry /gu)).toHaveLength(published.terms.length);
});

test('terms are marked where a part has them first, in each language', () => {
  const marked = find(readPage('en/ipg/2.3/').html, hasClass('part')).flatMap((part) =>
    find(part, has('data-text')).flatMap((text) =>
      find(text, hasClass('term')).map(({ attributes }) =>
        [part.attributes['data-part'], text.attributes.lang, attributes.href].join(' '),
      ),
    ),
  );
  expect(marked.length).toBeGreaterThan(100);
  expect(marked.filter((each, index) => marked.indexOf(each) !== index)).toEqual([]);
});
