import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/schema/language.ts';
import { readRoot } from '../lib/read-xml.ts';
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
