import { type CardFact, cardFactFileSchema } from '../../schema/card.ts';
import { type Language, languagesOf } from '../../schema/language.ts';
import { type Term, termFileSchema } from '../../schema/term.ts';
import { noWording } from '../../schema/wording.ts';
import { createCardFinder, createPenaltyFinder, type FoundWords, type Rule } from './rule.ts';

type Texts = Partial<Record<Language, string>>;

/** What a rule finds in a clause with these texts, in a section of the same languages. */
export const differencesIn = (rule: Rule, texts: Texts): readonly FoundWords[] =>
  rule(
    { texts, languages: languagesOf(texts) },
    {
      cards,
      findCards: createCardFinder(cards, terms, noWording),
      findPenalties: createPenaltyFinder(terms),
    },
  );

/** The words that a rule finds, as lines: `zh 警告 | Game Loss`. */
export const differenceLines = (rule: Rule, clause: Texts): readonly string[] =>
  differencesIn(rule, clause).map(
    ({ lang, words = [], othersWords = [] }) => `${lang} ${words} | ${othersWords}`,
  );

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
    { id: 'game-loss', zh: '一盘负', ja: 'ゲームの敗北', en: 'Game Loss', aliases: ['判负'] },
    { id: 'warning', zh: '警告', ja: '警告', en: 'Warning' },
    { id: 'disqualification', zh: '取消资格', ja: '失格', en: 'Disqualification' },
    { id: 'player', zh: '牌手', ja: 'プレイヤー', en: 'player' },
    { id: 'card', zh: '牌', ja: 'カード', en: 'card' },
    { id: 'cancel', zh: '取消', ja: '取り消す', en: 'cancel' },
  ].map((term) => ({ ...term, use: { zh: '用', ja: '用', en: 'use' } })),
);
