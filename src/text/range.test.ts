import { expect, test } from 'vitest';
import { sayRange, toRange } from './range.ts';

test.each([
  {
    edition: { notBefore: '2019-07-12', before: '2024-02-02' },
    range: '2019-07/2024-02',
    said: '2019-07～2024-02',
  },
  { edition: { notBefore: '2024-04-15' }, range: '2024-04/', said: '2024-04以降' },
  { edition: { before: '2019-07-12' }, range: '/2019-07', said: '2019-07より前' },
])('a text from $range is said to be $said', ({ edition, range, said }) => {
  expect(toRange(edition)).toBe(range);
  expect(sayRange('ja', range)).toBe(said);
});

test('nothing is said of a text that nothing dates', () => {
  expect(toRange({})).toBeUndefined();
});
