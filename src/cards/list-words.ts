import type { Language } from '../schema/language.ts';
import type { Facet } from './card-choice.ts';
import type { Keyword } from './keywords.ts';

/** What the card list and the way from card to card say. The list hands `count` to its script: `#` is the number. */
export interface CardListStrings {
  /** What the list holds: the cards of the set, and those of other sets. */
  readonly lead: (set: string, ofSet: number, others: number) => string;
  readonly facets: Readonly<Record<Facet, string>>;
  readonly roles: Readonly<Record<ListedRole, string>>;
  readonly keywords: Readonly<Record<Keyword, string>>;
  /** A keyword can be found only where the source prints a text: of so many cards. */
  readonly keywordHint: (printed: number) => string;
  readonly changedValues: Readonly<Record<ChangedValue, string>>;
  readonly count: {
    readonly one: string;
    readonly many: string;
    readonly none: string;
    /** Where no name has what was typed, and some are like it. */
    readonly near: string;
  };
  readonly reset: string;
  readonly changed: string;
  readonly corrected: string;
  readonly previous: string;
  readonly next: string;
  readonly around: string;
  readonly mentions: string;
  readonly scryfall: string;
  readonly gatherer: string;
  /** Over a card of another set, and why it has a page. */
  readonly mentionedCards: string;
  readonly ofOtherSet: string;
}

/** Why a card is in the list: its role, or that it is of another set. */
export type ListedRole = 'entry' | 'example' | 'lost' | 'fact' | 'other-set';

/** What of a card no longer holds: anything, a ruling, what the card itself prints. */
export type ChangedValue = '1' | 'ruling' | 'card';

