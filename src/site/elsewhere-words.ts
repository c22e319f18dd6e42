import { words } from '../schema/words.ts';

export const elsewhereWords = words({
  current: {
    guide: { zh: '现行版本见', ja: '最新版', en: 'Current edition' },
    'set-faq': { zh: '现行规则见', ja: '現在のルール', en: 'Current rules' },
  },
  seen: { zh: '{date} 查看', ja: '{date}に確認', en: 'seen {date}' },
  elsewhere: { zh: '别处的文本', ja: '別の場所にある文章', en: 'Text elsewhere' },
  /** For a text that the publisher does not keep; we do not say whether it is official. */
  keptByOthers: { zh: '非出版方网站', ja: '発行元のサイトではない', en: 'not the publisher’s site' },
  undated: { zh: '日期不明', ja: '日付不明', en: 'date unknown' },
  /** For a link to the site, because the address of the text is not known. */
  frontPage: { zh: '网站首页', ja: 'トップページ', en: 'front page of the site' },
});
