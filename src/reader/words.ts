import { words } from '../schema/words.ts';

/** The controls above a text: layouts, languages, annotations, script. */
export const readerWords = words({
  settings: { zh: '显示', ja: '表示', en: 'Display' },
  layout: { zh: '版式', ja: 'レイアウト', en: 'Layout' },
  layouts: {
    columns: { zh: '并列', ja: '横に並べる', en: 'Side by side' },
    alternating: { zh: '上下对照', ja: '上下に並べる', en: 'Interleaved' },
    single: { zh: '单语', ja: '1言語', en: 'One language' },
  },
  notes: {
    shown: { zh: '展开', ja: '開く', en: 'Shown' },
    folded: { zh: '折叠', ja: '折りたたむ', en: 'Collapsed' },
    hidden: { zh: '隐藏', ja: '隠す', en: 'Hidden' },
  },
  /** The button that turns to Traditional characters, and what it says of itself. */
  scriptShort: { zh: '繁体字', ja: '繁体字', en: 'Traditional Chinese' },
  script: {
    zh: '以繁体字显示中文（自动转换）',
    ja: '中国語を繁体字で表示する（自動変換）',
    en: 'Show Chinese in Traditional characters (automatic conversion)',
  },
  /** The button that moves an open language one place forward. */
  moveForward: { zh: '{language}：前移一位', ja: '{language}：1つ前へ', en: '{language}: move forward' },
  /** What opening the column of a language without any text will show. */
  noText: { zh: '无文本', ja: '文章なし', en: 'no text' },
  glance: { zh: '一览', ja: '概要', en: 'At a glance' },
  alongside: { zh: '对照语言', ja: '並べる言語', en: 'Show alongside' },
  annotations: { zh: '评注', ja: '注釈', en: 'Annotations' },
});

/** What the script of the controls says. */
export const readerScriptWords = words({
  /** Said after a move. */
  moved: {
    zh: '{language}：现为第 {place} 种语言',
    ja: '{language}：{place}番目の言語',
    en: '{language} is now language {place}',
  },
});

/** The head and the foot of a section. */
export const sectionWords = words({
  evidence: { zh: '推定日期的依据', ja: '日付を推定した根拠', en: 'Dating evidence' },
  owner: { zh: '权利人', ja: '権利者', en: 'Owner' },
  /** Beside a penalty that the text of another language prints. */
  printedIn: {
    zh: '见于{language}来源',
    ja: '{language}の原文に併記',
    en: 'printed in the {language} source',
  },
  noText: {
    zh: '我们的来源中没有本节的{language}文本。',
    ja: '収録している原文には、この節の{language}の文章がありません。',
    en: 'None of our sources has this section in {language}.',
  },
  printedTitles: { zh: '来源所印的标题', ja: '原文の見出し', en: 'Titles as printed in the sources' },
  previous: { zh: '上一节', ja: '前の節', en: 'Previous section' },
  next: { zh: '下一节', ja: '次の節', en: 'Next section' },
  contents: { zh: '各部分', ja: '各部分', en: 'Parts' },
  /** The same in a few words, before the dates of the texts. */
  prevails: { zh: '以{language}文本为准', ja: '{language}版が優先', en: '{language} prevails' },
  decides: {
    zh: '各语言文本不一致时，以{language}文本为准（{document} 的规定）。此处的{language}文本未必是现行版本，现行版本请见',
    ja: '言語間で相違がある場合は{language}版が優先されます（{document}の規定）。ここにある{language}版が最新とは限りません。最新版は',
    en: 'Where the languages differ, the {language} version is authoritative (as the {document} says). The {language} text here may not be the current one; see',
  },
  decidesAfter: { zh: '。', ja: 'をご覧ください。', en: '.' },
  decidesShort: {
    zh: '各语言不一致时，以{language}文本为准；此处的{language}文本未必是现行版本，请见',
    ja: '言語間で相違がある場合は{language}版が優先されます。ここにある{language}版が最新とは限りません。最新版は',
    en: 'Where the languages differ, the {language} version is authoritative. The {language} text here may not be the current one; see',
  },
  publisherPage: {
    zh: '威世智官方的规则文件页',
    ja: '発行元のルール文書のページ',
    en: 'the publisher’s rules documents',
  },
});
