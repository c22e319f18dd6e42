import { expect, test } from 'vitest';
import { chaptersOf } from './chapters.ts';

const sections = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${Math.floor(index / 9) + 1}.${(index % 9) + 1}` }));

test('a document of few sections has no pages for its chapters', () => {
  expect(chaptersOf(sections(40))).toEqual([]);
});

test('of a longer one, every section is in the chapter of its number, in the order of the document', () => {
  const all = sections(46);
  const chapters = chaptersOf(all);
  expect(chapters.map(({ id, name }) => `${id}: ${name}`)).toEqual([
    'ipg-1: IPG 1.1–1.9',
    'ipg-2: IPG 2.1–2.9',
    'ipg-3: IPG 3.1–3.9',
    'ipg-4: IPG 4.1–4.9',
    'ipg-5: IPG 5.1–5.9',
    'ipg-6: IPG 6.1',
  ]);
  expect(chapters.flatMap(({ sections: own }) => own)).toEqual(all);
});
