import { expect, test } from 'vitest';
import { pointedBy, saidWhole } from './pointers.ts';

const names: Parameters<typeof pointedBy>[0] = {
  fold: (text: string) => text,
  pointers: new Map([
    ['handbook/1.1/#remedy-1', ['lantern in pieces', '灯笼碎了']],
    ['handbook/1.2/#remedy-2', ['lantern gone', '丢']],
  ]),
};
const pointed = (...called: string[]) => [...pointedBy(names, { names: called, worth: 1 })];

test('a word, in any of its forms, leads to the texts that people say it of', () => {
  expect(pointed('piece')).toEqual(['handbook/1.1/#remedy-1']);
  expect(pointed('lanterns')).toEqual(['handbook/1.1/#remedy-1', 'handbook/1.2/#remedy-2']);
  expect(pointed('teapot', '灯笼')).toEqual(['handbook/1.1/#remedy-1']);
  expect(pointed('teapot')).toEqual([]);
});

test('what people say is said whole where a query has all of it in a row, and more than one word', () => {
  const said = (query: string) => [...saidWhole(names, query).keys()];
  expect(said('我的灯笼碎了怎么办')).toEqual(['灯笼碎了']);
  expect(said('pieces of a lantern')).toEqual([]);
  expect(said('丢')).toEqual([]);
});
