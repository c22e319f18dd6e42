import { expect, test } from 'vitest';
import { citedAnchor, readCitation } from './citation.ts';

test.each([
  ['2.3', { section: '2.3' }],
  ['２．３', { section: '2.3' }],
  ['IPG 2.3', { section: '2.3' }],
  ['ipg2-3', { section: '2.3' }],
  ['2.3 remedy 4', { section: '2.3', part: 'remedy', number: '4' }],
  ['2.3 定义', { section: '2.3', part: 'definition' }],
  ['2.3 额外修正 4', { section: '2.3', part: 'remedy', number: '4' }],
  ['2.3 追加措置4', { section: '2.3', part: 'remedy', number: '4' }],
  ['2.4 例A', { section: '2.4', part: 'examples', number: 'a' }],
  ['2.3 (example b)', null],
  ['IPG 2.3 Example B', { section: '2.3', part: 'examples', number: 'b' }],
  ['ipg/2.3/#remedy-4', { section: '2.3', part: 'remedy', number: '4' }],
  ['702.13', null],
  ['2/3', null],
  ['2.3 remedies', null],
  ['', null],
])('%s', (query, citation) => {
  expect(readCitation(query)).toEqual(citation);
});

test.each([
  [{ section: '2.3', part: 'remedy', number: '2' }, 'remedy-2'],
  [{ section: '2.3', part: 'examples', number: 'a' }, 'example-a'],
  [{ section: '2.3', part: 'examples' }, 'examples'],
  [{ section: '2.3', part: 'remedy' }, 'remedy-1'],
  [{ section: '2.3', part: 'remedy', number: '9' }, undefined],
  [{ section: '2.3' }, undefined],
] as const)('%j is %s', (citation, anchor) => {
  const anchors = ['penalty', 'examples', 'example-a', 'remedy-1', 'remedy-2'];
  expect(citedAnchor(citation, anchors)).toBe(anchor);
});
