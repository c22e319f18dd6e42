import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeTable } from '../linker/build.ts';
import { openTable } from '../linker/table.ts';
import { content, names } from './answers.fixture.ts';
import { findCitations } from './cite/find.ts';
import { addressOf } from './cite/places.ts';
import { leadTo, resolve } from './cite/resolve.ts';

/* Tests every row of docs/citing.md that has a citation or a text. Of the table of slots, counts only the rows. */

const text = readFileSync(new URL('../../docs/citing.md', import.meta.url), 'utf8');

/** The rows of the table with this heading, without the signs of Markdown. */
const rowsBelow = (heading: string): [string, string][] => {
  const [, table = ''] = text.split(`${heading}\n`);
  const rows = (table.split('\n\n')[0] ?? '').split('\n').slice(1);
  return rows.map((row) => {
    const [, first = '', second = ''] = /^\| (.*) \| (.*) \|$/u.exec(row) ?? [];
    return [first.replaceAll('`', ''), second.replaceAll('`', '')];
  });
};
const examples = rowsBelow('| citation | place |');
const inTexts = rowsBelow('| in a text | links |');
const namesInTexts = rowsBelow('| in a text where names are citations | links |');
const slots = rowsBelow('| slot | English | Chinese | Japanese |');

test('docs/citing.md has all tables', () => {
  expect(examples.length).toBeGreaterThan(40);
  expect(inTexts.length).toBeGreaterThan(6);
  expect(namesInTexts.length).toBeGreaterThan(3);
  expect(slots.length).toBe(7);
});

describe('a citation', () => {
  test.each(examples)('%s leads to %s', (query, place) => {
    const places = resolve(names, query).map(addressOf);
    if (place === 'several') expect(places.length).toBeGreaterThan(1);
    else if (place === 'nothing') expect(places).toEqual([]);
    else expect(leadTo(names, query)).toBe(place);
  });
});

describe('in a text', () => {
  const table = openTable(makeTable(content));
  const linked = (prose: string, areNamesCited: boolean) =>
    findCitations(table, prose, { areNamesCited }).map(({ url }) => url);
  const urlsOf = (links: string) => (links === 'nothing' ? [] : links.split(' '));

  test.each(inTexts)('%s links to %s', (prose, links) => {
    expect(linked(prose, false)).toEqual(urlsOf(links));
  });
  test.each(namesInTexts)('where names are citations, %s links to %s', (prose, links) => {
    expect(linked(prose, true)).toEqual(urlsOf(links));
  });
});
