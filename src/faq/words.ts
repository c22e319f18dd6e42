import { words } from '../schema/words.ts';

export const faqWords = words({
  asOf: { zh: '文件日期：{date}', ja: '文書の日付：{date}', en: 'Document date: {date}' },
  chapters: { zh: '章节', ja: '章', en: 'Chapters' },
  textsIn: {
    zh: '本站只收录了此文件的{names}原文。',
    ja: '当サイトが収録しているこの文書の原文は、{names}のみです。',
    en: 'Our source of this document is in {names} only.',
  },
  step: { zh: '步骤 {label}', ja: '手順{label}', en: 'Step {label}' },
  box: { zh: '示例牌', ja: 'カード例', en: 'Card shown as an example' },
  previous: { zh: '上一章', ja: '前の章', en: 'Previous chapter' },
  next: { zh: '下一章', ja: '次の章', en: 'Next chapter' },
});

export const changedWords = words({
  title: { zh: '此后的规则变更', ja: 'その後のルール変更', en: 'Rules changes since' },
  lead: {
    zh: '《{set}》常见问题集的日期是 {asOf}。以下是此后变更的规则，以及受影响的说明、释疑与牌。文字为本站自撰，并非官方说法；只收录确知的变更。',
    ja: '{set}のFAQは{asOf}付です。その後に変わったルールと、影響を受ける項目・裁定・カードを挙げます。文章は当サイトによるもので、公式のものではありません。確認できた変更だけを載せています。',
    en: 'The {set} FAQ is dated {asOf}. These rules have changed since; the notes, rulings and cards they affect are listed. The wording is ours, not official; only confirmed changes are included.',
  },
  noDate: { zh: '时间不详', ja: '時期不明', en: 'Date unknown' },
  /** The checkbox that shows only the overruled notes of a chapter. */
  only: {
    zh: '只看规则有变更的 {count} 条说明',
    ja: 'ルールが変わった{count}項目だけを表示',
    en: 'Only the {count} {count|note|notes} with changed rules',
  },
});
