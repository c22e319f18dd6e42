import type { Language } from '../../schema/language.ts';
import { pairsOf, type Rule } from './finding.ts';

/** A text far longer or shorter than a translation of the other would be. */
export const findLengthDrift: Rule = (clause) =>
  pairsOf(clause).flatMap(({ lang, text, base, baseText }) => {
    const own = expectedEnglish(text, lang);
    const others = expectedEnglish(baseText, base);
    if (Math.max(own, others) < shortest) return [];
    const factor = own / others;
    return factor > farOff || factor < 1 / farOff
      ? [
          {
            lang,
            against: [base],
            rule: 'length',
            words: [`${[...text].length}`],
            othersWords: [`${[...baseText].length}`],
          },
        ]
      : [];
  });

/** How long an English text of the same content would be, in characters. */
const expectedEnglish = (text: string, lang: Language): number => {
  if (lang === 'en') return text.length;
  const ideographs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return ideographs * englishFor[lang] + (text.length - ideographs);
};

/** English characters for one of Chinese or Japanese: the means of the two sections, 3.3 and 2.1. */
const englishFor = { zh: 3.3, ja: 2.1 } as const;
const farOff = 1.7;
/** Short clauses are off by a word. */
const shortest = 60;
