import { expect, it } from 'vitest';
import type { GuideSection } from '../schema/guide.ts';
import { checkMeanings } from './meanings.ts';

/** A section of which only the English words of its clauses, and of a comment on the first, are asked. */
const section = (note: string, clauses: Readonly<Record<string, string>>): GuideSection =>
  ({
    document: 'ipg',
    section: '9.1',
    editions: { en: { file: 'ipg-9.1.en.txt' } },
    clauses: Object.entries(clauses).map(([id, text], index) => ({
      id,
      texts: { en: { text } },
      annotations: index === 0 ? { en: [{ id: `${id}-note-1`, text: note }] } : {},
    })),
  }) as unknown as GuideSection;

const before = section('Hot.', { 'remedy-1': 'Tea.', 'remedy-2': 'Soup.', 'remedy-3': 'Cake.' });

it.each([
  [
    'two that are exchanged',
    { 'remedy-1': 'Soup.', 'remedy-2': 'Tea.', 'remedy-3': 'Cake.' },
    ['remedy-1', 'remedy-2'],
  ],
  [
    'clauses that are numbered anew',
    { 'remedy-1': 'Tea.', 'remedy-2': 'Milk.', 'remedy-3': 'Soup.', 'remedy-4': 'Cake.' },
    ['remedy-3'],
  ],
  ['a place that has changed', { 'remedy-2': 'Soup.', 'remedy-1': 'Tea.', 'remedy-3': 'Cake.' }, []],
  [
    'a new ID, other words, words that stand twice',
    { 'remedy-1': 'Soup.', 'remedy-2': 'Soup.', 'remedy-4': 'Cake.' },
    [],
  ],
])('warns of IDs that have the words of another one: %s', (_what, clauses, warned) => {
  const lineOf = (file: string, id: string) => file.length + Number(id.at(-1));
  const found = checkMeanings([before], [section('Hot.', clauses)], lineOf);
  expect(found.map(({ message }) => message.split(' ')[0])).toEqual(warned);
  const file = 'content/editions/ipg/ipg-9.1.en.txt';
  expect(found.map((one) => [one.file, one.line])).toEqual(warned.map((id) => [file, lineOf(file, id)]));
});

it('says nothing of a section that is new', () => {
  expect(checkMeanings([], [before], () => undefined)).toEqual([]);
});
