import { words } from '../../schema/words.ts';

export const coveragePageWords = words({
  title: { zh: '收录情况', ja: '収録状況', en: 'Coverage' },
  lead: {
    zh: '每份文件的每种语言：是哪一版，缺什么，哪里与其他语言有出入。',
    ja: '文書と言語ごとに、どの版か、何が欠けているか、どこがほかの言語と異なるかを示します。',
    en: 'For each document and language: which edition it is, what is missing, and where it differs from the other languages.',
  },
  noSource: { zh: '没有来源', ja: '原文なし', en: 'no source' },
  states: {
    present: { zh: '来源文本', ja: '原文', en: 'text of a source' },
    differs: { zh: '与其他语言有出入', ja: 'ほかの言語と相違', en: 'differs from other languages' },
    ours: { zh: '非官方译文', ja: '非公式訳', en: 'unofficial translation' },
    missing: { zh: '缺', ja: '欠落', en: 'missing' },
  },
  lost: {
    zh: '因缺页而失去释疑的牌',
    ja: 'ページの欠落により裁定が失われたカード',
    en: 'Cards whose rulings were on a lost page',
  },
  /** After a heading, before a list. */
  counted: { zh: '（{count}）：', ja: '（{count}）：', en: ' ({count}): ' },
});
