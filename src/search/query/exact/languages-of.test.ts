import { expect, test } from 'vitest';
import { languagesOf } from './languages-of.ts';

test.each([
  ['引きすぎ', 'zh', ['ja']],
  ['卡组少一张', 'zh', ['zh']],
  ['卡组少一张', 'en', ['zh', 'ja']],
  ['遅刻', 'ja', ['ja']],
  ['HCE 修正', 'zh', ['zh']],
  ['late to the table', 'zh', ['en']],
  ['2.3', 'zh', []],
] as const)('the languages in which a query is looked up: %s, for a reader of %s', (query, reader, langs) => {
  expect(languagesOf(query, reader)).toEqual(langs);
});
