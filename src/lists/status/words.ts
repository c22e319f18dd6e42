import { words } from '../../schema/words.ts';

/** The page of coverage. */
export const statusWords = words({
  title: { zh: '覆盖情况', ja: '収録状況', en: 'Coverage' },
  lead: {
    zh: '每份文件在各语言中有多少条文，缺哪些，哪些与其他语言有出入。',
    ja: '文書と言語ごとの条文の数、欠落、相違を示します。',
    en: 'How many clauses each document has in each language, which are missing and which differ.',
  },
  kinds: {
    missing: { zh: '缺', ja: '欠落', en: 'Missing' },
    differs: { zh: '有出入', ja: '相違', en: 'Differs' },
  },
  anomaliesLead: {
    zh: '来源所印与已知资料不符之处：两种读法见各页，来源原样保留。',
    ja: '原文の記載が既知の情報と食い違う箇所です。各ページに両方を並べ、原文はそのまま残しています。',
    en: 'Places where the source disagrees with known facts. Each page shows both readings; the source is left unchanged.',
  },
  lost: {
    zh: '因缺页而失去释疑的牌',
    ja: 'ページの欠落により裁定が失われたカード',
    en: 'Cards whose rulings were on a lost page',
  },
  /** After a heading, before a list. */
  counted: { zh: '（{count}）：', ja: '（{count}）：', en: ' ({count}):' },
});
