import { words } from '../schema/words.ts';

/** The headings of parts in the IPG; `text` is our own word. */
export const partNames = words({
  penalty: { zh: '处罚', ja: '懲罰', en: 'Penalty' },
  definition: { zh: '定义', ja: '定義', en: 'Definition' },
  examples: { zh: '范例', ja: '例', en: 'Examples' },
  philosophy: { zh: '原则', ja: '理念', en: 'Philosophy' },
  remedy: { zh: '进一步的修正', ja: '追加措置', en: 'Additional Remedy' },
  upgrade: { zh: '升级', ja: '格上げ', en: 'Upgrade' },
  downgrade: { zh: '降级', ja: '格下げ', en: 'Downgrade' },
  text: { zh: '正文', ja: '本文', en: 'Text' },
});

/** The names of parts before a number or letter: `Example B`, `Additional Remedy 4`. */
export const clauseNames = { ...partNames, en: { ...partNames.en, examples: 'Example' } } as const;

/** `gap` is between a name and its number. */
export const nameWords = words({
  ruling: { zh: '释疑', ja: '裁定', en: 'Ruling' },
  note: { zh: '说明', ja: '項目', en: 'Note' },
  annotation: { zh: '评注', ja: '注釈', en: 'annotation' },
  gap: { zh: ' ', ja: '', en: ' ' },
  /** For an example whose letter has changed. */
  printedAs: {
    zh: '{name}（现印作 {label}）',
    ja: '{name}（現在は{label}）',
    en: '{name} (now printed as {label})',
  },
  unofficial: { zh: '{name}（非官方）', ja: '{name}（非公式）', en: '{name} (not official)' },
});
