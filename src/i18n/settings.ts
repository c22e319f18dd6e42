import type { Language } from '../schema/language.ts';

/** The buttons in the footer. */
export const settingStrings: Readonly<Record<Language, { readonly theme: string; readonly keys: string }>> = {
  zh: { theme: '主题', keys: '快捷键' },
  ja: { theme: 'テーマ', keys: 'ショートカットキー' },
  en: { theme: 'Theme', keys: 'Keyboard shortcuts' },
};
