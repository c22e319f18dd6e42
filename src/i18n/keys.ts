import type { KeyAction } from '../lib/reading/keys.ts';
import type { Language } from '../schema/language.ts';

/** What the list of keys says; it comes with its script, at the first key. */
export interface KeyStrings {
  readonly title: string;
  readonly actions: Readonly<Record<KeyAction, string>>;
  readonly isOn: string;
  readonly close: string;
  readonly themes: Readonly<Record<'auto' | 'light' | 'dark', string>>;
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
      search: '检索',
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
      theme: '深色、浅色或随系统',
      help: '本列表',
    },
    isOn: '启用快捷键',
    close: '关闭',
    themes: { auto: '颜色：随系统', light: '颜色：浅色', dark: '颜色：深色' },
    absent: '本页不适用',
    set: (setting, value) => `${setting}：${value}`,
    open: (names) => `已打开：${names.join('、')}`,
    last: (name) => `${name}是唯一打开的语言，不能关闭。`,
  },
  ja: {
    title: 'キーボード操作',
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
      theme: '暗い・明るい・自動',
      help: 'この一覧',
    },
    isOn: 'キーボード操作を使う',
    close: '閉じる',
    themes: { auto: '配色：自動', light: '配色：明るい', dark: '配色：暗い' },
    absent: 'このページでは使えません',
    set: (setting, value) => `${setting}：${value}`,
    open: (names) => `表示中：${names.join('、')}`,
    last: (name) => `${name}は、表示している唯一の言語なので閉じられません。`,
  },
  en: {
    title: 'Keys',
    actions: {
      search: 'Search',
      next: 'Next clause',
      previous: 'Previous clause',
      link: 'Copy the link of this clause',
      back: 'Previous section, chapter or card',
      forward: 'Next section, chapter or card',
      zh: 'Chinese column',
      ja: 'Japanese column',
      en: 'English column',
      layout: 'Layout',
      notes: 'Annotations',
      theme: 'Dark, light or automatic',
      help: 'This list',
    },
    isOn: 'Use these keys',
    close: 'Close',
    themes: { auto: 'Colours: automatic', light: 'Colours: light', dark: 'Colours: dark' },
    absent: 'not on this page',
    set: (setting, value) => `${setting}: ${value}`,
    open: (names) => `Open: ${names.join(', ')}`,
    last: (name) => `${name} is the only open language and cannot be closed.`,
  },
};
