import type { Localized } from '../schema/language.ts';

/** What `/data` holds, for the page that says so. */
export const dataFiles: { path: string; what: Localized }[] = [
  {
    path: 'index.json',
    what: {
      zh: '全部文件的清单，各来源的日期与校验和',
      ja: '全ファイルの一覧、各原文の日付とチェックサム',
      en: 'Everything there is, with the date and checksum of each source',
    },
  },
  {
    path: 'ipg/2.3.json',
    what: {
      zh: 'IPG 2.3：各条的三语文本、缺漏与出入、评注',
      ja: 'IPG 2.3: 条文ごとの三言語の文章、欠落と相違、解説',
      en: 'IPG 2.3: the clauses in three languages, what is missing or differs, annotations',
    },
  },
  {
    path: 'ipg/2.4.json',
    what: { zh: 'IPG 2.4：同上', ja: 'IPG 2.4: 同上', en: 'IPG 2.4: the same' },
  },
  {
    path: 'm10/cards.json',
    what: {
      zh: '万智牌2010 的卡牌与释疑',
      ja: '基本セット2010のカードと裁定',
      en: 'The cards of Magic 2010 with their rulings',
    },
  },
  {
    path: 'm10/faq.json',
    what: {
      zh: '万智牌2010 常见问题集的各章',
      ja: '基本セット2010 よくある質問集の各章',
      en: 'The chapters of the Magic 2010 FAQ',
    },
  },
  {
    path: 'coverage.json',
    what: {
      zh: '各来源的字符去向',
      ja: '各原文の文字の行き先',
      en: 'Where the characters of each source went',
    },
  },
  { path: 'terms.json', what: { zh: '术语表', ja: '用語集', en: 'The term base' } },
];
