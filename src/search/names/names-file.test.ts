import { expect, test } from 'vitest';
import type { NameEntry } from './name-row.ts';
import { matchNames } from './names.ts';
import { openNames, writeNames } from './names-file.ts';

const entries: NameEntry[] = [
  {
    url: 'ipg/2.3/',
    kind: 'section',
    document: 'ipg',
    section: '2.3',
    titles: { en: 'Hidden Card Error' },
    anchors: ['remedy-4'],
  },
  {
    url: 'm10/cards/angels-mercy/',
    kind: 'card',
    document: 'm10',
    section: 'angels-mercy',
    titles: { zh: '天使的慈悲', ja: '天使の慈悲', en: "Angel's Mercy" },
    also: ['天使之慈悲', '慈悲'],
    anchors: ['r1', 'r2'],
  },
  {
    url: 'm10/cards/#plains-230',
    kind: 'card',
    document: 'm10',
    section: 'plains-230',
    titles: { zh: '平原', en: 'Plains' },
    isListed: true,
  },
  {
    url: 'terms/#flash',
    kind: 'term',
    document: 'terms',
    section: 'flash',
    titles: { zh: '闪现', ja: '瞬速', en: 'flash' },
  },
];

const write = (all: readonly NameEntry[], isFirst = true) => {
  const tables = { guides: [], han: ['閃現', '闪现'] as const };
  const { first, more } = writeNames(
    all,
    tables,
    () => isFirst,
    () => 'shan闪 xian现',
  );
  return { first: { ...first, build: '' }, more: { ...more, build: '' } };
};

test.each([true, false])('what is written is read back, whichever cards answer first', (isFirst) => {
  const { first, more } = write(entries, isFirst);
  expect(openNames(first, more).entries).toEqual(entries);
  expect(openNames(first).entries.map(({ section }) => section)).toEqual(
    isFirst ? ['2.3', 'angels-mercy'] : ['2.3'],
  );
});

test.each([
  ['閃現', 'exact'],
  ['sx', 'sound'],
])('the tables of characters and sounds go with the names: %s', (query, expected) => {
  const { first, more } = write(entries);
  const found = matchNames(openNames(first, more), query);
  expect(found.map(({ entry, fit }) => [entry.section, fit])).toEqual([['flash', expected]]);
});

test('a section is called what people say of the term of its name', () => {
  const term: NameEntry = {
    url: 'terms/#hce',
    kind: 'term',
    document: 'terms',
    section: 'hce',
    titles: { en: 'Hidden Card Error' },
  };
  const { first, more } = write([...entries, term]);
  const names = openNames(first, more, { en: { build: '', synonyms: ['', '', '', '', 'peeked|looked'] } });
  expect(matchNames(names, 'peeked').map(({ entry }) => entry.section)).toEqual(['2.3', 'hce']);
});
