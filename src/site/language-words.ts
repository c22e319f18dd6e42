import { exonyms, type InterfaceLanguage, type Language } from '../schema/language.ts';
import { words } from '../schema/words.ts';

export const punctuation = words({
  /** Between a label and its value. */
  colon: { zh: '：', ja: '：', en: ': ' },
  /** Between names in a row. */
  comma: { zh: '、', ja: '、', en: ', ' },
  /** Between the parts of a remark or of a name. */
  pause: { zh: '，', ja: '、', en: ', ' },
  stop: { zh: '。', ja: '。', en: '.' },
  /** Between two sentences. */
  gap: { zh: '', ja: '', en: ' ' },
  withRemark: { zh: '{text}（{remark}）', ja: '{text}（{remark}）', en: '{text} ({remark})' },
});

export const languageNames = words(exonyms);

/** `listLanguages('en', ['zh', 'ja', 'en']) // => 'Chinese, Japanese, and English'` */
export const listLanguages = (lang: InterfaceLanguage, named: readonly Language[]): string =>
  new Intl.ListFormat(lang).format(named.map((each) => languageNames[lang][each]));
