import { words } from '../schema/words.ts';

export const readerWords = words({
  settings: { zh: '显示', ja: '表示', en: 'Display' },
  languages: { zh: '语言', ja: '言語', en: 'Languages' },
  annotations: { zh: '展开评注', ja: '注釈を開く', en: 'Open the annotations' },
  script: { zh: '繁体字', ja: '繁体字', en: 'Traditional Chinese' },
  terms: { zh: '术语', ja: '用語', en: 'Terms' },
  size: { zh: '字号', ja: '文字の大きさ', en: 'Text size' },
  theme: { zh: '主题', ja: 'テーマ', en: 'Theme' },
  alongside: { zh: '对照语言', ja: '並べる言語', en: 'Show alongside' },
});

export const sectionWords = words({
  printedTitles: { zh: '原文标题', ja: '原文の見出し', en: 'Titles as printed in the sources' },
  previous: { zh: '上一节', ja: '前の節', en: 'Previous section' },
  next: { zh: '下一节', ja: '次の節', en: 'Next section' },
  contents: { zh: '目录', ja: '目次', en: 'Parts' },
  editions: { zh: '版本与出处', ja: '版と出典', en: 'Editions and sources' },
});

export const hantWords = words({
  /** The mark of converted text; the Chinese one is in Traditional characters itself. */
  derived: { zh: '（自動轉換）', ja: '（自動変換）', en: ' (automatic conversion)' },
  derivedFailed: {
    zh: '未能载入繁体字转换表，仍显示简体字。',
    ja: '繁体字の変換表を読み込めないため、簡体字のまま表示しています。',
    en: 'Could not load the Traditional-character table; the text stays Simplified.',
  },
});
