import { words } from '../schema/words.ts';

export const historyWords = words({
  since: { zh: '自{date}起', ja: '{date}から', en: 'since {date}' },
  sinceUnknown: { zh: '另有旧文', ja: '以前の条文あり', en: 'earlier wording differs' },
  lacks: {
    zh: '该版没有这一条。',
    ja: 'この版にはこの条文がありません。',
    en: 'This edition does not have the clause.',
  },
  history: { zh: '各版改动', ja: '版ごとの変更', en: 'What each edition changed' },
  lead: {
    zh: '先是旧文，删去的字词加删除线；后是新文，新增的字词加下划线。均照来源原文。',
    ja: '先に以前の文言（削られた語に取り消し線）、次に新しい文言（加わった語に下線）を示します。どちらも原文のままです。',
    en: 'The older wording comes first, with removed words struck out, then the newer one, with added words underlined. Both are quoted as printed.',
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
