import { expect, test } from 'vitest';
import { ownContent } from '../../scripts/content/own-texts.fixture.ts';
import { createFinder } from './finds.ts';

const finds = createFinder(ownContent);

test.each([
  'Ajani Goldmane',
  '阿耶尼',
  'HCE',
  '牌库顶',
  '追加措置',
  'opening hand',
  'IPG 2.3',
  '2.3 remedy 4',
])('%s finds something', (query) => {
  expect(finds(query)).toBe(true);
});

test.each(['zyzzyva quux', '没有这样的词语', 'IPG 9.9'])('%s finds nothing', (query) => {
  expect(finds(query)).toBe(false);
});
