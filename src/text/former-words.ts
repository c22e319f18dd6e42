import { words } from '../schema/words.ts';

/** The editions of a text, the earlier ones too. */
export const formerWords = words({
  since: { zh: '自{date}起', ja: '{date}から', en: 'since {date}' },
  sinceUnknown: { zh: '另有旧文', ja: '以前の条文あり', en: 'worded otherwise before' },
  lacks: {
    zh: '该版没有这一条。',
    ja: 'この版にはこの条文がありません。',
    en: 'This edition does not have the clause.',
  },
  show: { zh: '看该版全文', ja: 'この版で読む', en: 'read this edition' },
  history: { zh: '各版改动', ja: '版ごとの変更', en: 'What each edition changed' },
  /** Over a page that shows an older edition: what the columns show that are of one, then the others. */
  shown: {
    zh: '现为旧版：{shown}。',
    ja: '旧版を表示中：{shown}。',
    en: 'In an older edition: {shown}.',
  },
  others: {
    zh: '其他语言：{others}。',
    ja: 'ほかの言語：{others}。',
    en: 'The others: {others}.',
  },
  /** Between columns; the marks that the build puts between words would be in the script of every page. */
  comma: { zh: '、', ja: '、', en: ', ' },
  newest: { zh: '看最新版', ja: '最新版を見る', en: 'Show the newest' },
  lead: {
    zh: '每一版与前一版相比改动了什么。划去的是旧文，下划线的是新文；均照来源原文。',
    ja: '各版がその前の版から変えたところ。取り消し線は旧文言、下線は新文言で、どちらも原文のままです。',
    en: 'What each edition changed from the one before it. Struck words are the older ones, underlined words the newer; both as the sources print them.',
  },
  replaced: { zh: '取代：{date}', ja: '以前の版：{date}', en: 'in place of: {date}' },
  added: { zh: '新增', ja: '追加', en: 'added' },
  gone: { zh: '删去', ja: '削除', en: 'removed' },
  movedTo: { zh: '移至{clause}', ja: '{clause}へ移動', en: 'moved to {clause}' },
  movedFrom: { zh: '由{clause}移来', ja: '{clause}から移動', en: 'moved from {clause}' },
  followed: { zh: '原在{clause}之后', ja: '以前は{clause}の次', en: 'was after {clause}' },
  wasFirst: { zh: '原在本部分之首', ja: '以前はこの部分の先頭', en: 'was first in its part' },
  title: { zh: '标题', ja: '表題', en: 'Title' },
  nothing: { zh: '条文没有改动。', ja: '条文に変更はありません。', en: 'No clause has changed.' },
});
