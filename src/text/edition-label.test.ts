import { expect, test } from 'vitest';
import { editionLabel, isOlder } from './edition-label.ts';
import { editionWords } from './words.ts';

test.each([
  [{ date: '2009-06-23' }, '2009-06-23'],
  [{ date: null, notBefore: '2019-07-12', before: '2024-02-02' }, '2019-07～2024-02'],
  [{ date: null, notBefore: '2024-04-15' }, '2024-04以降'],
  [{ date: null, before: '2019-07-12' }, '2019-07より前'],
  [{ date: null }, editionWords.ja.undated],
])('the label of an edition of %j is %s', (edition, label) => {
  expect(editionLabel('ja', edition)).toBe(label);
});

const english = { date: null, notBefore: '2024-04-15' };

test.each([
  [{ date: null, before: '2019-07-12' }, english, true],
  [{ date: null, before: '2024-04-15' }, english, true],
  [{ date: '2023-01-01' }, english, true],
  [{ date: '2024-04-15' }, english, false],
  [{ date: null, notBefore: '2010-01-01' }, english, false],
  [undefined, english, false],
])('%j is older than %j: %s', (edition, than, expected) => {
  expect(isOlder(edition, than)).toBe(expected);
});
