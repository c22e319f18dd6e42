import type { Language } from '../schema/language.ts';

/** The owners of the texts, as `source.yml` calls them in English, in the other interface languages. */
const translations: Readonly<Record<string, Readonly<Record<Exclude<Language, 'en'>, string>>>> = {
  'Wizards of the Coast': {
    zh: '威世智（Wizards of the Coast）',
    ja: 'ウィザーズ社（Wizards of the Coast）',
  },
  'Wizards of the Coast (text); the translators of the Chinese judge wiki (translation)': {
    zh: '威世智（Wizards of the Coast，原文）；中文裁判维基的译者（译文）',
    ja: 'ウィザーズ社（Wizards of the Coast、原文）；中国語ジャッジ・ウィキの翻訳者（翻訳）',
  },
  'Wizards of the Coast (text); the authors and translators of the annotated IPG (translation, annotations)':
    {
      zh: '威世智（Wizards of the Coast，原文）；注释版 IPG 的作者与译者（译文、评注）',
      ja: 'ウィザーズ社（Wizards of the Coast、原文）；注釈付き違反処置指針の著者と翻訳者（翻訳、注釈）',
    },
};

/** The owner of a text in the language of the page; an owner without a translation keeps the English words. */
export const ownerIn = (lang: Language, owner: string): string =>
  lang === 'en' ? owner : (translations[owner]?.[lang] ?? owner);
