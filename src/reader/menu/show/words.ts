import { words } from '../../../schema/words.ts';

/** The controls of the screen for a player, in the language of the interface. */
export const showWords = words({
  close: { zh: '关闭', ja: '閉じる', en: 'Close' },
  language: { zh: '语言', ja: '言語', en: 'Language' },
  players: { zh: '出示给', ja: '見せる相手', en: 'Show to' },
  to: {
    one: { zh: '一位牌手', ja: '1人に', en: 'One player' },
    both: { zh: '双方（面对面）', ja: '両者に（対面）', en: 'Both (facing)' },
  },
  code: { zh: '二维码', ja: 'QRコード', en: 'QR code' },
  codeFailed: {
    zh: '无法载入二维码。',
    ja: 'QRコードを読み込めませんでした。',
    en: 'The QR code could not be loaded.',
  },
});

/** The words for the player, in the language of the text if the interface has it. */
export const shownTextWords = words({
  overruled: {
    zh: '△ 旧文（{date}）{status}',
    ja: '△ 以前の文章（{date}）は{status}',
    en: '△ Older text ({date}): {status}',
  },
  newer: { zh: '新文', ja: '新しい文章', en: 'Newer text' },
  older: { zh: '旧文', ja: '以前の文章', en: 'Older text' },
  account: {
    zh: '此后的变更 · 本站概述，非官方',
    ja: 'その後の変更 · 当サイトの説明（公式ではありません）',
    en: 'What has changed since · our summary, not official',
  },
  scan: { zh: '扫码打开这一条', ja: '読み取ると、この条文が開きます', en: 'Scan to open this text' },
});
