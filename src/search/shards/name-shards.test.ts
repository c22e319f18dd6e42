import { describe, expect, test } from 'vitest';
import { matchNames, type NameEntry } from '../names/names.ts';
import { toPinyinReading } from '../names/pinyin.ts';
import { toHanFolding } from '../texts/han.ts';
import { askNames, buildNameShards } from './name-shards.ts';

const card = (number: number, en: string, zh: string, ja: string): NameEntry => ({
  url: `m10/cards/${number}/`,
  kind: 'card',
  document: 'm10',
  section: `card-${number}`,
  titles: { en, zh, ja },
});
const syllables = 'jin金 zong鬃 a阿 ye耶 ni尼 tian天 shi使 ci慈 bei悲 de的';
const tables = { fold: toHanFolding(['慈', '慈']), read: toPinyinReading(syllables) };
const entries = [
  card(0, 'Ajani Goldmane', '金鬃阿耶尼', '黄金のたてがみのアジャニ'),
  ...Array.from({ length: 2000 }, (_, number) =>
    card(number + 1, `Angel Number ${number}`, `天使${number}的慈悲`, `第${number}の天使`),
  ),
];
const { separators, blocks } = buildNameShards(entries, tables);

describe('of thousands of names, one is found from one or two blocks', () => {
  test.each([
    '金鬃阿耶尼',
    '阿耶尼',
    'アジャニ',
    'Ajani Goldmane',
    'goldmane',
    'goldmane ajani',
    'jinzong ayeni',
    'ayeni',
    'jzayn',
    'azyani',
    'あじゃに',
    'Ajanni Goldmane',
  ])('%s', async (query) => {
    let loaded = 0;
    const load = (block: number) => {
      loaded += 1;
      return Promise.resolve(blocks[block] ?? { entries: [], keys: [] });
    };
    const names = await askNames(separators, load, tables, query);
    expect(matchNames(names, query)[0]?.entry.section).toBe('card-0');
    expect(loaded).toBeLessThanOrEqual(6);
    expect(blocks.length).toBeGreaterThan(200);
  });

  test('a name that begins like all others is first when it is typed whole', async () => {
    const names = await askNames(
      separators,
      (block) => Promise.resolve(blocks[block] ?? { entries: [], keys: [] }),
      tables,
      'Angel Number 17',
    );
    expect(matchNames(names, 'Angel Number 17')[0]?.entry.section).toBe('card-18');
  });
});
