import type { Language } from '../schema/language.ts';
import type { Layout, NotesChoice } from './state.ts';

/** What the reading desk says: layouts, order of languages, annotations, script, the head of a section. */
export interface ReaderStrings {
  readonly settings: string;
  readonly layout: string;
  readonly layouts: Readonly<Record<Layout, string>>;
  readonly notes: Readonly<Record<NotesChoice, string>>;
  /** The button that turns to Traditional characters, and what it says of itself. */
  readonly scriptShort: string;
  readonly script: string;
  /** The button that moves an open language one place forward. */
  readonly moveForward: (language: string) => string;
  /** Said after a move; `{language}` and `{place}` are filled in by the browser. */
  readonly moved: string;
  /** What opening the column of a language without any text will show. */
  readonly noText: string;
  /** The mark at every text that was converted. */
  readonly derived: string;
  /** What is added when a converted text is copied. */
  readonly derivedCopied: string;
  readonly derivedFailed: string;
  readonly glance: string;
}

export const readerStrings: Readonly<Record<Language, ReaderStrings>> = {
  zh: {
    settings: '显示',
    layout: '版式',
    layouts: { columns: '并列', alternating: '上下对照', single: '单语' },
    notes: { shown: '展开', folded: '折叠', hidden: '隐藏' },
    scriptShort: '繁体字',
    script: '以繁体字显示中文（自动转换）',
    moveForward: (language) => `${language}：前移一位`,
    moved: '{language}：现为第 {place} 种语言',
    noText: '无文本',
    derived: '自动转换',
    derivedCopied: '以上繁体字由程序自动转换自简体文本，并非官方文字。',
    derivedFailed: '未能载入繁体字转换表，仍显示简体字。',
    glance: '一览',
  },
  ja: {
    settings: '表示',
    layout: 'レイアウト',
    layouts: { columns: '横に並べる', alternating: '上下に並べる', single: '1言語' },
    notes: { shown: '開く', folded: '折りたたむ', hidden: '隠す' },
    scriptShort: '繁体字',
    script: '中国語を繁体字で表示する（自動変換）',
    moveForward: (language) => `${language}：1つ前へ`,
    moved: '{language}：{place}番目の言語',
    noText: '文章なし',
    derived: '自動変換',
    derivedCopied: '以上の繁体字は簡体字から自動変換したもので、公式の文章ではありません。',
    derivedFailed: '繁体字の変換表を読み込めないため、簡体字のまま表示しています。',
    glance: '概要',
  },
  en: {
    settings: 'Display',
    layout: 'Layout',
    layouts: { columns: 'Side by side', alternating: 'Interleaved', single: 'One language' },
    notes: { shown: 'Shown', folded: 'Collapsed', hidden: 'Hidden' },
    scriptShort: 'Traditional Chinese',
    script: 'Show Chinese in Traditional characters (automatic conversion)',
    moveForward: (language) => `${language}: move forward`,
    moved: '{language} is now language {place}',
    noText: 'no text',
    derived: 'automatic conversion',
    derivedCopied:
      'The Traditional characters above were converted automatically; they are not official text.',
    derivedFailed: 'Could not load the Traditional-character table; the text stays Simplified.',
    glance: 'At a glance',
  },
};
