import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { keepHan } from '../../src/search/han.ts';
import { openShardIndex } from '../../src/search/shards/shard-index.ts';
import { buildTextShards } from '../../src/search/shards/text-shards.ts';
import { learnTexts } from '../lib/generate-texts.ts';
import { generatedRecords } from './generated-records.ts';

// Much is searched here, and nothing is timed.
vi.setConfig({ testTimeout: 120_000 });

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

/** What a phrase costs in an index of so many pages: compressed bytes of directory and blocks, and blocks. */
async function costOf(pages: number, question: string) {
  const { directory, blocks, records } = buildTextShards(generatedRecords(model, pages), keepHan);
  let [bytes, requests] = [gzipSync(JSON.stringify(directory)).length, 0];
  const index = openShardIndex(directory, {
    block: (number) => {
      bytes += gzipSync(blocks[number] ?? '').length;
      requests += 1;
      return Promise.resolve(blocks[number] ?? '');
    },
    records: (file) => Promise.resolve(records[file] ?? []),
  });
  await index.ask([question]);
  return { bytes, requests };
}

test.each(['"抓 一 张 牌"', '"牌"', '"draw card"'])(
  'with nine times the pages, %s costs about three times the bytes, and no more requests',
  async (question) => {
    const [few, many] = [await costOf(30, question), await costOf(270, question)];
    // A tenth more, because blocks are uneven.
    expect(many.bytes / few.bytes).toBeLessThan(3.3);
    expect(many.requests).toBeLessThanOrEqual(2);
  },
);
