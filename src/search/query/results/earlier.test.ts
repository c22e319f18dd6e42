import { expect, test } from 'vitest';
import type { SearchRecord } from '../../text/record.ts';
import type { Result } from '../result.ts';
import { earlierLast, withEarlier } from './earlier.ts';

const record = (url: string, earlier?: string): SearchRecord => ({
  ...{ url, kind: 'clause', document: 'ipg', section: '2.3', titles: {} },
  passages: [{ text: '警告', lang: 'zh', ...(earlier !== undefined && { earlier }) }],
});
const result = (url: string, earlier?: string): Result => {
  const own = record(url, earlier);
  const [passage] = own.passages;
  return {
    tier: 'literal',
    record: own,
    match: passage ? { closeness: 'literal', passage, ranges: [[0, 2]] } : null,
    lang: 'zh',
  };
};

test('a wording that is gone is found behind the others, and not where the text of today answers', () => {
  const found = earlierLast([result('1', '2020-01-01'), result('2', ''), result('2'), result('3')]);
  expect(found.map(({ record: { url } }) => url)).toEqual(['2', '3', '1']);
});

test.each([
  ['zh', '2020-01-01', '2020-01-01旧'],
  ['en', '2020-01-01', '2020-01-01 (earlier)'],
  ['en', '', 'an earlier day'],
] as const)('it is marked as earlier, with its day: %s %s', (reader, day, edition) => {
  expect(withEarlier(record('1', day), reader).passages).toMatchObject([{ text: '警告', edition }]);
  expect(withEarlier(record('1'), reader)).toEqual(record('1'));
});
