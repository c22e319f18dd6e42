import { expect, test } from 'vitest';
import { readCitations } from './citation.ts';
import { citedPlaces, nearestSections } from './cited-places.ts';
import { indexNames, type NameEntry } from './names.ts';

const ipg = (section: string, anchors: string[]): NameEntry => ({
  url: `ipg/${section}/`,
  kind: 'section',
  document: 'ipg',
  section,
  titles: { en: `Section ${section}` },
  anchors,
});
const names = indexNames([
  ipg('2.3', ['penalty', 'definition-1', 'examples', 'example-a', 'remedy-1', 'remedy-4', 'remedy-4-note-1']),
  ipg('2.4', ['definition-1', 'example-a', 'remedy-1']),
  {
    url: 'm10/rules-changes/#lifelink',
    kind: 'section',
    document: 'm10',
    section: 'rules-changes',
    anchor: 'lifelink',
    titles: { zh: '系命', ja: '絆魂', en: 'Lifelink' },
    anchors: ['lifelink-1', 'lifelink-2'],
    rules: { '702.13': 'lifelink-2' },
  },
  {
    url: 'm10/cards/ajani-goldmane/',
    kind: 'card',
    document: 'm10',
    section: 'ajani-goldmane',
    titles: { zh: '金鬃阿耶尼', en: 'Ajani Goldmane' },
    anchors: ['r1', 'r2'],
  },
]);

test.each([
  ['2.3', ['2.3']],
  ['2.3 remedy 4', ['2.3 remedy-4']],
  ['2.3 remedy', ['2.3 remedy-1']],
  ['2.3 examples', ['2.3 examples']],
  ['2.3 remedy 9', ['2.3']],
  ['remedy-4', ['2.3 remedy-4']],
  ['remedy-4-note-1', ['2.3 remedy-4-note-1']],
  ['remedy 1', ['2.3 remedy-1', '2.4 remedy-1']],
  ['例A', ['2.3 example-a', '2.4 example-a']],
  ['remedy-9', []],
  ['9.9', []],
  ['IPG', ['2.3', '2.4']],
  ['lifelink-2', ['rules-changes lifelink-2']],
  ['系命 2', ['rules-changes lifelink-2']],
  ['lifelink-9', []],
  ['lifel 2', []],
  ['702.13', ['rules-changes lifelink-2']],
  ['702.14', []],
  ['ajani-goldmane#r2', ['ajani-goldmane r2']],
  ['阿耶尼 r2', ['ajani-goldmane r2']],
  ['Ajani r9', []],
])('%s leads to %j', (query, expected) => {
  const places = citedPlaces(names, readCitations(query));
  expect(places.map(({ entry, anchor }) => [entry.section, anchor].filter(Boolean).join(' '))).toEqual(
    expected,
  );
});

test('for a section that is not there, those that are', () => {
  expect(nearestSections(names, readCitations('2.9')).map(({ name }) => name)).toEqual([
    'IPG 2.3',
    'IPG 2.4',
  ]);
  expect(nearestSections(names, readCitations('宇宙船'))).toEqual([]);
});
