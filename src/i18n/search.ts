import type { Language } from '../schema/language.ts';
import type { Document, Kind } from '../search/record.ts';

/**
 * What the search says while it works. The page hands it to its script as JSON: texts only, with `{count}`
 * and `{query}` where the script fills something in.
 */
export interface SearchStrings {
  readonly loading: string;
  readonly partial: string;
  readonly one: string;
  readonly many: string;
  readonly empty: string;
  readonly nothing: string;
  readonly error: string;
  readonly retry: string;
  readonly more: string;
  readonly words: string;
  readonly nearest: string;
  readonly instead: string;
  readonly sourceReading: string;
  /** With `{translator}`. */
  readonly unofficial: string;
  readonly filters: string;
  readonly language: string;
  readonly document: string;
  readonly kind: string;
  readonly all: string;
  readonly remove: string;
  readonly ruling: string;
  readonly note: string;
  readonly box: string;
  readonly annotation: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly documents: Readonly<Record<Document, string>>;
}

export const searchStrings: Readonly<Record<Language, SearchStrings>> = {
  zh: {
    loading: '正在查找……',
    partial: '已有 {count} 条，仍在查找……',
    one: '1 条结果',
    many: '{count} 条结果',
    empty: '没有找到“{query}”。',
    nothing: '请输入文字或数字：只有标点符号时无从查找。',
    error: '检索数据没有载入，因此无法查找。请确认网络连接后重试；如仍不行，请重新载入本页。',
    retry: '重试',
    more: '显示更多',
    words: '分开查找：',
    nearest: '相近的名称：',
    instead: '也可以从这里找：',
    sourceReading: '来源原样（本站已订正）',
    unofficial: '非官方译文：{translator}',
    filters: '缩小范围',
    language: '语言',
    document: '文件',
    kind: '种类',
    all: '全部',
    remove: '不限范围再查一次',
    ruling: '释疑 {id}',
    note: '第 {id} 条',
    box: '牌例',
    annotation: '评注 {id}',
    kinds: {
      clause: '条文',
      annotation: '评注（非官方）',
      ruling: '释疑',
      card: '卡牌',
      note: '通则',
      section: '章节',
      term: '术语',
    },
    documents: { ipg: 'IPG', m10: '万智牌2010 常见问题集', terms: '术语对照' },
  },
  ja: {
    loading: '検索しています……',
    partial: '{count}件、さらに検索しています……',
    one: '1件',
    many: '{count}件',
    empty: '「{query}」は見つかりませんでした。',
    nothing: '文字か数字を入力してください。記号だけでは検索できません。',
    error:
      '検索データを読み込めなかったため、検索できません。接続を確かめてもう一度試してください。それでもだめなら、このページを読み込み直してください。',
    retry: 'もう一度試す',
    more: 'さらに表示',
    words: '一語ずつ検索：',
    nearest: '近い名前：',
    instead: 'こちらからも探せます：',
    sourceReading: '原資料のまま（このサイトでは訂正済み）',
    unofficial: '非公式訳: {translator}',
    filters: '絞り込み',
    language: '言語',
    document: '文書',
    kind: '種類',
    all: 'すべて',
    remove: '絞り込まずに検索する',
    ruling: '裁定 {id}',
    note: '{id}',
    box: 'カード例',
    annotation: '注釈 {id}',
    kinds: {
      clause: '条文',
      annotation: '注釈（非公式）',
      ruling: '裁定',
      card: 'カード',
      note: '一般事項',
      section: '章・節',
      term: '用語',
    },
    documents: { ipg: 'IPG', m10: 'マジック2010 FAQ', terms: '用語対訳' },
  },
  en: {
    loading: 'Searching…',
    partial: '{count} so far, still searching…',
    one: '1 result',
    many: '{count} results',
    empty: 'Nothing found for “{query}”.',
    nothing: 'Type letters or digits: punctuation alone cannot be searched for.',
    error:
      'The search data did not load, so nothing can be searched. Check the connection and try again; if that does not help, reload this page.',
    retry: 'Try again',
    more: 'Show more',
    words: 'Search for one of the words:',
    nearest: 'Names like it:',
    instead: 'You can also look here:',
    sourceReading: 'as the source has it (corrected here)',
    unofficial: 'unofficial translation by {translator}',
    filters: 'Narrow down',
    language: 'Language',
    document: 'Document',
    kind: 'Kind',
    all: 'All',
    remove: 'Search without narrowing down',
    ruling: 'ruling {id}',
    note: 'note {id}',
    box: 'as an example',
    annotation: 'annotation {id}',
    kinds: {
      clause: 'Clause',
      annotation: 'Annotation (not official)',
      ruling: 'Ruling',
      card: 'Card',
      note: 'General note',
      section: 'Section',
      term: 'Term',
    },
    documents: { ipg: 'IPG', m10: 'Magic 2010 FAQ', terms: 'Terms' },
  },
};
