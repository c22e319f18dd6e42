import { describe, expect, it } from 'vitest';
import { createFormFinder } from './find-forms.ts';

const concepts = [
  { name: 'library', forms: { zh: ['牌库'], ja: ['ライブラリー'], en: ['library'] } },
  { name: 'card', forms: { zh: ['牌'], ja: ['カード'], en: ['card'] } },
  { name: 'head judge', forms: { zh: ['主审'], ja: ['ヘッド・ジャッジ'], en: ['head judge'] } },
  { name: 'game', forms: { zh: ['局'], ja: ['ゲーム'], en: ['game'] } },
  { name: 'match', forms: { zh: ['局'], ja: ['マッチ'], en: ['match'] } },
  { name: 'draw', forms: { zh: ['抓'], ja: ['引'], en: ['draw'] } },
  { name: 'reveal', forms: { zh: ['公开'], ja: ['公開'], en: ['reveal'] } },
  { name: 'hand', forms: { zh: ['手牌'], ja: ['手札'], en: ['hand'] } },
];
const find = createFormFinder(concepts);

describe('createFormFinder', () => {
  it.each([
    ['zh', '从牌库抓牌', '牌库=library 抓=draw 牌=card'],
    ['zh', '從牌庫抓牌', '牌庫=library 抓=draw 牌=card'],
    ['ja', 'ヘッドジャッジがライブラリーから', 'ヘッドジャッジ=head judge ライブラリー=library'],
    ['en', 'The Head Judges drew libraries', 'Head Judges=head judge drew=draw libraries=library'],
    ['zh', '该局', '局=game/match'],
    ['zh', '公开之前，非公开', '公开=reveal'],
    ['en', 'three cards with one hand, in hand', 'cards=card hand=hand'],
  ] as const)('finds the longest forms (%s): %s', (lang, text, expected) => {
    const found = find(text, lang).filter(({ isInside }) => !isInside);
    expect(
      found
        .map(
          ({ start, end, concepts: own }) =>
            `${text.slice(start, end)}=${own.map(({ name }) => name).join('/')}`,
        )
        .join(' '),
    ).toBe(expected);
  });

  it('tells which forms are part of a longer one', () => {
    expect(find('牌库', 'zh').map(({ start, end, isInside }) => [start, end, isInside])).toEqual([
      [0, 2, false],
      [0, 1, true],
    ]);
  });
});
