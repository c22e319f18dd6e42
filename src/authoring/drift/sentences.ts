import type { Language } from '../../schema/language.ts';
import { pairsOf, type Rule } from './finding.ts';

/** Twice as many sentences as the other text, and two more at least: something may have been left out or added. */
export const findSentenceDrift: Rule = (clause) =>
  pairsOf(clause).flatMap(({ lang, text, base, baseText }) => {
    const own = countSentences(text, lang);
    const others = countSentences(baseText, base);
    const [few, many] = [Math.min(own, others), Math.max(own, others)];
    return many - few >= 2 && many >= 2 * few
      ? [{ lang, against: [base], rule: 'sentence-count', words: [`${own}`], othersWords: [`${others}`] }]
      : [];
  });

/** The sentences of a text; a full stop inside brackets ends none. `countSentences('抓了八张（七张。）。', 'zh') // => 1` */
export const countSentences = (text: string, lang: Language): number => {
  const plain = text.replace(/[(（][^()（）]*[)）]/gu, '').trim();
  const ends =
    lang === 'en' ? /(?<!\b(?:e\.g|i\.e|\p{Lu}))[.!?]+[”’"')]*(?=\s|$)/gu : /[。！？!?]+[」』”’"）)]*/gu;
  const closed = plain.match(ends)?.length ?? 0;
  return Math.max(1, closed);
};
