import { expect, test } from 'vitest';
import type { NameEntry } from '../../names/name-row.ts';
import { indexNames, unrelated } from '../../names/names.ts';
import { spokenOf } from './spoken-of.ts';

const section = (number: string, en: string, said: NameEntry['said']): NameEntry => ({
  url: `handbook/#s-${number}`,
  kind: 'section',
  document: 'handbook',
  section: number,
  titles: { en },
  ...(said && { said }),
});

const called = indexNames([
  section('1.1', 'Lantern Lost', [
    ['en', 'lantern missing'],
    ['zh', '丢了灯笼'],
  ]),
  section('1.2', 'Lantern Broken', [
    ['en', 'lantern in pieces'],
    ['ja', '提灯が壊れた'],
  ]),
]);
const asked = ['how much is it', '几点开门', '駐車場はどこ', 'weather', '天气', '明日の天気'];
const names = { ...called, pointers: new Map([[unrelated, asked]]) };
const spoken = (query: string) => spokenOf(names, query);

test('the words of a query, in any order and form, lead to the section that most of them are said of', () => {
  expect(spoken('missing lanterns')).toEqual(['handbook/#s-1.1']);
  expect(spoken('灯笼丢了怎么判')).toEqual(['handbook/#s-1.1']);
  expect(spoken('壊れた提灯')).toEqual(['handbook/#s-1.2']);
});

test('what is said of every section decides nothing, and words that are said of none speak against all', () => {
  expect(spoken('pieces of a green teapot on the kitchen shelf')).toEqual([]);
  expect(spoken('weather tomorrow')).toEqual([]);
  expect(spoken('')).toEqual([]);
});
