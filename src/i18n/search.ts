import type { Language } from '../schema/language.ts';
import type { Tier } from '../search/query/rank.ts';
import type { Nearness } from '../search/second-look/nearest.ts';
import type { Document, Kind } from '../search/texts/record.ts';

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
  /** Where signs alone were typed, and are not found. */
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
  /** Why a result stands where it stands. */
  readonly tiers: Readonly<Record<Tier, string>>;
}

export const searchStrings: Readonly<Record<Language, SearchStrings>> = {
  zh: {
    loading: '正在查找……',
    partial: '已有 {count} 条，仍在查找……',
    one: '1 条结果',
    many: '{count} 条结果',
    empty: '没有找到“{query}”。',
    searched: '查找了全部{languages}文本。',
    signs: '没有找到这样的标点符号。请再输入文字或数字。',
    error: '检索数据没有载入，因此无法查找。请确认网络连接后重试；如仍不行，请重新载入本页。',
    retry: '重试',
    more: '显示更多',
    words: '其中可以找到的：',
    nearest: '相近的名称：',
    nearness: { alike: '写法相近', sound: '读音相近', shared: '同样有“{shared}”', section: '本站有的章节' },
    instead: '也可以从这里找：',
    sourceReading: '来源原样（本站已订正）',
    unofficial: '非官方译文：{translator}',
    filters: '缩小范围',
    language: '语言',
    document: '文件',
    part: '部分',
    kind: '种类',
    all: '全部',
    remove: '不限范围再查一次',
    counted: '在几种语言中都找到的，各语言分别计数，因此各语言的数目之和大于总数。',
    ruling: '释疑 {id}',
    note: '第 {id} 条',
    box: '牌例',
    annotation: '评注 {id}',
    viaTerm: '经由术语“{term}”',
    corrected: '按相近的拼写找到',
    question: '含有问句里的词',
    recent: '最近查找：',
    forget: '清除记录',
    allResults: '查看全部结果',
    close: '关闭',
    results: '查找结果',
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
    tiers: {
      citation: '所引的章节或条文',
      'exact-name': '名称完全相同',
      'form-name': '名称相同（词尾不同）',
      'name-start': '名称以此开头',
      'name-part': '名称中含有此词',
      literal: '原文一字不差',
      'folded-name': '名称相同（繁简不同）',
      folded: '原文相同（繁简不同）',
      notation: '原文相同（费用与横置等符号的写法不同）',
      'bare-name': '除标点外与名称一致',
      unquoted: '除引号外与输入完全相同',
      phrase: '同样的词，形式或标点不同',
      'sound-name': '读音（拼音、罗马字或假名）与名称相同',
      'sound-text': '原文中有读音相同的名称',
      'typo-name': '名称有打字错误',
      piece: '在更长的词之中',
      words: '各词在同一段中',
      scattered: '各词在同一条中',
      page: '各词在同一页中',
      'via-term': '同一术语在其他语言的说法',
      corrected: '改正打字错误后找到',
      question: '没有整句相同的文字；含有问句里的多个词',
      'more-names': '其他含有此词的名称',
    },
  },
  ja: {
    loading: '検索しています……',
    partial: '{count}件、さらに検索しています……',
    one: '1件',
    many: '{count}件',
    empty: '「{query}」は見つかりませんでした。',
    searched: '{languages}のすべての文章を検索しました。',
    signs: 'この記号は見つかりませんでした。文字か数字も入力してください。',
    error:
      '検索データを読み込めませんでした。接続を確かめてもう一度試してください。それでもだめなら、このページを読み込み直してください。',
    retry: 'もう一度試す',
    more: 'さらに表示',
    words: '見つかる部分：',
    nearest: '近い名前：',
    nearness: {
      alike: '表記が近い',
      sound: '読みが近い',
      shared: '「{shared}」を含む',
      section: 'このサイトにある節',
    },
    instead: 'こちらからも探せます：',
    sourceReading: '原資料のまま（このサイトでは訂正済み）',
    unofficial: '非公式訳：{translator}',
    filters: '絞り込み',
    language: '言語',
    document: '文書',
    part: '部分',
    kind: '種類',
    all: 'すべて',
    remove: '絞り込まずに検索する',
    counted:
      '複数の言語で見つかったものは言語ごとに数えるため、言語別の件数の合計は全体の件数より多くなります。',
    ruling: '裁定 {id}',
    note: '{id}',
    box: 'カード例',
    annotation: '注釈 {id}',
    viaTerm: '用語「{term}」から',
    corrected: '近い綴りで見つかった',
    question: '質問の語を含む',
    recent: '最近の検索：',
    forget: '履歴を消す',
    allResults: 'すべての結果を見る',
    close: '閉じる',
    results: '検索結果',
    kinds: {
      clause: '条文',
      annotation: '注釈（非公式）',
      ruling: '裁定',
      card: 'カード',
      note: '一般事項',
      section: '章・節',
      term: '用語',
    },
    documents: { ipg: 'IPG', m10: '基本セット2010 FAQ', terms: '用語対訳' },
    tiers: {
      citation: '引用された節または条文',
      'exact-name': '名前と完全に一致',
      'form-name': '名前と一致（語尾が異なる）',
      'name-start': '名前の初めと一致',
      'name-part': '名前の一部と一致',
      literal: '本文と一字一句一致',
      'folded-name': '名前と一致（繁体字と簡体字の違いを除く）',
      folded: '本文と一致（繁体字と簡体字の違いを除く）',
      notation: '本文と一致（マナやタップのシンボルの書き方が異なる）',
      'bare-name': '記号を除いて名前と一致',
      unquoted: '引用符を除いて入力どおり',
      phrase: '同じ語（形や記号が異なる）',
      'sound-name': '名前の読み（ピンイン・ローマ字・かな）と一致',
      'sound-text': '読みが一致する名前が本文にある',
      'typo-name': '名前の打ち間違い',
      piece: 'より長い語の中にある',
      words: 'すべての語が一つの段落にある',
      scattered: 'すべての語が一つの条文にある',
      page: 'すべての語が一つのページにある',
      'via-term': '同じ用語の他の言語での言い方',
      corrected: '打ち間違いを直して見つかった',
      question: '文全体はどこにもなく、質問の語を多く含む',
      'more-names': 'その他、この語を含む名前',
    },
  },
  en: {
    loading: 'Searching…',
    partial: '{count} so far, still searching…',
    one: '1 result',
    many: '{count} results',
    empty: 'Nothing found for “{query}”.',
    searched: ' Searched: all texts in {languages}.',
    signs: 'These signs were not found. Type letters or digits as well.',
    error:
      'The search data did not load, so nothing can be searched. Check the connection and try again; if that does not help, reload this page.',
    retry: 'Try again',
    more: 'Show more',
    words: 'Parts that can be found:',
    nearest: 'Names like it:',
    nearness: {
      alike: 'spelt alike',
      sound: 'sounds alike',
      shared: 'has “{shared}” too',
      section: 'a section that is here',
    },
    instead: 'You can also look here:',
    sourceReading: 'as the source has it (corrected here)',
    unofficial: 'unofficial translation by {translator}',
    filters: 'Narrow down',
    language: 'Language',
    document: 'Document',
    part: 'Part',
    kind: 'Kind',
    all: 'All',
    remove: 'Search without narrowing down',
    counted:
      'What is found in several languages counts in each of them, so their numbers add up to more than the total.',
    ruling: 'ruling {id}',
    note: 'note {id}',
    box: 'as an example',
    annotation: 'annotation {id}',
    viaTerm: 'by the term “{term}”',
    corrected: 'found by a similar spelling',
    question: 'has words of the question',
    recent: 'Recent searches:',
    forget: 'Clear them',
    allResults: 'See all results',
    close: 'Close',
    results: 'Results',
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
    tiers: {
      citation: 'the place that was cited',
      'exact-name': 'the whole name',
      'form-name': 'the whole name with other endings',
      'name-start': 'the beginning of a name',
      'name-part': 'part of a name',
      literal: 'exactly these words',
      'folded-name': 'a name in the other Chinese script',
      folded: 'these words in the other Chinese script',
      notation: 'these words, with symbols such as {T} written another way',
      'bare-name': 'a name, but for the signs that were typed',
      unquoted: 'as typed, but for the quotation marks',
      phrase: 'the same words in other forms or with other signs',
      'sound-name': 'the name by its pinyin, romaji or kana',
      'sound-text': 'a text with a name that sounds so',
      'typo-name': 'a name with a typing error',
      piece: 'inside longer words',
      words: 'all words in one passage',
      scattered: 'all words in one record',
      page: 'all words on one page',
      'via-term': 'the same term in another language',
      corrected: 'found after mending a typing error',
      question: 'nothing has the whole sentence; has much of what it speaks of',
      'more-names': 'other names that have it',
    },
  },
};
