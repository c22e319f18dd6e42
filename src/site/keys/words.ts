import type { Language } from '../../schema/language.ts';
import type { KeyAction } from './keys.ts';

/** What the list of keys says; it comes with its script, at the first key. */
export interface KeyStrings {
  readonly title: string;
  readonly actions: Readonly<Record<KeyAction, string>>;
  readonly isOn: string;
  readonly close: string;
  readonly themes: Readonly<Record<'auto' | 'light' | 'dark', string>>;
  /** Of the text. */
  readonly sizes: Readonly<Record<'usual' | 'large' | 'largest', string>>;
  readonly absent: string;
  /** What is said after a key has changed a setting, or which languages are open. */
  readonly set: (setting: string, value: string) => string;
  readonly open: (names: readonly string[]) => string;
  readonly last: (name: string) => string;
}

export const keyStrings: Readonly<Record<Language, KeyStrings>> = {
  zh: {
    title: '快捷键',
    actions: {
      search: '搜索',
      next: '下一条',
      previous: '上一条',
      link: '复制当前一条的链接',
      back: '上一节、上一章或上一张牌',
      forward: '下一节、下一章或下一张牌',
      zh: '中文栏',
      ja: '日文栏',
      en: '英文栏',
      layout: '切换排版',
      notes: '评注的显示方式',
      theme: '主题：浅色、深色或随系统',
      size: '文字大小',
      help: '本列表',
    },
    isOn: '启用快捷键',
    close: '关闭',
    themes: { auto: '主题：随系统', light: '主题：浅色', dark: '主题：深色' },
    sizes: { usual: '文字：标准', large: '文字：大', largest: '文字：特大' },
    absent: '本页不适用',
    set: (setting, value) => `${setting}：${value}`,
    open: (names) => `当前显示：${names.join('、')}`,
    last: (name) => `${name}是唯一显示的语言，不能关闭。`,
  },
  ja: {
    title: 'ショートカットキー',
    actions: {
      search: '検索',
      next: '次の条文',
      previous: '前の条文',
      link: '現在の条文のリンクをコピー',
      back: '前の節・章・カード',
      forward: '次の節・章・カード',
      zh: '中国語の列',
      ja: '日本語の列',
      en: '英語の列',
      layout: 'レイアウトの切り替え',
      notes: '注釈の表示',
      theme: 'テーマ：ライト・ダーク・自動',
      size: '文字サイズ',
      help: 'この一覧',
    },
    isOn: 'ショートカットキーを使う',
    close: '閉じる',
    themes: { auto: 'テーマ：自動', light: 'テーマ：ライト', dark: 'テーマ：ダーク' },
    sizes: { usual: '文字サイズ：標準', large: '文字サイズ：大', largest: '文字サイズ：特大' },
    absent: 'このページでは使えません',
    set: (setting, value) => `${setting}：${value}`,
    open: (names) => `表示中：${names.join('、')}`,
    last: (name) => `${name}は、表示している唯一の言語なので閉じられません。`,
  },
  en: {
    title: 'Keyboard shortcuts',
    actions: {
      search: 'Search',
      next: 'Next clause',
      previous: 'Previous clause',
      link: 'Copy link to this clause',
      back: 'Previous section, chapter or card',
      forward: 'Next section, chapter or card',
      zh: 'Chinese column',
      ja: 'Japanese column',
      en: 'English column',
      layout: 'Layout',
      notes: 'Annotations',
      theme: 'Theme: light, dark or automatic',
      size: 'Text size',
      help: 'This list',
    },
    isOn: 'Use keyboard shortcuts',
    close: 'Close',
    themes: { auto: 'Theme: automatic', light: 'Theme: light', dark: 'Theme: dark' },
    sizes: { usual: 'Text size: normal', large: 'Text size: large', largest: 'Text size: largest' },
    absent: 'Not available on this page',
    set: (setting, value) => `${setting}: ${value}`,
    open: (names) => `Showing: ${names.join(', ')}`,
    last: (name) => `${name} is the only language shown and can’t be closed.`,
  },
};
