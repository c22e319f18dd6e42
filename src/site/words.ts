import { words } from '../schema/words.ts';

export const siteWords = words({
  whole: { zh: '用中文阅读本页', ja: 'このページを日本語で読む', en: 'Read this page in English' },
  notIn: { zh: '不用', ja: '閉じる', en: 'No, thanks' },
  skip: { zh: '跳到正文', ja: '本文へ移動', en: 'Skip to content' },
  menu: { zh: '菜单', ja: 'メニュー', en: 'Menu' },
  nav: { zh: '主导航', ja: 'メインナビゲーション', en: 'Main menu' },
  filter: { zh: '筛选', ja: '絞り込み', en: 'Filter' },
  languages: { zh: '界面语言', ja: '表示言語', en: 'Interface language' },
  footer: {
    reportHow: {
      zh: '发现错误？请复制条文的链接，发给本站的维护者。',
      ja: '誤りを見つけたら、条文のリンクをコピーして、このサイトの管理者に知らせてください。',
      en: 'Found an error? Copy the link of the clause and send it to whoever runs this site.',
    },
    texts: { zh: '文本的权利人', ja: '文書の権利者', en: 'Owners of the texts' },
    rights: {
      zh: '权利人与其他语言的声明',
      ja: '権利者とほかの言語での表示',
      en: 'Owners, and the notice in other languages',
    },
  },
  moved: {
    title: { zh: '此页已移动', ja: 'このページは移動しました', en: 'This page has moved' },
    now: { zh: '前往新页面', ja: '新しいページへ', en: 'Go to the new page' },
  },
  notFound: {
    title: { zh: '找不到页面', ja: 'ページが見つかりません', en: 'Page not found' },
    lead: {
      zh: '这个地址没有对应的页面。可在此搜索，或从首页进入。',
      ja: 'このアドレスにはページがありません。検索するか、トップページからお進みください。',
      en: 'There is nothing at this address. Search, or start from the home page.',
    },
    home: { zh: '首页', ja: 'トップページ', en: 'Home page' },
  },
});

export const countWords = words({
  sections: { zh: '{count} 节', ja: '{count}節', en: '{count} {count|section|sections}' },
  clauses: { zh: '{count} 条', ja: '{count}条文', en: '{count} {count|clause|clauses}' },
  annotations: { zh: '评注 {count} 条', ja: '注釈{count}件', en: '{count} {count|annotation|annotations}' },
  missing: { zh: '缺 {count} 条', ja: '{count}条文が欠落', en: '{count} missing' },
  differs: { zh: '{count} 条有出入', ja: '{count}条文に相違', en: '{count} {count|differs|differ}' },
  notes: { zh: '{count} 条说明', ja: '{count}項目', en: '{count} {count|note|notes}' },
  cards: { zh: '{count} 张牌', ja: 'カード{count}枚', en: '{count} {count|card|cards}' },
  rulings: { zh: '{count} 条释疑', ja: '裁定{count}件', en: '{count} {count|ruling|rulings}' },
});

export const settingWords = words({
  size: {
    normal: { zh: '字号：标准', ja: '文字：標準', en: 'Text: normal' },
    large: { zh: '字号：大', ja: '文字：大', en: 'Text: large' },
    larger: { zh: '字号：特大', ja: '文字：特大', en: 'Text: larger' },
  },
  theme: {
    auto: { zh: '主题：随系统', ja: 'テーマ：自動', en: 'Theme: automatic' },
    light: { zh: '主题：浅色', ja: 'テーマ：ライト', en: 'Theme: light' },
    dark: { zh: '主题：深色', ja: 'テーマ：ダーク', en: 'Theme: dark' },
  },
});
