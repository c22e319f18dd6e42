import { type Language, ofEachLanguage } from '../../schema/language.ts';

export const sentencesIn = (text: string, lang: Language): readonly string[] =>
  Array.from(segmenters[lang].segment(text), ({ segment }) => segment.trim()).filter((one) => one !== '');

/** Created once, because creating a segmenter takes longer than segmenting a sentence. */
const segmenters = ofEachLanguage((lang) => new Intl.Segmenter(lang, { granularity: 'sentence' }));

/** The estimated length of an English text of the same content: `englishLength('抓四张牌', 'zh') // => 12.8` */
export const englishLength = (text: string, lang: Language): number => {
  const each = expansion[lang];
  if (each === undefined) return text.replace(/\s+/gu, ' ').length;
  let length = 0;
  for (const character of text.replace(/\s+/gu, '')) length += character < '\u2E80' ? 1 : each;
  return length;
};

/** The mean number of English characters for one Chinese or Japanese character in rules texts. */
const expansion: Readonly<Partial<Record<Language, number>>> = { zh: 3.2, ja: 2.2 };
