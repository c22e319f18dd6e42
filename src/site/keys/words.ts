import { words } from '../../schema/words.ts';

/** The list of keys, which comes with its script at the first key. */
export const keyWords = words({
  title: { zh: '快捷键', ja: 'ショートカットキー', en: 'Keyboard shortcuts' },
  actions: {
    search: { zh: '搜索', ja: '検索', en: 'Search' },
    next: { zh: '下一条', ja: '次の条文', en: 'Next clause' },
    previous: { zh: '上一条', ja: '前の条文', en: 'Previous clause' },
    link: { zh: '复制当前一条的链接', ja: '現在の条文のリンクをコピー', en: 'Copy link to this clause' },
    back: {
      zh: '上一节、上一章或上一张牌',
      ja: '前の節・章・カード',
      en: 'Previous section, chapter or card',
    },
    forward: {
      zh: '下一节、下一章或下一张牌',
      ja: '次の節・章・カード',
      en: 'Next section, chapter or card',
    },
    zh: { zh: '中文栏', ja: '中国語の列', en: 'Chinese column' },
    ja: { zh: '日文栏', ja: '日本語の列', en: 'Japanese column' },
    en: { zh: '英文栏', ja: '英語の列', en: 'English column' },
    layout: { zh: '切换排版', ja: 'レイアウトの切り替え', en: 'Layout' },
    notes: { zh: '评注的显示方式', ja: '注釈の表示', en: 'Annotations' },
    theme: {
      zh: '主题：浅色、深色或随系统',
      ja: 'テーマ：ライト・ダーク・自動',
      en: 'Theme: light, dark or automatic',
    },
    size: { zh: '文字大小', ja: '文字サイズ', en: 'Text size' },
    help: { zh: '本列表', ja: 'この一覧', en: 'This list' },
  },
  isOn: { zh: '启用快捷键', ja: 'ショートカットキーを使う', en: 'Use keyboard shortcuts' },
  close: { zh: '关闭', ja: '閉じる', en: 'Close' },
  themes: {
    auto: { zh: '主题：随系统', ja: 'テーマ：自動', en: 'Theme: automatic' },
    light: { zh: '主题：浅色', ja: 'テーマ：ライト', en: 'Theme: light' },
    dark: { zh: '主题：深色', ja: 'テーマ：ダーク', en: 'Theme: dark' },
  },
  /** Of the text. */
  sizes: {
    usual: { zh: '文字：标准', ja: '文字サイズ：標準', en: 'Text size: normal' },
    large: { zh: '文字：大', ja: '文字サイズ：大', en: 'Text size: large' },
    largest: { zh: '文字：特大', ja: '文字サイズ：特大', en: 'Text size: largest' },
  },
  absent: { zh: '本页不适用', ja: 'このページでは使えません', en: 'Not available on this page' },
  /** What is said after a key has changed a setting, or which languages are open. */
  set: { zh: '{setting}：{value}', ja: '{setting}：{value}', en: '{setting}: {value}' },
  open: { zh: '当前显示：{names}', ja: '表示中：{names}', en: 'Showing: {names}' },
  last: {
    zh: '{name}是唯一显示的语言，不能关闭。',
    ja: '{name}は、表示している唯一の言語なので閉じられません。',
    en: '{name} is the only language shown and can’t be closed.',
  },
});
