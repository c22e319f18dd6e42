import { expect, test } from 'vitest';
import type { NameEntry } from '../names/name-row.ts';
import { indexNames } from '../names/names.ts';
import { readCitations as read } from './citation.ts';
import { citedPlaces } from './cited-places.ts';
import { guides } from './guides.fixture.ts';
import { readNamedCitations } from './named-citations.ts';

const readCitations = (query: string) => read(query, guides);

const ipg = (section: string, anchors: string[]): NameEntry => ({
  url: `ipg/${section}/`,
  kind: 'section',
  document: 'ipg',
  section,
  titles: sectionTitles[section] ?? {},
  also: section === '2.3' ? ['HCE'] : [],
  anchors,
});
const sectionTitles: Readonly<Record<string, NameEntry['titles']>> = {
  2.3: { zh: '非公开牌张失误', en: 'Hidden Card Error' },
  2.4: { ja: 'マリガン手順の誤り', en: 'Mulligan Procedure Error' },
};
const own = indexNames([
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
const names = { ...own, guides };

test.each([
  ['2.3', ['2.3']],
  ['2.3 remedy 4', ['2.3 remedy-4']],
  ['2.3 remedy', ['2.3 remedy-1']],
  ['2.3 examples', ['2.3 examples']],
  ['2.3 remedy 9', ['2.3']],
  ['2.3-4', ['2.3 remedy-4']],
  ['2.3 第1项', ['2.3 definition-1', '2.3 remedy-1']],
  ['2.3-9', ['2.3']],
  ['2.3 r4', ['2.3 remedy-4']],
  ['2.3d1', ['2.3 definition-1']],
  ['2.3 r1-r4', ['2.3 remedy-1..remedy-4']],
  ['remedy-4', ['2.3 remedy-4']],
  ['remedy-4-note-1', ['2.3 remedy-4-note-1']],
  ['remedy 1', ['2.3 remedy-1', '2.4 remedy-1']],
  ['例A', ['2.3 example-a', '2.4 example-a']],
  ['remedy-9', []],
  ['9.9', []],
  ['IPG', ['2.3', '2.4']],
  ['HCE remedy 4', ['2.3 remedy-4']],
  ['HCE定义', ['2.3 definition-1']],
  ['hce 2.3 remedy', ['2.3 remedy-1']],
  ['2.3 HCE remedy', ['2.3 remedy-1']],
  ['GPE-HCE', ['2.3']],
  ['HCE-4', ['2.3 remedy-4']],
  ['HCE philosophy', ['2.3']],
  ['非公开牌张失误 定义', ['2.3 definition-1']],
  ['非公开牌张失误的定义', ['2.3 definition-1']],
  ['マリガン手順の誤り 追加措置', ['2.4 remedy-1']],
  ['IPG 2.4 Hidden Card Error', ['2.4']],
  ['違反処置指針 2.3 定義', ['2.3 definition-1']],
  ['ipg 2', ['2.3', '2.4']],
  ['2。3', ['2.3']],
  ['HCE spaceship', ['2.3']],
  ['GPE 2.3 remedy 4', ['2.3 remedy-4']],
  ['阿耶尼 第2条', ['ajani-goldmane r2']],
  ['阿耶尼 释疑第2条', ['ajani-goldmane r2']],
  ['IPG 2.3 宇宙船 4', ['2.3 remedy-4']],
  ['HCE', []],
  ['Hidden remedy', []],
  ['lifelink-2', ['rules-changes lifelink-2']],
  ['系命 2', ['rules-changes lifelink-2']],
  ['lifel 2', []],
  ['702.13', ['rules-changes lifelink-2']],
  ['ajani-goldmane#r2', ['ajani-goldmane r2']],
  ['阿耶尼 r2', ['ajani-goldmane r2']],
])('%s leads to %j', (query, expected) => {
  const places = citedPlaces(names, [...readNamedCitations(names, query), ...readCitations(query)]);
  expect(places.map(({ entry, anchor }) => [entry.section, anchor].filter(Boolean).join(' '))).toEqual(
    expected,
  );
});

test('an initial that several parts share leads to each that has the number, in the order of the section', () => {
  const shared = indexNames([ipg('2.5', ['philosophy-1', 'penalty-1', 'penalty-2', 'remedy-1'])]);
  expect(citedPlaces(shared, readCitations('2.5 p1')).map(({ anchor }) => anchor)).toEqual([
    'philosophy-1',
    'penalty-1',
  ]);
  expect(citedPlaces(shared, readCitations('2.5 p2')).map(({ anchor }) => anchor)).toEqual(['penalty-2']);
});
