import { words } from '../schema/words.ts';

/** The front page. */
export const homeWords = words({
  lead: {
    zh: '把来源不同、版本不同的裁判文件排成逐条对齐的三语对照版：找到一条，切换到另一种语言，复制这一条的链接。',
    ja: '出所も版も異なるジャッジ文書を、条文ごとに揃えた三言語対照版です。条文を見つけ、ほかの言語に切り替え、その条文のリンクをコピーできます。',
    en: 'Judge documents from different sources and editions, aligned clause by clause in three languages. Find a clause, read it in another language, copy its link.',
  },
  sample: { zh: '同一条，三种语言', ja: '一つの条文を三つの言語で', en: 'One clause, three languages' },
  documents: { zh: '文件', ja: '文書', en: 'Documents' },
  cards: { zh: '卡牌', ja: 'カード', en: 'Cards' },
  cardsLead: {
    zh: '按任一语言的牌名查找；可按颜色与类别筛选。',
    ja: 'どの言語のカード名でも探せます。色とカード・タイプで絞り込めます。',
    en: 'Find a card by its name in any language; filter by color and type.',
  },
  more: { zh: '更多', ja: 'その他', en: 'More' },
  changes: { zh: '最近的更改', ja: '最近の変更', en: 'Recent changes' },
});
