import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepHan } from '../texts/han.ts';
import type { SearchRecord } from '../texts/record.ts';
import { indexRecords } from '../texts/text-index.ts';
import { openShards } from './ask-shards.ts';
import { decodeBlock, encodeBlock } from './block.ts';
import { buildShards } from './build-shards.ts';
import { separate, shardOf } from './order.ts';
import { openShardIndex } from './shard-index.ts';
import { buildTextShards } from './text-shards.ts';

test('a block is read back as it was written', () => {
  const leaves = [
    { key: '抓 ', ids: [0, 3, 40] },
    { key: '抓 牌', ids: [2] },
    { key: 'draw card', ids: [100, 1000] },
  ];
  const heads = [{ key: '抓', count: 5000, ids: [40, 2] }];
  expect(decodeBlock(encodeBlock({ heads, leaves }))).toEqual({ heads, leaves });
  expect(decodeBlock(encodeBlock({ heads: [], leaves }))).toEqual({ heads: [], leaves });
});

test('separators are short and keep the order', () => {
  expect(separate('抓 牌', '抓 牌 手')).toBe('抓 牌 ');
  expect(separate(undefined, '抓')).toBe('');
  expect(['a', 'b', 'bb', 'c', 'zz'].map((key) => shardOf(['', 'b', 'c'], key))).toEqual([0, 1, 1, 2, 2]);
});

describe('what is asked is found wherever it is, and nowhere else', () => {
  const passage = fc.array(fc.constantFrom('抓', '牌', '手', 'draw', 'drawn'), { maxLength: 20 });
  const items = fc.array(fc.array(passage, { maxLength: 3 }), { minLength: 1, maxLength: 60 });

  test.each([false, true])('the last token may be a beginning: %s', async (isOpen) => {
    await fc.assert(
      fc.asyncProperty(
        items,
        passage.filter((run) => run.length > 0 && run.length < 6),
        async (all, run) => {
          const texts = all.map((passages) => passages.map((tokens) => tokens.join(' ')));
          const { separators, blocks } = buildShards(texts);
          const ask = openShards(separators, (number) => Promise.resolve(blocks[number] ?? ''));
          const needle = ` ${run.join(' ')}${isOpen ? '' : ' '}`;
          const has = texts.flatMap((passages, id) =>
            passages.some((text) => ` ${text} `.includes(needle)) ? [id] : [],
          );
          const { items: found, isAll, isCertain } = await ask(run.join(' '), isOpen, 1000);
          const ids = [...found.keys()].sort((a, b) => a - b);
          expect(isAll).toBe(true);
          // Below the last division the index knows only the beginning of a run.
          if (isCertain) expect(ids).toEqual(has);
          else expect(ids).toEqual(expect.arrayContaining(has));
        },
      ),
    );
  });
});

const record = (text: string, number: number, lang: 'zh' | 'en' = 'zh'): SearchRecord => ({
  url: `${number}`,
  kind: number % 2 === 0 ? 'clause' : 'note',
  document: 'ipg',
  section: '2.3',
  titles: {},
  passages: [{ text, lang }],
});
const words = ['抓牌', '洗牌', '展示手牌', '牌库顶', '游戏失误'];
const many = Array.from({ length: 3000 }, (_, number) =>
  record(`${words[number % 5]}${words[number % 3]}，第${number}条`, number),
);

describe('an index in files', () => {
  const { directory, blocks, records } = buildTextShards(many);
  const asked: string[] = [];
  const open = () =>
    openShardIndex(directory, {
      block: (number) => {
        asked.push(`block ${number}`);
        return Promise.resolve(blocks[number] ?? '');
      },
      records: (file) => Promise.resolve(records[file] ?? []),
    });

  test('answers as one over all records does', async () => {
    const [whole, index] = [indexRecords(many, keepHan), open()];
    for (const group of [
      ['"第 1 7 条"'],
      ['"失 误 洗"', '"2 9 9"'],
      ['"抓 牌 抓"', '"zzkindnote"'],
      ['"宇"'],
    ]) {
      const wanted = await Promise.all((await whole.ask(group)).list.map(({ read }) => read()));
      const { list } = await index.ask(group, 1000);
      const found = await Promise.all(list.map(({ read }) => read()));
      expect(new Set(found.map(({ url }) => url))).toEqual(new Set(wanted.map(({ url }) => url)));
    }
  });

  test('knows of a common run the best and how many there are from one block, and all when asked for', async () => {
    asked.length = 0;
    const index = open();
    const some = await index.ask(['"洗"']);
    expect(asked).toHaveLength(1);
    expect(some.isAll).toBe(false);
    expect(some.total).toBe(many.filter(({ passages }) => passages[0]?.text.includes('洗')).length);
    const all = await index.ask(['"洗"'], 1000);
    expect(all.list).toHaveLength(some.total);
  });

  test('a file that does not come is an error, and is asked for again', async () => {
    let isBroken = true;
    const index = openShardIndex(directory, {
      block: (number) =>
        isBroken ? Promise.reject(new Error('gone')) : Promise.resolve(blocks[number] ?? ''),
      records: (file) => Promise.resolve(records[file] ?? []),
    });
    await expect(index.ask(['"抓 牌"'])).rejects.toThrow('gone');
    isBroken = false;
    expect((await index.ask(['"抓 牌"'])).list.length).toBeGreaterThan(0);
  });
});
