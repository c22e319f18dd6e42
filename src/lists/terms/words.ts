import { words } from '../../schema/words.ts';

/** The list of terms, and the marks in the texts. */
export const termWords = words({
  title: { zh: '术语对照', ja: '用語対訳', en: 'Terms' },
  lead: {
    zh: '本站所用术语的三语对照。',
    ja: '当サイトで用いる用語の三言語対訳です。',
    en: 'The terms used here, in three languages.',
  },
  aliases: { zh: '又称', ja: '別名', en: 'Also called' },
  use: { zh: '说明', ja: '説明', en: 'Meaning' },
  filterHint: {
    zh: '任何语言、缩写或别称',
    ja: '言語を問わず、略語や別名でも',
    en: 'any language, abbreviation or alias',
  },
  stands: { zh: '出处', ja: '出現箇所', en: 'Appears in' },
  more: { zh: '另有 {count} 处', ja: 'ほか{count}か所', en: '{count} more' },
  nowhere: { zh: '文本中未出现', ja: '本文では未使用', en: 'not used in any text' },
});

/** How many terms the list shows. */
export const termCountWords = words({
  shown: { zh: '显示 {count} 条', ja: '{count}件', en: '{count} {count|term|terms} shown' },
  none: { zh: '没有符合的术语', ja: '該当する用語はありません', en: 'No matching terms' },
});
