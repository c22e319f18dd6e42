import { foldUnits } from '../../pipeline/text/fold.ts';
import type { Language } from '../../schema/language.ts';
import { type CompareTexts, difference } from './rule.ts';

/** A text with at least two negations more than the other: one of them may say the opposite somewhere. */
export const compareNegations: CompareTexts = (own, other) => {
  const words = findNegations(own.text, own.lang);
  const othersWords = findNegations(other.text, other.lang);
  return Math.abs(words.length - othersWords.length) >= 2 ? difference(words, othersWords) : null;
};

/**
 * The negations of a text, as printed, in order. Left out are words that only look like one (`不过`, `無作為`), “must”
 * (なければならない), and words for hidden or unknown, which are negations in every language: 非公开, 未知, 不明.
 *
 * `findNegations('无法修正，且未经对手许可', 'zh') // => ['无', '未']`
 */
export const findNegations = (text: string, lang: Language): readonly string[] =>
  Array.from(foldUnits(text).matchAll(negations[lang]), ({ 0: word, index }) =>
    text.slice(index, index + word.length),
  );

const negations: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:not|no|never|cannot|without|unless|neither|nor|none|\p{L}+n't|un(?!known|til|der|it|ion|ique|iquely|less)\p{Ll}{4,}|in(?:correct|valid)|illegal(?:ly)?)\b/giu,
  zh: /(?:不(?![过同断仅但只论])|未(?!知|来)|无(?!论|色)|没有?|勿|除非|非法|别(?![的处]))/gu,
  ja: /(?<!なければなら)(?:な(?:い(?!し)|く(?!と)|かっ|けれ(?!ばなら))|ず(?=に|、)|ません|不(?!明)|無(?!作為|色))/gu,
};
