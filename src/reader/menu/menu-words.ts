import { words } from '../../schema/words.ts';

export const menuWords = words({
  terms: { zh: '术语：', ja: '用語：', en: 'Terms:' },
  actions: {
    link: { zh: '复制链接', ja: 'リンクをコピー', en: 'Copy link' },
    citation: { zh: '复制引用', ja: '引用をコピー', en: 'Copy citation' },
    text: { zh: '复制文字', ja: '本文をコピー', en: 'Copy text' },
    part: {
      zh: '复制整个部分（{language}）',
      ja: 'この部分をコピー（{language}）',
      en: 'Copy this part ({language})',
    },
    show: { zh: '出示给牌手', ja: 'プレイヤーに見せる', en: 'Show to player' },
    newer: { zh: '看新版译文', ja: '新しい版の訳を見る', en: 'Translation of the newer edition' },
    save: { zh: '收藏', ja: 'お気に入りに追加', en: 'Save' },
    unsave: { zh: '取消收藏', ja: 'お気に入りから外す', en: 'Remove from saved' },
    share: { zh: '分享', ja: '共有', en: 'Share' },
  },
  done: {
    link: { zh: '已复制链接', ja: 'リンクをコピーしました', en: 'Link copied' },
    citation: { zh: '已复制引用', ja: '引用をコピーしました', en: 'Citation copied' },
    text: { zh: '已复制文字', ja: '本文をコピーしました', en: 'Text copied' },
  },
  refused: {
    zh: '浏览器不允许复制。文字已在下面选中，请手动复制（Ctrl+C 或长按）：',
    ja: 'ブラウザがコピーを許可しませんでした。下の文字を選択してあるので、そのままコピーしてください（Ctrl+C または長押し）：',
    en: 'Your browser blocked copying. The text is selected below; copy it yourself (Ctrl+C or long press):',
  },
  unknown: {
    zh: '本页没有“{id}”这一条，链接可能有误。',
    ja: '「{id}」はこのページにありません。リンクが誤っているようです。',
    en: '“{id}” is not on this page. The link may be wrong.',
  },
});

/** Words inside a citation. `toCitation` puts its parts in the same order in every language. */
export const citationWords = words({
  edition: { zh: '{date} 版', ja: '{date}版', en: 'edition of {date}' },
  /** `{range}` can be `before 2019-07`. */
  editionWithin: { zh: '{range}的版本', ja: '{range}の版', en: 'edition {range}' },
  undated: { zh: '日期不明', ja: '日付の記載なし', en: 'undated' },
  derived: {
    zh: '由简体字自动转换',
    ja: '簡体字からの自動変換',
    en: 'converted automatically from Simplified characters',
  },
  unofficial: { zh: '非官方译文', ja: '非公式訳', en: 'unofficial translation' },
  changed: {
    zh: '此后的变更（本站概述，非官方）：{change}',
    ja: 'その後の変更（当サイトの説明、非公式）：{change}',
    en: 'changed since (our summary, not official): {change}',
  },
  also: {
    zh: '取自其他语言的来源',
    ja: 'ほかの言語の原文に併記',
    en: 'printed in the source of another language',
  },
  differs: {
    zh: '≠ 与其他语言的文本有出入',
    ja: '≠ ほかの言語の文章と相違があります',
    en: '≠ differs from the text in other languages',
  },
});

/** The popover of a card or a term. */
export const referenceWords = words({
  loading: { zh: '正在载入……', ja: '読み込んでいます…', en: 'Loading…' },
  entry: { zh: '打开完整页面', ja: 'ページを開く', en: 'Open full page' },
  offline: {
    zh: '没有网络，无法载入。',
    ja: 'ネットワークがないため読み込めません。',
    en: 'No network: this cannot be loaded.',
  },
});
