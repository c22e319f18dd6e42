import { expect, test } from 'vitest';
import type { NameEntry } from '../names/name-row.ts';
import { indexNames } from '../names/names.ts';
import { planQuery } from '../query/plan.ts';
import { findNearest } from './nearest.ts';

const card = (section: string, en: string, zh: string, ja: string): NameEntry => ({
  url: `m10/cards/${section}/`,
  kind: 'card',
  document: 'm10',
  section,
  titles: { en, zh, ja },
});
const entries = [
  card('ajani-goldmane', 'Ajani Goldmane', '金鬃阿耶尼', '黄金のたてがみのアジャニ'),
  card('angels-mercy', "Angel's Mercy", '天使的慈悲', '天使の慈悲'),
  card('black-knight', 'Black Knight', '黑骑士', '黒騎士'),
  card('brainstorm', 'Brainstorm', '脑力激荡', '渦まく知識'),
];
const near = (query: string, names = entries) =>
  findNearest(indexNames(names), planQuery(query)).map(({ entry }) => entry.url);

test.each([
  ['Ajanni', 'ajani-goldmane'],
  ['Brianstorm', 'brainstorm'],
  ['Azanni Gouldmun', 'ajani-goldmane'],
  ['天使的慈爱', 'angels-mercy'],
  ['天使慈悲', 'angels-mercy'],
])('%s is near %s, which is offered once', (query, section) => {
  const found = near(query);
  expect(found[0]).toBe(`m10/cards/${section}/`);
  expect(new Set(found).size).toBe(found.length);
});

test('of two entries of one name the first is offered', () => {
  const term = { ...card('mpe', 'MPE', '再调度程序失误', 'マリガン手順の誤り'), url: 'terms/#mpe' };
  expect(near('再调度失误', [{ ...term, url: 'ipg/9.9/' }, term])).toEqual(['ipg/9.9/']);
});

test.each(['宇宙船', 'zzzz', 'blah', 'nothing here at all', '，', 'x'.repeat(20_000)])(
  'nothing is near %s',
  (query) => {
    expect(near(query)).toEqual([]);
  },
);

test('for a section that is not there those of its chapter come first', () => {
  const sections = ['2.3', '3.4'].map(
    (section): NameEntry => ({
      url: `ipg/${section}/`,
      kind: 'section',
      document: 'ipg',
      section,
      titles: {},
    }),
  );
  expect(near('3.9', sections)).toEqual(['ipg/3.4/', 'ipg/2.3/']);
});
