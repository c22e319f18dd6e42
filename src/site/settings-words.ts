import type { Language } from '../schema/language.ts';

/** The button in the footer that lists the keys. */
export const settingStrings: Readonly<Record<Language, { readonly keys: string }>> = {
  zh: { keys: '快捷键' },
  ja: { keys: 'ショートカットキー' },
  en: { keys: 'Keyboard shortcuts' },
};
