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
] as const)(
  'what people say is looked up in the languages that a query may be in: %s, read in %s',
  (query, reader, langs) => {
    expect(languagesOf(query, reader)).toEqual(langs);
  },
);
