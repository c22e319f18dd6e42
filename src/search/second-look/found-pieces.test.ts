import { expect, test } from 'vitest';
import { keepHan } from '../texts/han.ts';
import type { SearchRecord } from '../texts/record.ts';
import { indexRecords } from '../texts/text-index.ts';
import { findPieces } from './found-pieces.ts';

const record = (text: string, lang: 'zh' | 'ja' | 'en'): SearchRecord => ({
  url: text,
  kind: 'clause',
  document: 'ipg',
  section: '2.3',
  titles: {},
  passages: [{ text, lang }],
});
const index = indexRecords(
  [
    record('从牌库顶的四张牌中', 'zh'),
    record('牌库顶的牌', 'zh'),
    record('プレイヤーがライブラリーを見る', 'ja'),
    record('A player draws a card', 'en'),
  ],
  keepHan,
);

test.each<[string, string[]]>([
  ['牌库顶的宇宙船', ['牌库顶的 2']],
  ['宇宙顶船', ['顶 2']],
  ['牌库顶的宇宙中船', ['牌库顶的 2']],
  ['宇宙船', []],
  ['プレイボール', ['プレイ 1']],
  ['スペース', []],
  ['player zzzz', ['player 1']],
  ['zzzz', []],
  ['draws 牌库', ['draws 1', '牌库 2']],
  ['，', []],
])('%s: %j', (query, pieces) => {
  expect(findPieces(query, index, keepHan).map(({ text, count }) => `${text} ${count}`)).toEqual(pieces);
});

test('a pasted text takes no time', () => {
  expect(findPieces('宇宙'.repeat(5000), index, keepHan)).toEqual([]);
});
