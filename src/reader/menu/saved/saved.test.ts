import { describe, expect, test } from 'vitest';
import { addTo, mostBytes, readExport, readKept, type Saved, toExport, without } from './saved.ts';

const entry = (path: string): Saved => ({ path, name: 'Handbook 1', words: 'A bottle…', lang: 'en' });
const bottle = entry('handbook/1.1/#remedy-1');
const card = entry('m99/cards/clone/');

test('what is exported is read again', () => {
  expect(readExport(toExport([bottle, card]))).toEqual([bottle, card]);
});

describe('a file is refused', () => {
  const file = (saved: unknown, more = {}) =>
    JSON.stringify({ format: 'sidejudge-saved', version: 1, saved, ...more });
  test.each([
    ['that is no JSON', 'Saved', 'none'],
    ['that is another one', '{"bookmarks": []}', 'none'],
    ['of a form that is not known', file([], { version: 2 }), 'none'],
    ['with an entry that lacks its name', file([{ ...card, name: undefined }]), 'none'],
    ['that is too large', `${' '.repeat(mostBytes)}${toExport([])}`, 'large'],
    ['with an address of another site', file([card, entry('https://example.org/#remedy-1')]), 'outside'],
    ['with an address that leads out', file([entry('handbook/../../#remedy-1')]), 'outside'],
    ['with the address of a script', file([entry('javascript:alert(1)')]), 'outside'],
  ])('%s', (_, text, refusal) => {
    expect(readExport(text)).toBe(refusal);
  });
});

test('adding doubles nothing, and puts the newest first', () => {
  expect(addTo([bottle], [card, bottle, card])).toEqual([card, bottle]);
  expect(without([card, bottle], card.path)).toEqual([bottle]);
});

test.each([null, '', 'nonsense'])('a device that has kept %j has saved nothing', (text) => {
  expect(readKept(text)).toEqual([]);
});
