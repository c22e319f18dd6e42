import type { CardFact } from '../../schema/card.ts';
import { cardFactFileSchema } from '../../schema/card.ts';
import { type Language, languages } from '../../schema/language.ts';
import { type Term, termFileSchema } from '../../schema/term.ts';
import type { ComparedClause, DriftKnowledge } from './finding.ts';
import { createTermFinder } from './term-forms.ts';
import { createTermRecords } from './term-records.ts';

/** A clause of the texts given, in a section that has the languages given. */
export const clauseOf = (
  texts: Partial<Record<Language, string>>,
  section: readonly Language[] = languages.filter((lang) => texts[lang] !== undefined),
): ComparedClause => ({ id: 'definition-1', texts, languages: section });

/** A small term base, card facts, and clauses to read the records of the terms from. */
export const knowledgeOf = (others: readonly ComparedClause[] = []): DriftKnowledge => {
  const finder = createTermFinder(terms);
  return { cards, terms: finder, clauses: new Map(), records: createTermRecords(finder, others) };
};

const cards: readonly CardFact[] = cardFactFileSchema.parse([
  {
    slug: 'brainstorm',
    names: { en: 'Brainstorm', zh: '脑力激荡', ja: '渦まく知識' },
    alsoCalled: [{ lang: 'zh', name: '头脑风暴' }],
  },
  { slug: 'cancel', names: { en: 'Cancel', zh: '取消', ja: '取り消し' } },
  { slug: 'dark-confidant', names: { en: 'Dark Confidant', zh: '黑暗亲信', ja: '闇の腹心' } },
]);

export const terms: readonly Term[] = termFileSchema.parse(
  [
    { id: 'order', zh: '顺序', ja: '順番', en: 'order' },
    { id: 'opponent', zh: '对手', ja: '対戦相手', en: 'opponent' },
    { id: 'morph', zh: '变身', ja: '変異', en: 'morph' },
    { id: 'disguise', zh: '伪装', ja: '変装', en: 'disguise' },
    { id: 'game-loss', zh: '一盘负', ja: 'ゲームの敗北', en: 'Game Loss', aliases: ['判负'] },
    { id: 'warning', zh: '警告', ja: '警告', en: 'Warning' },
    { id: 'hand', zh: '手牌', ja: '手札', en: 'hand' },
    { id: 'reveal', zh: '展示', ja: '公開する', en: 'reveal' },
    { id: 'cast', zh: '施放', ja: '唱える', en: 'cast' },
    { id: 'library', zh: '牌库', ja: 'ライブラリー', en: 'library' },
    { id: 'card', zh: '牌', ja: 'カード', en: 'card' },
    { id: 'counter', zh: '指示物', ja: 'カウンター', en: 'counter (marker)' },
  ].map((term) => ({ ...term, use: { zh: '用', ja: '用', en: 'use' } })),
);
