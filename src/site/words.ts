import { words } from '../schema/words.ts';

/** What every page says: its frame, and the pages that belong to no feature. */
export const siteWords = words({
  name: { zh: '中文', ja: '日本語', en: 'English' },
  /** One character beside a text of this language. */
  mark: { zh: '中', ja: '日', en: 'EN' },
  skip: { zh: '跳到正文', ja: '本文へ移動', en: 'Skip to content' },
  nav: { zh: '主导航', ja: 'メインナビゲーション', en: 'Main menu' },
  languages: { zh: '界面语言', ja: '表示言語', en: 'Interface language' },
  footer: {
    reportHow: {
      zh: '发现错误？请复制条文的链接，发给本站的维护者。',
      ja: '誤りを見つけたら、条文のリンクをコピーして、このサイトの管理者に知らせてください。',
      en: 'Found an error? Copy the link of the clause and send it to whoever runs this site.',
    },
    texts: { zh: '文本的权利人', ja: '文書の権利者', en: 'Owners of the texts' },
    dataLink: { zh: '数据', ja: 'データ', en: 'Data' },
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
    perhaps: { zh: '您要找的可能是', ja: 'お探しのものはこちらでしょうか', en: 'Did you mean' },
    home: { zh: '首页', ja: 'トップページ', en: 'Home page' },
  },
});

/** How many there are of something. */
export const countWords = words({
  sections: { zh: '{count} 节', ja: '{count}節', en: '{count} {count|section|sections}' },
  clauses: { zh: '{count} 条', ja: '{count}条文', en: '{count} {count|clause|clauses}' },
  annotations: { zh: '评注 {count} 条', ja: '注釈{count}件', en: '{count} {count|annotation|annotations}' },
  missing: { zh: '缺 {count} 条', ja: '欠落{count}条文', en: '{count} missing' },
  differs: { zh: '有出入 {count} 条', ja: '相違{count}条文', en: '{count} {count|differs|differ}' },
  notes: { zh: '{count} 段', ja: '{count}項目', en: '{count} {count|note|notes}' },
  cards: { zh: '{count} 张牌', ja: 'カード{count}枚', en: '{count} {count|card|cards}' },
  rulings: { zh: '{count} 条释疑', ja: '裁定{count}件', en: '{count} {count|ruling|rulings}' },
});

/** What can be set in the header, with its states. */
export const settingWords = words({
  theme: {
    auto: { zh: '主题：随系统', ja: 'テーマ：自動', en: 'Theme: automatic' },
    light: { zh: '主题：浅色', ja: 'テーマ：ライト', en: 'Theme: light' },
    dark: { zh: '主题：深色', ja: 'テーマ：ダーク', en: 'Theme: dark' },
  },
  size: {
    usual: { zh: '文字：标准', ja: '文字サイズ：標準', en: 'Text size: normal' },
    large: { zh: '文字：大', ja: '文字サイズ：大', en: 'Text size: large' },
    largest: { zh: '文字：特大', ja: '文字サイズ：特大', en: 'Text size: largest' },
  },
});

/** The list of keys. */
export const keyWords = words({
  title: { zh: '快捷键', ja: 'ショートカットキー', en: 'Keyboard shortcuts' },
  keys: {
    '/ Ctrl+K': { zh: '搜索', ja: '検索', en: 'Search' },
    1: { zh: '中文栏', ja: '中国語の列', en: 'Chinese column' },
    2: { zh: '日文栏', ja: '日本語の列', en: 'Japanese column' },
    3: { zh: '英文栏', ja: '英語の列', en: 'English column' },
    c: { zh: '复制当前一条的链接', ja: '現在の条文のリンクをコピー', en: 'Copy link to this clause' },
    '?': { zh: '本列表', ja: 'この一覧', en: 'This list' },
  },
  isOn: { zh: '启用快捷键', ja: 'ショートカットキーを使う', en: 'Use keyboard shortcuts' },
  /** Which languages are open, said after a key has changed that. */
  open: { zh: '当前显示：{names}', ja: '表示中：{names}', en: 'Showing: {names}' },
});

/** A list that is filtered and sorted. */
export const filteredListWords = words({
  filter: { zh: '筛选', ja: '絞り込み', en: 'Filter' },
  name: { zh: '名称', ja: '名前', en: 'Name' },
  sort: { zh: '排序', ja: '並べ替え', en: 'Sort by' },
  reset: { zh: '清除筛选', ja: '絞り込みを解除', en: 'Clear all filters' },
  /** Where no name has what was typed and some are like it. */
  near: {
    zh: '没有完全相符的名称；读音、字形或拼写相近：{count}',
    ja: '一致する名前はありません。読み・字体・綴りが近いもの：{count}',
    en: 'No exact match. Similar in sound, script or spelling: {count}',
  },
});
