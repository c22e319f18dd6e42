import { expect, test } from 'vitest';
import type { NameEntry } from './name-row.ts';
import { readPointers, writePointers } from './pointers-file.ts';

const entry = (url: string, ...anchors: string[]): NameEntry => ({
  url,
  kind: 'section',
  document: 'handbook',
  section: '1.1',
  titles: {},
  anchors,
});
const entries = [
  entry('handbook/1.1/', 'text-1', 'text-2', 'text-3'),
  entry('handbook/1.2/'),
  entry('zen/gardens/#raking', 'raking-1'),
];

test('what is written is read back, wherever nothing is said', () => {
  const pointers = new Map([
    ['handbook/1.1/#text-2', ['灯笼碎了', 'broken lantern']],
    ['zen/gardens/#raking-1', ['砂紋']],
  ]);
  expect(readPointers(entries, writePointers(entries, pointers))).toEqual(pointers);
  expect(readPointers(entries, '')).toEqual(new Map());
});

test('a sign that parts words in the file is refused', () => {
  expect(() => writePointers(entries, new Map([['handbook/1.1/#text-1', ['a|b']]]))).toThrow('a|b');
});
