import { describe, expect, it } from 'vitest';
import { type Concept, createVocabulary, toUnits } from './vocabulary.ts';

const concepts: readonly Concept[] = [
  { name: 'library', kind: 'word', forms: { zh: ['牌库'], ja: ['ライブラリー'], en: ['library'] } },
  { name: 'card', kind: 'word', forms: { zh: ['牌'], ja: ['カード'], en: ['card'] } },
  { name: 'head judge', kind: 'word', forms: { zh: ['主审'], ja: ['ヘッドジャッジ'], en: ['head judge'] } },
  { name: 'judge', kind: 'word', forms: { zh: ['裁判'], ja: ['ジャッジ'], en: ['judge'] } },
  { name: 'game', kind: 'word', forms: { zh: ['局'], ja: ['ゲーム'], en: ['game'] } },
  { name: 'match', kind: 'word', forms: { zh: ['局'], ja: ['マッチ'], en: ['match'] } },
];
const find = createVocabulary(concepts);

describe('createVocabulary', () => {
  it.each([
    ['zh', '从牌库抓牌', ['library', 'card']],
    ['ja', 'ライブラリーからカードを引く', ['library', 'card']],
    ['en', 'The Head Judges shuffled the libraries', ['head judge', 'library']],
    ['zh', '放回牌库', ['library']],
  ] as const)('%s: %s, the longer form first', (lang, text, names) => {
    expect(Array.from(find(text, lang).values(), ({ name }) => name)).toEqual(names);
  });

  it('is not sure of a form that means two things', () => {
    expect(Array.from(find('该局', 'zh').values())).toEqual([
      { name: 'game', kind: 'word', isSure: false },
      { name: 'match', kind: 'word', isSure: false },
    ]);
  });
});

describe('toUnits', () => {
  it('makes stems of English words, irregular ones too', () => {
    expect(toUnits('drew the player’s cards', 'en')).toEqual(toUnits('draw the player card', 'en'));
    expect(toUnits('Ａ牌', 'zh')).toEqual(['a', '牌']);
  });
});
