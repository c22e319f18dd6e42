import { expect, test } from 'vitest';
import type { NameEntry } from '../names/name-row.ts';
import { indexNames, matchNames } from '../names/names.ts';
import { keepHan } from '../text/han.ts';
import { planQuery } from './plan.ts';
import { routesOf, viaPart, viaTerm } from './via-term.ts';

const entries: NameEntry[] = [
  {
    url: 'terms/#lifelink',
    kind: 'term',
    document: 'terms',
    section: 'lifelink',
    titles: { zh: '系命', ja: '絆魂', en: 'lifelink' },
  },
  {
    url: 'terms/#warning',
    kind: 'term',
    document: 'terms',
    section: 'warning',
    titles: { zh: '警告', ja: '警告', en: 'Warning' },
  },
  {
    url: 'terms/#mulligan',
    kind: 'term',
    document: 'terms',
    section: 'mulligan',
    titles: { zh: '再调度', ja: 'マリガン', en: 'mulligan' },
    said: ['换牌', 'new hand'],
  },
  {
    url: 'terms/#public',
    kind: 'term',
    document: 'terms',
    section: 'public',
    titles: { zh: '公开', ja: '公開する', en: 'public' },
  },
];
const names = indexNames(entries, { fold: (text) => text.replaceAll('開', '开'), read: () => [] });
const routes = (query: string) => routesOf(names, matchNames(names, query), planQuery(query));

test.each([
  ['lifelink', ['zh "系 命"', 'ja "絆 魂"']],
  ['系命', ['ja "絆 魂"', 'en "lifelink"']],
  ['警告', ['en "warn"']],
  ['warnings', ['zh "警 告"', 'ja "警 告"']],
  ['public', ['zh "公 开"', 'ja "公 開 す る"']],
  ['life', []],
  ['换牌', ['zh "再 调 度"', 'ja "マ リ ガ ン"', 'en "mulligan"']],
  ['new hands', ['zh "再 调 度"', 'ja "マ リ ガ ン"', 'en "mulligan"']],
])('%s leads to the names of the term that it is not', (query, expected) => {
  expect(routes(query).map(({ lang, question }) => `${lang} ${question}`)).toEqual(expected);
});

test('a record that has the term is a result, marked with its name', () => {
  const record = {
    url: 'm10/cards/a/#r1',
    kind: 'ruling',
    document: 'm10',
    section: 'a',
    titles: {},
    passages: [{ text: '具有系命的生物', lang: 'zh' }],
  } as const;
  const [route] = routes('lifelink');
  if (!route) throw new Error('No route.');
  expect(viaTerm(record, route)).toMatchObject({ tier: 'via-term', viaTerm: '系命', lang: 'zh' });
  expect(viaTerm({ ...record, passages: [{ text: '飞行', lang: 'zh' }] }, route)).toBeNull();
});

test('a clause of a part that was asked for by its name is marked with it', () => {
  const plan = planQuery('追加措置', {}, keepHan);
  const clause = { url: 'x', document: 'ipg', section: '2.3', titles: {} } as const;
  const passages = [{ text: '洗牌', lang: 'zh' }] as const;
  expect(viaPart({ ...clause, kind: 'clause', passages }, plan)?.viaTerm).toBe('追加措置');
  expect(viaPart({ ...clause, kind: 'annotation', passages }, plan)).toBeNull();
});
