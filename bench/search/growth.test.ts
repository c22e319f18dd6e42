import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openShardIndex } from '../../src/search/shards/shard-index.ts';
import { buildTextShards } from '../../src/search/shards/text-shards.ts';
import { keepHan } from '../../src/search/texts/han.ts';
import { learnTexts } from '../lib/generate-texts.ts';
import { generatedRecords } from './generated-records.ts';

const model = learnTexts([
  { lang: 'zh', text: '牌手抓一张牌，然后将手牌洗入牌库。对手展示手牌，并从牌库顶抓三张牌，直到回合结束。' },
  {
    lang: 'ja',
    text: 'プレイヤーはカードを引き、手札をライブラリーに加えて切り直す。対戦相手は手札を公開する。',
  },
  {
    lang: 'en',
    text: 'A player draws a card, then shuffles the hand into the library. The opponent reveals a hand.',
  },
]);

/** The index of so many generated pages; several tests ask the same. */
const shardsOf = (pages: number) => {
  const made = kept.get(pages) ?? buildTextShards(generatedRecords(model, pages), keepHan);
  kept.set(pages, made);
  return made;
};
const kept = new Map<number, ReturnType<typeof buildTextShards>>();

/** What phrases that a record must all have cost in an index of so many pages: compressed bytes of directory and blocks, and blocks. */
async function costOf(pages: number, group: readonly string[]) {
  const { directory, blocks, records } = shardsOf(pages);
  let [bytes, requests] = [gzipSync(JSON.stringify(directory)).length, 0];
  const index = openShardIndex(directory, {
    block: (number) => {
      bytes += gzipSync(blocks[number] ?? '').length;
      requests += 1;
      return Promise.resolve(blocks[number] ?? '');
    },
    records: (file) => Promise.resolve(records[file] ?? []),
  });
  await index.ask(group);
  return { bytes, requests };
}

test.each([
  ['"抓 一 张 牌"', 2],
  ['"牌"', 2],
  ['"draw card"', 2],
  // Common words: the first block of each, or the two in which a less common one stands.
  ['"牌" "手"', 4],
])(
  'with nine times the pages, %s costs about three times the bytes, and at most %i requests',
  async (asked, most) => {
    const group = asked.match(/"[^"]+"/gu) ?? [];
    const [few, many] = [await costOf(30, group), await costOf(270, group)];
    // A tenth more, because blocks are uneven.
    expect(many.bytes / few.bytes).toBeLessThan(3.3);
    expect(many.requests).toBeLessThanOrEqual(most);
  },
);

test('of three common words at most four blocks each are loaded, however many pages there are', async () => {
  for (const pages of [30, 270, 540]) {
    expect((await costOf(pages, ['"draw"', '"card"', '"hand"'])).requests).toBeLessThanOrEqual(12);
  }
});
