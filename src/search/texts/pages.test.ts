import { expect, test } from 'vitest';
import { planQuery } from '../query/plan.ts';
import { pagesWithAll } from './pages.ts';
import type { SearchRecord } from './record.ts';

const record = (url: string, text: string): SearchRecord => ({
  url,
  kind: 'clause',
  document: 'ipg',
  section: '2.3',
  titles: {},
  passages: [{ text, lang: 'zh' }],
});
const hand = record('ipg/2.3/#a', '手牌');
const library = record('ipg/2.3/#b', '牌库与手牌');
const shuffle = record('ipg/2.3/#c', '洗牌');
const other = record('ipg/2.4/#a', '洗牌');

test('a page that has all words is one result, by the clause that has most of them', () => {
  const results = pagesWithAll(planQuery('手牌 牌库 洗牌'), [[hand, library], [library], [shuffle, other]]);
  expect(results.map(({ tier, record: { url } }) => `${tier} ${url}`)).toEqual(['page ipg/2.3/#b']);
  expect(results[0]?.match?.ranges).toHaveLength(2);
});

test('a list of terms is no page', () => {
  const term = { ...hand, kind: 'term' as const };
  expect(pagesWithAll(planQuery('手牌 洗牌'), [[term], [term]])).toEqual([]);
});

test('a page that lacks a word is none', () => {
  expect(pagesWithAll(planQuery('手牌 洗牌'), [[hand], [other]])).toEqual([]);
});