export const cardListStrings: Readonly<Record<Language, CardListStrings>> = {
  zh: {
    lead: (set, ofSet, others) =>
      `${set}的 ${ofSet} 张牌${others > 0 ? `，以及各文件提到的其他系列的 ${others} 张牌` : ''}。`,
    facets: {
      color: '颜色',
      type: '类别',
      mv: '法术力值',
      rarity: '稀有度',
      keyword: '规则叙述中的关键字',
      role: '在问题集中',
      ruled: '有释疑',
      changed: '规则已变',
      corrected: '有订正',
    },
    roles: {
      entry: '有条目',
      example: '只作示例牌',
      lost: '条目缺失',
      fact: '没有条目，只有卡牌资料',
      'other-set': '其他系列，他处提到',
    },
    keywords: {
      deathtouch: '死触',
      defender: '守军',
      'double-strike': '连击',
      enchant: '结附',
      equip: '佩带',
      'first-strike': '先攻',
      flash: '闪现',
      flying: '飞行',
      haste: '敏捷',
      indestructible: '不会毁坏（不灭）',
      lifelink: '系命',
      protection: '保护',
      reach: '延势',
      regenerate: '重生',
      trample: '践踏',
      vigilance: '警戒',
    },
    keywordHint: (printed) => `限来源印有规则叙述的 ${printed} 张牌`,
    changedValues: { 1: '任何一项', ruling: '有释疑不再适用', card: '现行的Oracle叙述不同' },
    count: {
      one: '# 张牌',
      many: '# 张牌',
      none: '没有符合的牌',
      near: '没有完全相符的名称；读音、字形或拼写相近：#',
    },
    reset: '清除筛选',
    changed: '规则已变',
    corrected: '有订正',
    previous: '上一张',
    next: '下一张',
    around: '前后的牌',
    mentions: '这张牌的释疑提到的牌',
    scryfall: 'Scryfall 上的这张牌（英文）',
    gatherer: 'Gatherer 上的这张牌（英文）',
    mentionedCards: '提到的其他系列的牌',
    ofOtherSet: '这张牌属于其他系列，此处的文件提到它。规则叙述与释疑请见下面的链接。',
  },
  ja: {
    lead: (set, ofSet, others) =>
      `${set}のカード${ofSet}枚${others > 0 ? `と、各文書が言及する別セットのカード${others}枚` : ''}です。`,
    facets: {
      color: '色',
      type: 'カード・タイプ',
      mv: 'マナ総量',
      rarity: 'レアリティ',
      keyword: 'ルール文章中のキーワード',
      role: 'FAQでの扱い',
      ruled: '裁定あり',
      changed: 'ルール変更',
      corrected: '訂正あり',
    },
    roles: {
      entry: '項目あり',
      example: '例としてのみ',
      lost: '項目の欠落',
      fact: '項目なし、カード情報のみ',
      'other-set': '別セット、言及のみ',
    },
    keywords: {
      deathtouch: '接死',
      defender: '防衛',
      'double-strike': '二段攻撃',
      enchant: 'エンチャント',
      equip: '装備',
      'first-strike': '先制攻撃',
      flash: '瞬速',
      flying: '飛行',
      haste: '速攻',
      indestructible: '破壊不能',
      lifelink: '絆魂',
      protection: 'プロテクション',
      reach: '到達',
      regenerate: '再生',
      trample: 'トランプル',
      vigilance: '警戒',
    },
    keywordHint: (printed) => `原文に文章がある${printed}枚のみ`,
    changedValues: { 1: 'いずれか', ruling: '当てはまらない裁定あり', card: '現在のオラクルと異なる' },
    count: {
      one: '#枚',
      many: '#枚',
      none: '該当するカードはありません',
      near: '一致する名前はありません。読み・字体・綴りが近いもの：#',
    },
    reset: '絞り込みを解除',
    changed: 'ルール変更',
    corrected: '訂正あり',
    previous: '前のカード',
    next: '次のカード',
    around: '前後のカード',
    mentions: 'このカードの裁定が言及するカード',
    scryfall: 'Scryfallのこのカードのページ（英語）',
    gatherer: 'Gathererのこのカードのページ（英語）',
    mentionedCards: '言及された他のセットのカード',
    ofOtherSet:
      '他のセットのカードで、ここの文書が言及しています。ルール・テキストと裁定は下のリンク先にあります。',
  },
  en: {
    lead: (set, ofSet, others) =>
      `The ${ofSet} cards of ${set}${others > 0 ? `, and ${others} cards from other sets that the documents mention` : ''}.`,
    facets: {
      color: 'Color',
      type: 'Type',
      mv: 'Mana value',
      rarity: 'Rarity',
      keyword: 'Keyword in the rules text',
      role: 'In the FAQ',
      ruled: 'Has rulings',
      changed: 'Rules changed since',
      corrected: 'Has corrections',
    },
    roles: {
      entry: 'has an entry',
      example: 'example only',
      lost: 'entry missing',
      fact: 'no entry, card data only',
      'other-set': 'from another set (mentioned)',
    },
    keywords: {
      deathtouch: 'deathtouch',
      defender: 'defender',
      'double-strike': 'double strike',
      enchant: 'enchant',
      equip: 'equip',
      'first-strike': 'first strike',
      flash: 'flash',
      flying: 'flying',
      haste: 'haste',
      indestructible: 'indestructible',
      lifelink: 'lifelink',
      protection: 'protection',
      reach: 'reach',
      regenerate: 'regenerate',
      trample: 'trample',
      vigilance: 'vigilance',
    },
    keywordHint: (printed) => `only the ${printed} cards whose text the source prints`,
    changedValues: {
      1: 'anything',
      ruling: 'a ruling no longer holds',
      card: 'the card’s Oracle text has changed',
    },
    count: {
      one: '# card',
      many: '# cards',
      none: 'No matching cards',
      near: 'No exact match. Similar in sound, script or spelling: #',
    },
    reset: 'Clear all filters',
    changed: 'rules changed since',
    corrected: 'corrected',
    previous: 'Previous card',
    next: 'Next card',
    around: 'Cards before and after',
    mentions: 'Cards mentioned in these rulings',
    scryfall: 'This card on Scryfall',
    gatherer: 'This card on Gatherer',
    mentionedCards: 'Cards mentioned, from other sets',
    ofOtherSet:
      'This card is from another set; texts here mention it. For its rules text and rulings follow the links below.',
  },
};
