import type { Language } from '../schema/language.ts';

/** What the pages say of a translator's own text, in each interface language. */
export interface UnofficialStrings {
  /** The mark at every such text; `from` is the name of the language that was translated. */
  readonly mark: (translator: string, from: string) => string;
  readonly outdated: string;
}

export const unofficialStrings: Readonly<Record<Language, UnofficialStrings>> = {
  zh: {
    mark: (translator, from) => `非官方译文：${translator} 译自${from}`,
    outdated: '翻译之后，原文已有改动。',
  },
  ja: {
    mark: (translator, from) => `非公式訳：${translator}（${from}からの翻訳）`,
    outdated: 'この訳のあと、原文が変わっています。',
  },
  en: {
    mark: (translator, from) => `Unofficial translation by ${translator}, from the ${from}`,
    outdated: 'The source text has changed since this translation.',
  },
};
