import type { Range } from '../../pipeline/text/source-text.ts';
import { type Language, ofEachLanguage } from '../../schema/language.ts';

/** The sentences of a text in order, without the blanks around them: every other character is in exactly one. */
export const sentenceRanges = (text: string, lang: Language): readonly Range[] =>
  Array.from(segmenters[lang].segment(text), ({ segment, index }) => {
    const start = index + segment.length - segment.trimStart().length;
    return { start, end: start + segment.trim().length };
  }).filter(({ start, end }) => start < end);

/** The sentences of a text, as printed. */
export const sentencesIn = (text: string, lang: Language): readonly string[] =>
  sentenceRanges(text, lang).map(({ start, end }) => text.slice(start, end));

/** Made once: to make one takes longer than to segment a sentence. */
const segmenters = ofEachLanguage((lang) => new Intl.Segmenter(lang, { granularity: 'sentence' }));

/** How long an English text of the same content would be, in characters: `englishLength('抓四张牌', 'zh') // => 12.8` */
export const englishLength = (text: string, lang: Language): number => {
  const each = expansion[lang];
  if (each === undefined) return text.replace(/\s+/gu, ' ').length;
  let length = 0;
  for (const character of text.replace(/\s+/gu, '')) length += character < '\u2E80' ? 1 : each;
  return length;
};

/** Mean number of English characters for one Chinese or Japanese character (not Latin letters or figures) in rules texts. */
const expansion: Readonly<Partial<Record<Language, number>>> = { zh: 3.2, ja: 2.2 };
