import { expect, test } from 'vitest';
import { smallIndex } from '../index/small-index.fixture.ts';
import { indexNames } from '../names/names.ts';
import type { SearchRecord } from '../text/record.ts';
import { isWanted } from './filters.ts';
import { findTexts } from './found.ts';
import { planQuery } from './plan.ts';

const clause = (section: string, id: string, text: string): SearchRecord => ({
  url: `ipg/${section}/#${id}`,
  kind: 'clause',
  document: 'ipg',
  section,
  anchor: id,
  part: 'definition',
  titles: {},
  passages: [{ text, lang: 'zh' }],
});
const hand = clause('2.3', 'definition-1', '手牌');
const library = clause('2.3', 'definition-2', '牌库与手牌');
const shuffle = clause('2.3', 'definition-3', '洗牌');
const other = clause('2.4', 'definition-1', '洗牌');

const find = (query: string, records: readonly SearchRecord[]) =>
  findTexts({ plan: planQuery(query), names: indexNames([]), matches: [], index: smallIndex(records) });

test('a page that has all words is one result, by the clause that has most of them', async () => {
  const records = [hand, library, shuffle, other];
  const found = await find('手牌 牌库 洗牌', records);
  expect(found.map(({ tier, row }) => `${tier} ${row.url}`)).toEqual(['page ipg/2.3/#definition-2']);
  expect(found[0]?.toResult(library)?.match?.ranges).toHaveLength(2);
});

test('a page that lacks a word is none', async () => {
  expect(await find('手牌 洗牌', [hand, other])).toEqual([]);
});

test('our own notes are no part of what a page says', async () => {
  const { part, ...place } = shuffle;
  expect(await find('手牌 洗牌', [hand, { ...place, kind: 'remark' }])).toEqual([]);
});

test('the name of a part finds its clauses', async () => {
  const found = await find('定义', [
    hand,
    { ...other, part: 'remedy', anchor: 'remedy-1', url: 'ipg/2.4/#remedy-1' },
  ]);
  expect(found.map(({ tier, row }) => `${tier} ${row.url}`)).toEqual(['via-term ipg/2.3/#definition-1']);
});

test('a text is wanted where it is left by each filter', async () => {
  const [found] = await find('手牌', [hand]);
  if (!found) throw new Error('Nothing was found.');
  expect(isWanted(found, { lang: 'zh', kind: 'clause', part: 'definition' })).toBe(true);
  expect(isWanted(found, { lang: 'ja' })).toBe(false);
  expect(isWanted(found, { kind: 'clause', document: 'm10' })).toBe(false);
});
