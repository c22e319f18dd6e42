import type { Language } from '../../schema/language.ts';
import type { Tier } from '../query/rank.ts';
import type { Nearness } from '../second-look/nearest.ts';
import type { Document, Kind } from '../texts/record.ts';

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
  /** Follows `empty`; with `{languages}`. */
  readonly searched: string;
  /** Where only symbols were typed, and none are found. */
  readonly signs: string;
  readonly error: string;
  readonly retry: string;
  readonly more: string;
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
  readonly filters: string;
  readonly language: string;
  readonly document: string;
  readonly part: string;
  readonly kind: string;
  readonly all: string;
  readonly remove: string;
  /** Where the numbers of the languages are more than all results. */
  readonly counted: string;
  readonly ruling: string;
  readonly note: string;
  readonly box: string;
  readonly annotation: string;
  readonly viaTerm: string;
  readonly corrected: string;
  readonly question: string;
  readonly recent: string;
  readonly forget: string;
  readonly allResults: string;
  readonly close: string;
  readonly results: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly documents: Readonly<Record<Document, string>>;
  /** Why a result has its rank. */
  readonly tiers: Readonly<Record<Tier, string>>;
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
    more: '显示更多',
    words: '其中有结果的部分：',
    nearest: '相近的名称：',
    nearness: { alike: '写法相近', sound: '读音相近', shared: '同样有“{shared}”', section: '本站已有的章节' },
    instead: '也可以从这里查找：',
    sourceReading: '来源原文（本站已订正）',
    outdated: '已不再适用（全部或部分）',
    unofficial: '非官方译文：{translator}',
    filters: '筛选',
    language: '语言',
    document: '文件',
    part: '部分',
    kind: '种类',
    all: '全部',
    remove: '清除筛选',
    counted: '在多种语言中都找到的，各语言分别计数，因此各语言的数目之和大于总数。',
    ruling: '释疑 {id}',
    note: '说明 {id}',
    box: '示例牌',
    annotation: '评注 {id}',
    viaTerm: '经由术语“{term}”',
    corrected: '按相近的拼写找到',
    question: '含有问句中的词',
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
    documents: { ipg: 'IPG', m10: '万智牌2010 常见问题集', terms: '术语对照' },
    tiers: {
      citation: '所引的章节或条文',
      'exact-name': '名称完全相同',
      'form-name': '名称相同（词尾不同）',
      'name-start': '名称以此开头',
      'name-part': '名称中含有此词',
      literal: '与原文一字不差',
      'folded-name': '名称相同（繁简不同）',
      folded: '原文相同（繁简不同）',
      notation: '原文相同（费用与横置等符号的写法不同）',
      'bare-name': '除标点外与名称一致',
      unquoted: '除引号外与输入完全相同',
      phrase: '同样的词，形式或标点不同',
      'sound-name': '读音（拼音、罗马字或假名）与名称相同',
      'sound-text': '原文中有读音相同的名称',
      'typo-name': '与名称相符（改正输入错误后）',
      piece: '在更长的词之中',
      words: '各词在同一段中',
      scattered: '各词在同一条中',
      page: '各词在同一页中',
      'via-term': '同一术语在其他语言中的说法',
      corrected: '改正输入错误后找到',
      question: '没有与整句相同的文字；含有问句中的多个词',
      'more-names': '其他含有此词的名称',
    },
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
    more: 'さらに表示',
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
    filters: '絞り込み',
    language: '言語',
    document: '文書',
    part: '部分',
    kind: '種類',
    all: 'すべて',
    remove: '絞り込みを解除',
    counted: '複数の言語で見つかったものは言語ごとに数えるため、言語別の件数の合計は全体の件数を上回ります。',
    ruling: '裁定 {id}',
    note: '項目 {id}',
    box: 'カード例',
    annotation: '注釈 {id}',
    viaTerm: '用語「{term}」により',
    corrected: '似た綴りで見つかりました',
    question: '質問中の語を含む',
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
    documents: { ipg: 'IPG', m10: '基本セット2010 FAQ', terms: '用語対訳' },
    tiers: {
      citation: '引用された節または条文',
      'exact-name': '名前と完全に一致',
      'form-name': '名前と一致（語尾が異なる）',
      'name-start': '名前の初めと一致',
      'name-part': '名前の一部と一致',
      literal: '本文と完全に一致',
      'folded-name': '名前と一致（繁体字と簡体字の違いを除く）',
      folded: '本文と一致（繁体字と簡体字の違いを除く）',
      notation: '本文と一致（マナやタップのシンボルの書き方が異なる）',
      'bare-name': '記号を除いて名前と一致',
      unquoted: '引用符を除いて入力どおり',
      phrase: '同じ語（形や記号が異なる）',
      'sound-name': '名前の読み（ピンイン・ローマ字・かな）と一致',
      'sound-text': '読みが一致する名前が本文にある',
      'typo-name': '入力の誤りを除いて名前と一致',
      piece: 'より長い語の一部',
      words: 'すべての語が一つの段落にある',
      scattered: 'すべての語が一つの条文にある',
      page: 'すべての語が一つのページにある',
      'via-term': '同じ用語のほかの言語での表記',
      corrected: '入力の誤りを直して見つかりました',
      question: '文全体は見つからず、質問中の語を多く含む',
      'more-names': 'この語を含むほかの名前',
    },
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
    more: 'Show more',
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
    filters: 'Filters',
    language: 'Language',
    document: 'Document',
    part: 'Part',
    kind: 'Kind',
    all: 'All',
    remove: 'Clear all filters',
    counted:
      'Results found in several languages are counted in each, so the numbers add up to more than the total.',
    ruling: 'ruling {id}',
    note: 'note {id}',
    box: 'example card',
    annotation: 'annotation {id}',
    viaTerm: 'via the term “{term}”',
    corrected: 'similar spelling',
    question: 'contains words of your question',
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
    documents: { ipg: 'IPG', m10: 'Magic 2010 FAQ', terms: 'Terms' },
    tiers: {
      citation: 'the cited place',
      'exact-name': 'exact name',
      'form-name': 'name with a different ending',
      'name-start': 'start of a name',
      'name-part': 'part of a name',
      literal: 'exact words',
      'folded-name': 'name in the other Chinese script',
      folded: 'exact words in the other Chinese script',
      notation: 'exact words, with symbols such as {T} written differently',
      'bare-name': 'name match, ignoring punctuation',
      unquoted: 'exact words, ignoring quotation marks',
      phrase: 'same words with different forms or punctuation',
      'sound-name': 'name by its pinyin, romaji or kana',
      'sound-text': 'contains a name that sounds the same',
      'typo-name': 'name match after correcting a typo',
      piece: 'part of longer words',
      words: 'all words in one passage',
      scattered: 'all words in one clause',
      page: 'all words on one page',
      'via-term': 'the same term in another language',
      corrected: 'found after correcting a typo',
      question: 'no exact sentence; matches many of its words',
      'more-names': 'other names that contain it',
    },
  },
};
