import { expect, it } from 'vitest';
import type { PreparedSource } from '../marked-text/prepare-source.ts';
import { formerTexts } from './former.ts';

/** An edition of a text with only what the tests need: its title and the order of its clauses. */
const edition = (file: string, replaces: string | undefined, title: string, ids: string): PreparedSource => {
  const row = (is: string, id: string, text: string) => ({
    name: { is, id, lang: 'en' },
    piece: { flow: { text } },
  });
  return {
    entry: { file, languages: ['en'], ...(replaces === undefined ? {} : { replaces }) },
    paragraphs: [row('title', 'title', title), ...ids.split(' ').map((id) => row('clause', id, id))],
    edits: [],
  } as unknown as PreparedSource;
};

it.each([
  ['remedy-1 remedy-2 remedy-3 remedy-4', 'remedy-1 remedy-3 remedy-4 remedy-2', ['remedy-2']],
  ['remedy-1 remedy-2 remedy-3', 'remedy-3 remedy-1 remedy-2', ['remedy-3']],
  // New or removed clauses move no other clause; nor does a clause of several paragraphs.
  ['remedy-1 remedy-1 remedy-2 remedy-9', 'remedy-1 remedy-4 remedy-2', []],
])('of %s, with %s after it, %j have moved', (before, after, moved) => {
  const [former] = formerTexts([
    edition('new.txt', 'old.txt', 'Drinks', after),
    edition('old.txt', undefined, 'Tea', before),
  ]);
  expect(former?.moved).toEqual(moved);
  expect(former?.title).toBe('Tea');
});
