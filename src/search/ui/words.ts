import { words } from '../../schema/words.ts';

/** For the search dialog and the search page. */
export const searchWords = words({
  loading: { zh: '正在搜索……', ja: '検索しています…', en: 'Searching…' },
  partial: { zh: '仍在搜索……', ja: 'さらに検索しています…', en: 'Still searching…' },
  found: { zh: '{count} 条结果', ja: '{count}件', en: '{count} {count|result|results}' },
  empty: {
    zh: '没有找到“{query}”。',
    ja: '「{query}」は見つかりませんでした。',
    en: 'Nothing found for “{query}”.',
  },
  /** With filters. */
  emptyNarrowed: {
    zh: '在当前筛选条件下，没有找到“{query}”。',
    ja: 'この絞り込みでは「{query}」は見つかりませんでした。',
    en: 'Nothing found for “{query}” with these filters.',
  },
  /** Before links to the pages of the menu, if nothing was found. */
  elsewhere: { zh: '也可到这里查找：', ja: 'こちらからも探せます：', en: 'You can also look here:' },
  error: {
    zh: '搜索数据没有载入。请检查网络，或重新载入。',
    ja: '検索データを読み込めません。接続を確認するか、再読み込みしてください。',
    en: 'The search data did not load. Check your connection, or reload.',
  },
  retry: { zh: '重试', ja: '再試行', en: 'Try again' },
  sourceReading: {
    zh: '来源原文（已订正）',
    ja: '原文の表記（訂正済み）',
    en: 'as printed in the source (corrected here)',
  },
  /** For a section that is only in the contents. */
  notHere: { zh: '本站未收录', ja: 'ここに本文はありません', en: 'text not on this site' },
  penalty: { zh: '基本处罚：{penalty}', ja: '基本の懲罰：{penalty}', en: 'basic penalty: {penalty}' },
  current: { zh: '官方现行文本', ja: '発行元の現行版', en: 'the publisher’s current text' },
  unofficial: {
    zh: '非官方译文：{translator}',
    ja: '非公式訳：{translator}',
    en: 'unofficial translation by {translator}',
  },
  /** For a translation that is newer than the official text. */
  edition: { zh: '{edition}版', ja: '{edition}版', en: 'edition of {edition}' },
  /** For a former wording; the day can be empty. */
  earlier: { zh: '{day}旧版', ja: '{day}旧版', en: 'earlier edition {day}' },
  /** The matching name, if it is not the title. */
  called: { zh: '又称“{name}”', ja: '別名「{name}」', en: 'also called “{name}”' },
  /** After the shown language. */
  alsoIn: { zh: '另有{languages}', ja: '{languages}にもあり', en: 'also in {languages}' },
  allResults: { zh: '查看全部结果', ja: 'すべての結果を見る', en: 'See all results' },
  results: { zh: '搜索结果', ja: '検索結果', en: 'Results' },
  kinds: {
    clause: { zh: '条文', ja: '条文', en: 'Clause' },
    annotation: { zh: '评注（非官方）', ja: '注釈（非公式）', en: 'Annotation (not official)' },
    ruling: { zh: '释疑', ja: '裁定', en: 'Ruling' },
    card: { zh: '卡牌', ja: 'カード', en: 'Card' },
    note: { zh: '说明', ja: '項目', en: 'Note' },
    section: { zh: '章节', ja: '章・節', en: 'Section' },
    term: { zh: '术语', ja: '用語', en: 'Term' },
    remark: { zh: '本站说明（非官方）', ja: '当サイトの説明（非公式）', en: 'Editorial note (not official)' },
  },
  /** The term base, among the documents. */
  terms: { zh: '术语对照', ja: '用語対訳', en: 'Terms' },
  /** The heading of uncertain results (tier `maybe`). */
  maybe: { zh: '以下内容可能相关：', ja: '関係があるかもしれないもの：', en: 'Perhaps related:' },
});

/** The search form, and the search page before its script runs. */
export const searchFormWords = words({
  close: { zh: '关闭', ja: '閉じる', en: 'Close' },
  title: { zh: '搜索', ja: '検索', en: 'Search' },
  label: {
    zh: '搜索条文、释疑、牌名',
    ja: '条文・裁定・カード名を検索',
    en: 'Search clauses, rulings and card names',
  },
  placeholder: { zh: '条文、释疑、牌名', ja: '条文・裁定・カード名', en: 'Clause, ruling, card' },
  /** The placeholder of the large form. */
  question: {
    zh: '例：多抓了一张牌',
    ja: '例：1枚多く引いた',
    en: 'e.g. drew an extra card',
  },
  /** The status before a search. */
  idle: {
    zh: '可用中文、日文、英文搜索；多个词以空格分开。',
    ja: '中国語・日本語・英語で検索できます。複数の語は空白で区切ります。',
    en: 'Search in Chinese, Japanese or English. Separate words with spaces.',
  },
  /** Before example queries. */
  examples: { zh: '例如', ja: '例', en: 'For example' },
  submit: { zh: '搜索', ja: '検索', en: 'Search' },
  needsScript: {
    zh: '搜索需要 JavaScript。不用 JavaScript 时，请从文件目录或卡牌一览进入；页内可用浏览器的查找功能。',
    ja: '検索にはJavaScriptが必要です。使わない場合は、文書の目次やカード一覧からたどり、ページ内ではブラウザの検索をお使いください。',
    en: 'Search needs JavaScript. Without it, start from the contents of a document or from the card list, and use your browser’s “find in page”.',
  },
});

/** The filters, and the button below the results. */
export const searchPageWords = words({
  more: { zh: '显示更多', ja: 'さらに表示', en: 'Show more' },
  filters: { zh: '筛选', ja: '絞り込み', en: 'Filters' },
  language: { zh: '语言', ja: '言語', en: 'Language' },
  document: { zh: '文件', ja: '文書', en: 'Document' },
  /** Only clauses and annotations have a part, so the counts of the parts may add up to less than the total. */
  part: { zh: '章节的部分', ja: '節内の区分', en: 'Part of a section' },
  kind: { zh: '种类', ja: '種類', en: 'Kind' },
  remove: { zh: '清除筛选', ja: '絞り込みを解除', en: 'Clear all filters' },
});
