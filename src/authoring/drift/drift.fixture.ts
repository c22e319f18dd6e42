import { type CardFact, cardFactFileSchema } from '../../schema/card.ts';
import { type Language, languagesOf } from '../../schema/language.ts';
import { type Term, termFileSchema } from '../../schema/term.ts';
import { wordingSchema } from '../../schema/wording.ts';
import { createCardFinder, type Drift, type FindDrift } from './rule.ts';
import { createDriftTermFinder, weighTerms } from './terms.ts';

type Texts = Partial<Record<Language, string>>;

/** What a rule finds in a clause with these texts, in a section of the same languages. */
export const driftIn = (find: FindDrift, texts: Texts): readonly Drift[] =>
  find(
    { texts, languages: languagesOf(texts) },
    {
      cards,
      findCards: createCardFinder(cards, terms, wording),
      findTerms: createDriftTermFinder(terms, wording),
      weights: weighTerms(wording),
    },
  );

/** The same as lines: `zh 警告 | Game Loss`. */
export const driftLines = (find: FindDrift, clause: Texts): readonly string[] =>
  driftIn(find, clause).map(({ lang, words = [], othersWords = [] }) => `${lang} ${words} | ${othersWords}`);

export const cards: readonly CardFact[] = cardFactFileSchema.parse([
  {
    slug: 'brainstorm',
    names: { en: 'Brainstorm', zh: '脑力激荡', ja: '渦まく知識' },
    alsoCalled: [{ lang: 'zh', name: '头脑风暴' }],
  },
  { slug: 'cancel', names: { en: 'Cancel', zh: '取消', ja: '取り消し' } },
  { slug: 'dark-confidant', names: { en: 'Dark Confidant', zh: '黑暗亲信', ja: '闇の腹心' } },
]);

const terms: readonly Term[] = termFileSchema.parse(
  [
    { id: 'order', zh: '顺序', ja: '順番', en: 'order' },
    { id: 'opponent', zh: '对手', ja: '対戦相手', en: 'opponent' },
    { id: 'morph', zh: '变身', ja: '変異', en: 'morph' },
    { id: 'disguise', zh: '伪装', ja: '変装', en: 'disguise' },
    { id: 'game-loss', zh: '一盘负', ja: 'ゲームの敗北', en: 'Game Loss', aliases: ['判负'] },
    { id: 'warning', zh: '警告', ja: '警告', en: 'Warning' },
    { id: 'library', zh: '牌库', ja: 'ライブラリー', en: 'library' },
    { id: 'graveyard', zh: '坟墓场', ja: '墓地', en: 'graveyard' },
    { id: 'head-judge', zh: '主审', ja: 'ヘッドジャッジ', en: 'Head Judge' },
    { id: 'judge', zh: '裁判', ja: 'ジャッジ', en: 'judge' },
    { id: 'reach', zh: '延势', ja: '到達', en: 'reach' },
    { id: 'permanent', zh: '永久物', ja: 'パーマネント', en: 'permanent' },
    { id: 'player', zh: '牌手', ja: 'プレイヤー', en: 'player' },
    { id: 'card', zh: '牌', ja: 'カード', en: 'card' },
    { id: 'cancel', zh: '取消', ja: '取り消す', en: 'cancel' },
  ].map((term) => ({ ...term, use: { zh: '用', ja: '用', en: 'use' } })),
);

const wording = wordingSchema.parse({
  drift: {
    unsaid: ['player', 'judge', 'card', 'top'],
    loose: ['opponent', 'reach', 'permanent', 'order'],
    exchanged: [
      ['graveyard', 'library'],
      ['opponent', 'judge', 'head-judge'],
    ],
    words: [{ id: 'top', zh: ['顶'], ja: ['一番上'], en: ['top'] }],
  },
});
