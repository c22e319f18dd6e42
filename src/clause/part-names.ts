import type { Part } from '../schema/guide.ts';
import type { Language } from '../schema/language.ts';

/** The parts of a section, as each language of the guide heads them. */
export const partNames: Readonly<Record<Language, Readonly<Record<Part, string>>>> = {
  zh: {
    penalty: '处罚',
    definition: '定义',
    examples: '范例',
    philosophy: '原则',
    remedy: '进一步的修正',
    upgrade: '升级',
    downgrade: '降级',
    text: '正文',
  },
  ja: {
    penalty: '懲罰',
    definition: '定義',
    examples: '例',
    philosophy: '理念',
    remedy: '追加措置',
    upgrade: '格上げ',
    downgrade: '格下げ',
    text: '本文',
  },
  en: {
    penalty: 'Penalty',
    definition: 'Definition',
    examples: 'Examples',
    philosophy: 'Philosophy',
    remedy: 'Additional Remedy',
    upgrade: 'Upgrade',
    downgrade: 'Downgrade',
    text: 'Text',
  },
};

/** What one clause of a part is called, before its number or letter: `Example B`, `Additional Remedy 4`. */
export const clauseNames: Readonly<Record<Language, Readonly<Record<Part, string>>>> = {
  ...partNames,
  en: { ...partNames.en, examples: 'Example' },
};
