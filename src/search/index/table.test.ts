import { expect, test } from 'vitest';
import type { NameEntry } from '../names/name-row.ts';
import type { Kind, SearchRecord } from '../text/record.ts';
import { readTable, writeTable } from './table.ts';

const entries: NameEntry[] = [
  {
    ...{ url: 'ipg/2.3/', kind: 'section', document: 'ipg', section: '2.3', titles: {} },
    anchors: ['remedy-1'],
  },
  { url: 'ipg/#s-2.5', kind: 'section', document: 'ipg', section: '2.5', titles: {}, isListed: true },
  { url: 'terms/#draw', kind: 'term', document: 'terms', section: 'draw', titles: {} },
];
const names = { build: 'today', entries };
const record = (url: string, kind: Kind, langs: string, place: Partial<SearchRecord> = {}): SearchRecord => ({
  ...{ url, kind, document: url.split('/')[0] ?? '', section: '2.3', titles: {}, ...place },
  passages: langs.split(' ').map((lang) => ({ text: '', lang: lang as 'zh' })),
});
const remedy = { anchor: 'remedy-1', part: 'remedy' } as const;
const records = [
  record('ipg/2.3/', 'section', 'zh ja en'),
  record('ipg/2.3/#remedy-1', 'clause', 'zh', remedy),
  record('ipg/2.3/#remedy-1', 'clause', 'en', remedy),
  record('terms/#draw', 'term', 'zh en', { section: 'draw' }),
  record('ipg/2.3/#remedy-1', 'remark', 'zh', { anchor: 'remedy-1' }),
];

test('the places of all records are restored from the names, in the order of languages', () => {
  const { table, records: ordered } = writeTable(records, names);
  expect(table.others.map(([url, kind]) => [url, kind])).toEqual([['ipg/2.3/#remedy-1', 'remark']]);
  const rows = readTable(table, names);
  expect(rows.map(({ url, kind, langs }) => `${kind} ${url} ${langs}`)).toEqual([
    'clause ipg/2.3/#remedy-1 zh',
    'remark ipg/2.3/#remedy-1 zh',
    'clause ipg/2.3/#remedy-1 en',
    'section ipg/2.3/ zh,ja,en',
    'term terms/#draw zh,en',
  ]);
  expect(ordered.map(({ url, kind }) => `${kind} ${url}`)).toEqual(
    rows.map(({ url, kind }) => `${kind} ${url}`),
  );
});

test('a record that the table would not give back is refused', () => {
  expect(() => writeTable([record('ipg/2.3/', 'section', 'zh', { section: '2.4' })], names)).toThrow(
    'ipg/2.3/',
  );
});
