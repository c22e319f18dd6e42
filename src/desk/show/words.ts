import { words } from '../../schema/words.ts';

/** A text alone on the screen, for a player: what is said in the language of the interface. */
export const showWords = words({
  close: { zh: '关闭', ja: '閉じる', en: 'Close' },
  language: { zh: '语言', ja: '言語', en: 'Language' },
  turn: { zh: '转向对面', ja: '相手に向ける', en: 'Turn around' },
  dark: { zh: '深色', ja: 'ダーク', en: 'Dark' },
  code: { zh: '二维码', ja: 'QRコード', en: 'QR code' },
  codeFailed: {
    zh: '无法载入二维码。',
    ja: 'QRコードを読み込めませんでした。',
    en: 'The QR code could not be loaded.',
  },
});

/** What the player is told, in the language of the text. */
export const shownTextWords = words({
  scan: { zh: '扫码打开这一条', ja: '読み取ると、この条文が開きます', en: 'Scan to open this text' },
});
