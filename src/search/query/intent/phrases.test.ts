import { expect, test } from 'vitest';
import type { NameEntry } from '../../names/name-row.ts';
import { indexNames, unrelated } from '../../names/names.ts';
import { nearest, placesWithPhrase } from './phrases.ts';

const lost: NameEntry = {
  url: 'handbook/#s-1.1',
  kind: 'section',
  document: 'handbook',
  section: '1.1',
  titles: { en: 'Lantern Lost' },
  synonyms: [['zh', '丢了灯笼']],
  isListed: true,
};
const names = {
  ...indexNames([lost]),
  phrases: new Map([
    ['handbook/1.2/#remedy-1', ['lantern in pieces', '灯笼碎了']],
    [unrelated, ['how much is it', '几点开门']],
  ]),
};

test.each([
  ['pieces of lanterns', 'handbook/1.2/#remedy-1'],
  ['我的灯笼碎了怎么办', 'handbook/1.2/#remedy-1'],
  ['灯笼被他丢了', 'handbook/#s-1.1'],
  ['lost latern', 'handbook/#s-1.1'],
  ['how much are they', unrelated],
])('the place is nearest of which people say something like %s', (query, url) => {
  const near = nearest(names, query);
  expect([...near].toSorted((a, b) => b[1].nearness - a[1].nearness)[0]?.[0]).toBe(url);
});

test('what has nothing in common with what people say is near to nothing', () => {
  expect([...nearest(names, '天气')]).toEqual([]);
});

test('a word, in any of its forms, is said of the places whose phrases have it', () => {
  const places = (...words: string[]) => [...placesWithPhrase(names, { names: words, worth: 1 })];
  expect(places('piece')).toEqual(['handbook/1.2/#remedy-1']);
  expect(places('lanterns')).toEqual(['handbook/1.2/#remedy-1', 'handbook/#s-1.1']);
  expect(places('teapot', '灯笼')).toEqual(['handbook/1.2/#remedy-1', 'handbook/#s-1.1']);
  expect(places('teapot')).toEqual([]);
});
