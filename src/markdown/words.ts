import { words } from '../schema/words.ts';

export const twinWords = words({
  page: { zh: '网页', ja: 'ページ', en: 'Page' },
  key: {
    zh: '引用块是来源的文字；标有“非官方”的是译文或评注，不是官方文本；其余是本站的说明。网页地址加上“#”和编号即为该条的链接，例如：',
    ja: '引用ブロックは原文の文章です。「非公式」とあるものは訳または注釈で、公式の文章ではありません。それ以外は当サイトの説明です。ページのアドレスに「#」とIDを付けると、その項目へのリンクになります。例：',
    en: 'Block quotes are the words of the sources; what is marked “unofficial” or “not official” is a translation or commentary, not official text; the rest is ours. The address of the page with # and an ID leads to that text, for example: ',
  },
  official: { zh: '官方文本', ja: '公式の文章', en: 'official text' },
  annotation: { zh: '评注，非官方', ja: '注釈、非公式', en: 'annotation, not official' },
  texts: { zh: '收录的官方文本', ja: '収録している公式の文章', en: 'Official texts here' },
});
