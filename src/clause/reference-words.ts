import type { Language } from '../schema/language.ts';

/** What the popover of a card or a term says. */
export interface ReferenceStrings {
  readonly loading: string;
  readonly entry: string;
  readonly languages: Readonly<Record<Language, string>>;
}

export const referenceStrings: Readonly<Record<Language, ReferenceStrings>> = {
  zh: { loading: '正在载入……', entry: '打开完整页面', languages: { zh: '中文', ja: '日文', en: '英文' } },
  ja: {
    loading: '読み込んでいます…',
    entry: 'ページを開く',
    languages: { zh: '中国語', ja: '日本語', en: '英語' },
  },
  en: {
    loading: 'Loading…',
    entry: 'Open full page',
    languages: { zh: 'Chinese', ja: 'Japanese', en: 'English' },
  },
};
