import { words } from '../schema/words.ts';

/** Where official texts are that are not here: the publisher's current one, and those that none of our sources has. */
export const officialWords = words({
  /** Before the place where the publisher keeps what holds today. */
  current: {
    guide: { zh: '现行版本见', ja: '最新版', en: 'Current edition' },
    'set-faq': { zh: '现行规则见', ja: '現在のルール', en: 'Current rules' },
  },
  seen: { zh: '{date} 查看', ja: '{date}に確認', en: 'seen {date}' },
  notSeen: { zh: '查看日期不明', ja: '確認日は不明', en: 'date last seen unknown' },
  /** Before the official texts that unofficial ones stand in for, each with its language. */
  elsewhere: { zh: '官方文本在别处', ja: '公式の文章（別の場所）', en: 'Official text elsewhere' },
  undated: { zh: '日期不明', ja: '日付不明', en: 'date unknown' },
  /** Beside a link that leads to a site because the address of the text is not known. */
  frontPage: { zh: '网站首页', ja: 'トップページ', en: 'front page of the site' },
});
