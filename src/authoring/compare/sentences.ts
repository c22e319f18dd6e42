import { type Flow, sliceFlow, trimFlow } from '../../pipeline/text/flow.ts';
import { type Language, ofEachLanguage } from '../../schema/language.ts';

/**
 * The sentences of a paragraph in order: see `sentenceEnds`. Every character that is not blank is in exactly one of
 * them.
 */
export const splitSentences = (flow: Flow, lang: Language): readonly Flow[] => {
  const sentences: Flow[] = [];
  let from = 0;
  for (const to of sentenceEnds(flow.text, lang)) {
    const sentence = trimFlow(sliceFlow(flow, from, to));
    if (sentence.text !== '') sentences.push(sentence);
    from = to;
  }
  const rest = trimFlow(sliceFlow(flow, from));
  return rest.text === '' ? sentences : [...sentences, rest];
};

/** The sentences of a text, as printed. */
export const sentencesIn = (text: string, lang: Language): readonly string[] => {
  const ends = [...sentenceEnds(text, lang), text.length];
  return ends.map((to, index) => text.slice(ends[index - 1] ?? 0, to).trim()).filter((each) => each !== '');
};

/** Where the sentences of a text end, its own end left out. */
const sentenceEnds = (text: string, lang: Language): readonly number[] =>
  Array.from(segmenters[lang].segment(text), ({ index }) => index).slice(1);

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
