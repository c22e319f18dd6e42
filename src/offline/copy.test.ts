import { expect, test } from 'vitest';
import { candidatesOf, languageOfPath, readCopy, storeNames } from './copy.ts';

test.each([
  ['', ['']],
  ['zh/', ['zh/']],
  ['zh/ipg/2.3', ['zh/ipg/2.3', 'zh/ipg/2.3/']],
  ['zh/ipg/2.3/index.html', ['zh/ipg/2.3/index.html', 'zh/ipg/2.3/', 'zh/ipg/2.3/index.html/']],
  ['index.html', ['index.html', '', 'index.html/']],
])('%j may be stored as %j', (path, candidates) => {
  expect(candidatesOf(path)).toEqual(candidates);
});

test.each([
  ['ja/ipg/2.3/', 'ja'],
  ['ja', 'ja'],
  ['japan/', 'en'],
  ['data/index.json', 'en'],
])('%s is answered in %s by a copy in English', (path, lang) => {
  expect(languageOfPath(path, { languages: ['en'], documents: [] })).toBe(lang);
});

test('sites below other paths of the same origin have other names, and none begins another', () => {
  const [root, below] = [storeNames('/'), storeNames('/sidejudge/')];
  expect(below.about.startsWith(root.prefix)).toBe(false);
  expect(root.isCopy(root.copy('abc', '2026-11-21T00:00:00.000Z'))).toBe(true);
  expect(root.isCopy(root.about)).toBe(false);
  expect(root.isCopy(below.copy('abc', '2026-11-21T00:00:00.000Z'))).toBe(false);
});

const copy = {
  version: 'abc',
  date: '2026-11-21',
  storedAt: '2026-11-22T10:00:00.000Z',
  cache: 'one',
  bytes: 3,
  languages: ['zh'],
  documents: ['ipg'],
};

test('a copy is read back as it was kept', () => {
  expect(readCopy(JSON.parse(JSON.stringify(copy)))).toEqual(copy);
});

test.each([
  null,
  {},
  'copy',
  { ...copy, version: 3 },
  { ...copy, languages: ['xx'] },
  { ...copy, documents: undefined },
])('%j is no copy', (value) => {
  expect(readCopy(value)).toBeNull();
});
