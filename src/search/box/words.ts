import { nameWords } from '../../clause/name.ts';
import { clauseNames } from '../../clause/part-names.ts';
import { type Document, shortName } from '../../schema/document.ts';
import { type Language, languageTags } from '../../schema/language.ts';
import { strings } from '../../site/words/strings.ts';
import type { Nearness } from '../second-look/nearest.ts';
import type { Kind } from '../text/record.ts';

/** What the search says wherever there is a search box; `{count}` and `{query}` are filled in by its scripts. */
export interface SearchStrings {
  readonly loading: string;
  readonly partial: string;
  readonly one: string;
  readonly many: string;
  readonly empty: string;
  /** Follows `empty`; with `{languages}`. */
  readonly searched: string;
  /** Where only symbols were typed, and none are found. */
  readonly signs: string;
  readonly error: string;
  readonly retry: string;
  readonly words: string;
  readonly nearest: string;
  /** Why a name is near; `{shared}` are characters. */
  readonly nearness: Readonly<Record<Nearness, string>>;
  readonly instead: string;
  readonly sourceReading: string;
  /** Of a text that the rules or the guide have overtaken. */
  readonly outdated: string;
  /** With `{translator}`. */
  readonly unofficial: string;
  readonly ruling: string;
  readonly note: string;
  readonly box: string;
  readonly annotation: string;
  /** What follows the language that is shown: the others that have what was found; with `{languages}`. */
  readonly alsoIn: string;
  readonly viaTerm: string;
  readonly corrected: string;
  readonly question: string;
  /** Of a result that has only some of the words: its page has the others. */
  readonly page: string;
  readonly recent: string;
  readonly forget: string;
  readonly allResults: string;
  readonly close: string;
  readonly results: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  /** The term base, among the documents. */
  readonly terms: string;
}

export const searchStrings: Readonly<Record<Language, SearchStrings>> = {
  zh: {
    loading: '正在搜索……',
    partial: '已有 {count} 条，仍在搜索……',
    one: '1 条结果',
    many: '{count} 条结果',
    empty: '没有找到“{query}”。',
    searched: '已搜索全部{languages}文本。',
    signs: '单凭这些符号没有找到结果。请再输入文字或数字。',
    error: '搜索数据没有载入，因此无法搜索。请确认网络连接后重试；如仍不行，请重新载入本页。',
    retry: '重试',
    words: '其中有结果的部分：',
    nearest: '相近的名称：',
    nearness: { alike: '写法相近', sound: '读音相近', shared: '同样有“{shared}”', section: '本站已有的章节' },
    instead: '也可以从这里查找：',
    sourceReading: '来源原文（本站已订正）',
    outdated: '已不再适用（全部或部分）',
    unofficial: '非官方译文：{translator}',
    ruling: '释疑 {id}',
    note: '说明 {id}',
    box: '示例牌',
    annotation: '评注 {id}',
    alsoIn: '另有{languages}',
    viaTerm: '经由术语“{term}”',
    corrected: '按相近的拼写找到',
    question: '含有问句中的词',
    page: '各词分别出现在本页的不同位置',
    recent: '最近搜索：',
    forget: '清除记录',
    allResults: '查看全部结果',
    close: '关闭',
    results: '搜索结果',
    kinds: {
      clause: '条文',
      annotation: '评注（非官方）',
      ruling: '释疑',
      card: '卡牌',
      note: '说明',
      section: '章节',
      term: '术语',
      remark: '本站说明（非官方）',
    },
    terms: '术语对照',
  },
  ja: {
    loading: '検索しています…',
    partial: '{count}件、さらに検索しています…',
    one: '1件',
    many: '{count}件',
    empty: '「{query}」は見つかりませんでした。',
    searched: '{languages}のすべての文章を検索しました。',
    signs: '記号だけでは見つかりませんでした。文字か数字も入力してください。',
    error:
      '検索データを読み込めませんでした。接続を確認して、もう一度お試しください。解決しない場合は、このページを再読み込みしてください。',
    retry: 'もう一度試す',
    words: '結果のある部分：',
    nearest: '似た名前：',
    nearness: {
      alike: '表記が近い',
      sound: '読みが近い',
      shared: '「{shared}」を含む',
      section: '当サイトにある節',
    },
    instead: 'こちらからも探せます：',
    sourceReading: '原文の表記（当サイトでは訂正済み）',
    outdated: '全部または一部が当てはまらなくなっています',
    unofficial: '非公式訳：{translator}',
    ruling: '裁定{id}',
    note: '項目{id}',
    box: 'カード例',
    annotation: '注釈{id}',
    alsoIn: '{languages}にもあり',
    viaTerm: '用語「{term}」により',
    corrected: '似た綴りで見つかりました',
    question: '質問中の語を含む',
    page: '各語は同じページの別々の箇所にあります',
    recent: '最近の検索：',
    forget: '履歴を消去',
    allResults: 'すべての結果を見る',
    close: '閉じる',
    results: '検索結果',
    kinds: {
      clause: '条文',
      annotation: '注釈（非公式）',
      ruling: '裁定',
      card: 'カード',
      note: '項目',
      section: '章・節',
      term: '用語',
      remark: '当サイトの注記（非公式）',
    },
    terms: '用語対訳',
  },
  en: {
    loading: 'Searching…',
    partial: '{count} so far, still searching…',
    one: '1 result',
    many: '{count} results',
    empty: 'Nothing found for “{query}”.',
    searched: ' Searched all texts in {languages}.',
    signs: 'No match for these symbols alone. Add letters or digits.',
    error:
      'Could not load the search data. Check your connection and try again; if that does not help, reload this page.',
    retry: 'Try again',
    words: 'Parts of your query that match:',
    nearest: 'Similar names:',
    nearness: {
      alike: 'similar spelling',
      sound: 'similar sound',
      shared: 'also contains “{shared}”',
      section: 'a section on this site',
    },
    instead: 'You can also look here:',
    sourceReading: 'the source’s own reading (corrected here)',
    outdated: 'no longer applies, in whole or in part',
    unofficial: 'unofficial translation by {translator}',
    ruling: 'Ruling {id}',
    note: 'Note {id}',
    box: 'example card',
    annotation: 'annotation {id}',
    alsoIn: 'also in {languages}',
    viaTerm: 'via the term “{term}”',
    corrected: 'similar spelling',
    question: 'contains words of your question',
    page: 'the words are in different places on this page',
    recent: 'Recent searches:',
    forget: 'Clear history',
    allResults: 'See all results',
    close: 'Close',
    results: 'Results',
    kinds: {
      clause: 'Clause',
      annotation: 'Annotation (not official)',
      ruling: 'Ruling',
      card: 'Card',
      note: 'Note',
      section: 'Section',
      term: 'Term',
      remark: 'Our note (not official)',
    },
    terms: 'Terms',
  },
};

/** All that the scripts say in a language: the search page has it inside, other pages fetch it (search.json). */
export const scriptWords = (lang: Language, documents: readonly Document[]) => ({
  ...searchStrings[lang],
  documents: {
    ...Object.fromEntries(
      documents.map((each) => [each.id, each.kind === 'guide' ? shortName(each) : each.titles[lang]]),
    ),
    terms: searchStrings[lang].terms,
  } as Readonly<Record<string, string>>,
  areSeveralSets: documents.filter(({ kind }) => kind === 'set-faq').length > 1,
  idle: strings[lang].search.idle,
  clauses: clauseNames[lang],
  gap: nameWords[lang].gap,
  languages: strings[lang].languageNames,
  tags: languageTags,
});
export type ScriptWords = ReturnType<typeof scriptWords>;
