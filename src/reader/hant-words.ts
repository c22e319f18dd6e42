import { words } from '../schema/words.ts';

/** Chinese texts in Traditional characters. */
export const hantWords = words({
  /** The mark at every text that was converted. */
  derived: { zh: '自动转换', ja: '自動変換', en: 'automatic conversion' },
  /** What is added when a converted text is copied. */
  derivedCopied: {
    zh: '以上繁体字由程序自动转换自简体文本，并非官方文字。',
    ja: '以上の繁体字は簡体字から自動変換したもので、公式の文章ではありません。',
    en: 'The Traditional characters above were converted automatically; they are not official text.',
  },
  derivedFailed: {
    zh: '未能载入繁体字转换表，仍显示简体字。',
    ja: '繁体字の変換表を読み込めないため、簡体字のまま表示しています。',
    en: 'Could not load the Traditional-character table; the text stays Simplified.',
  },
});
