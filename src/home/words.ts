import { words } from '../schema/words.ts';

export const homeWords = words({
  /** `{sections}` counts all listed sections of a guide, `{here}` those with a text. */
  guide: {
    zh: '全部 {sections} 节的名称；可在此阅读 {here} 节。',
    ja: '全{sections}節の名称。ここで読めるのは{here}節です。',
    en: 'Names of all {sections} sections, {here} of which can be read here.',
  },
  /** For a guide without a file of contents. */
  guideHere: {
    zh: '可在此阅读 {here} 节。',
    ja: 'ここで読めるのは{here}節です。',
    en: '{here} {here|section|sections} can be read here.',
  },
  annotated: { zh: '有{languages}评注', ja: '{languages}の注釈あり', en: 'annotated in {languages}' },
  older: { zh: '旧版', ja: '旧版', en: 'older edition' },
  sample: { zh: '同一条，三种语言', ja: '一つの条文を三つの言語で', en: 'One clause, three languages' },
  documents: { zh: '文件', ja: '文書', en: 'Documents' },
  cards: { zh: '卡牌', ja: 'カード', en: 'Cards' },
  cardsLead: {
    zh: '用任一语言的牌名查找 {count} 张牌，也可按颜色与类别筛选。',
    ja: '{count}枚のカードを、どの言語のカード名でも探せます。色とカード・タイプで絞り込めます。',
    en: 'Find {count} cards by a name in any language, or filter them by color and type.',
  },
  changes: { zh: '最近的更改', ja: '最近の変更', en: 'Recent changes' },
  allChanges: { zh: '全部更改', ja: 'すべての変更', en: 'All changes' },
});
