import type { Facet } from '../lib/card-choice.ts';
import type { Language } from '../schema/language.ts';

/** What the card list and the way from card to card say. The list hands `count` to its script: `#` is the number. */
export interface CardListStrings {
  /** What the list holds: the cards of the set, and those of other sets. */
  readonly lead: (ofSet: number, others: number) => string;
  readonly facets: Readonly<Record<Facet, string>>;
  readonly roles: Readonly<Record<ListedRole, string>>;
  /** The keyword can be found only where the source prints a text. */
  readonly keywordHint: string;
  readonly count: { readonly one: string; readonly many: string; readonly none: string };
  readonly reset: string;
  readonly changed: string;
  readonly corrected: string;
  readonly previous: string;
  readonly next: string;
  readonly around: string;
  readonly backToList: string;
  readonly mentions: string;
  readonly scryfall: string;
}

/** Why a card is in the list: its role, or that it is of another set. */
export type ListedRole = 'entry' | 'example' | 'lost' | 'fact' | 'other-set';

export const cardListStrings: Readonly<Record<Language, CardListStrings>> = {
  zh: {
    lead: (ofSet, others) => `万智牌2010的全部 ${ofSet} 张牌，以及各文件提到的其他系列的 ${others} 张牌。`,
    facets: {
      color: '颜色',
      type: '类别',
      mv: '法术力值',
      rarity: '稀有度',
      keyword: '文中的关键词',
      role: '出处',
      ruled: '有释疑',
      changed: '有规则已变的释疑',
      corrected: '有订正',
    },
    roles: {
      entry: '有条目',
      example: '只作牌例',
      lost: '条目缺失',
      fact: '没有条目，只有资料',
      'other-set': '其他系列，他处提到',
    },
    keywordHint: '只能查来源印有规则叙述的牌',
    count: { one: '# 张牌', many: '# 张牌', none: '没有符合的牌' },
    reset: '清除筛选',
    changed: '规则已变',
    corrected: '有订正',
    previous: '上一张',
    next: '下一张',
    around: '前后的牌',
    backToList: '回到所选的牌表',
    mentions: '这张牌的释疑提到的牌',
    scryfall: 'Scryfall 上的这张牌（英文）',
  },
  ja: {
    lead: (ofSet, others) =>
      `マジック2010の全${ofSet}枚と、ほかの文書が言及する別セットのカード${others}枚です。`,
    facets: {
      color: '色',
      type: 'カード・タイプ',
      mv: 'マナ総量',
      rarity: 'レアリティ',
      keyword: '文章中のキーワード',
      role: '収録',
      ruled: '裁定あり',
      changed: 'ルールが変わった裁定あり',
      corrected: '訂正あり',
    },
    roles: {
      entry: '項目あり',
      example: '例としてのみ',
      lost: '項目の欠落',
      fact: '項目なし、情報のみ',
      'other-set': '別セット、言及のみ',
    },
    keywordHint: '原文にルール文章があるカードだけが対象です',
    count: { one: '#枚', many: '#枚', none: '該当するカードはありません' },
    reset: '絞り込みを解除',
    changed: 'ルール変更',
    corrected: '訂正あり',
    previous: '前のカード',
    next: '次のカード',
    around: '前後のカード',
    backToList: '絞り込んだ一覧へ戻る',
    mentions: 'このカードの裁定が言及するカード',
    scryfall: 'Scryfallのこのカードのページ（英語）',
  },
  en: {
    lead: (ofSet, others) =>
      `The ${ofSet} cards of Magic 2010, and ${others} cards of other sets that the documents mention.`,
    facets: {
      color: 'Color',
      type: 'Type',
      mv: 'Mana value',
      rarity: 'Rarity',
      keyword: 'Keyword in the text',
      role: 'In the FAQ',
      ruled: 'With rulings',
      changed: 'With a ruling that has changed since',
      corrected: 'With a correction',
    },
    roles: {
      entry: 'has an entry',
      example: 'example only',
      lost: 'entry lost',
      fact: 'no entry, facts only',
      'other-set': 'of another set, mentioned',
    },
    keywordHint: 'only cards whose rules text the source prints',
    count: { one: '# card', many: '# cards', none: 'No card matches' },
    reset: 'Clear the filter',
    changed: 'changed since',
    corrected: 'corrected',
    previous: 'Previous card',
    next: 'Next card',
    around: 'Cards before and after',
    backToList: 'Back to the filtered list',
    mentions: 'Cards that these rulings mention',
    scryfall: 'This card at Scryfall',
  },
};
