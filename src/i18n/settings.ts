import type { Language } from '../schema/language.ts';

/** The buttons in the footer. */
export const settingStrings: Readonly<Record<Language, { readonly theme: string; readonly keys: string }>> = {
  zh: { theme: '深色、浅色', keys: '快捷键' },
  ja: { theme: '配色の切り替え', keys: 'キーボード操作' },
  en: { theme: 'Dark or light', keys: 'Keys' },
};
