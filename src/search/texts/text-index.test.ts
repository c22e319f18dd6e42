import { expect, test } from 'vitest';
import { planQuery } from '../query/plan.ts';
import { toHanFolding } from './han.ts';
import type { SearchRecord } from './record.ts';
import { indexRecords } from './text-index.ts';

const record = (url: string, lang: 'zh' | 'ja' | 'en', ...texts: string[]): SearchRecord => ({
  url,
  kind: 'clause',
  document: 'ipg',
  section: '2.3',
  part: 'remedy',
  titles: {},
  passages: texts.map((text) => ({ text, lang })),
});
const index = indexRecords(
  [
    record('a', 'zh', '抓一张牌，再抓一张牌。', '異能'),
    record('b', 'ja', '変異の異能'),
    record('c', 'en', 'Draws cards from the library'),
    record('d', 'zh', '抓一张牌，然后洗牌，接着继续游戏，直到结束为止。'),
  ],
  toHanFolding(['異', '异']),
);

test.each([
  ['a run, short texts first', '"抓 一 张"', 'ad'],
  ['never across passages', '"牌 异 能"', ''],
  ['Chinese in one script', '"异 能"', 'a'],
  ['Japanese in its own', '"異 能"', 'b'],
  ['whole stems', '"draw card"', 'c'],
  ['nothing in the middle of a word', '"ard"', ''],
  ['the beginning of a word', 'lib', 'c'],
  ['what a record belongs to', '"zzpartremedy"', 'bcad'],
])('%s', async (_, question, urls) => {
  const { list } = await index.ask([question]);
  const records = await Promise.all(list.map(({ read }) => read()));
  expect(records.map(({ url }) => url).join('')).toBe(urls);
});

test.each([
  ['brar', 'c'],
  ['aws car', 'c'],
  ['異能', 'ba'],
  ['宇', ''],
])('a run anywhere, inside words too: %s', async (query, urls) => {
  const answers = index.scan?.(planQuery(query, {}, toHanFolding(['異', '异']))) ?? [];
  const found = await Promise.all(answers.map(({ read }) => read()));
  expect(found.map(({ url }) => url).join('')).toBe(urls);
});

test('several questions are answered by the records that answer all', async () => {
  const { list } = await index.ask(['"抓"', '"洗"']);
  expect(list.map(({ id }) => id)).toEqual(['3']);
});

test('the words of the English texts are known', () => {
  expect([...index.words()]).toEqual(['draws', 'cards', 'from', 'the', 'library']);
});
