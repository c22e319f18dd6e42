import { englishLength } from '../compare/length.ts';
import { countSentences } from '../compare/sentences.ts';
import type { CompareTexts } from './rule.ts';

/** Finds a text far longer or shorter than expected from the other. In short clauses one word more or less is much. */
export const compareLengths: CompareTexts = (own, other) => {
  const lengths = [own, other].map(({ text, lang }) => englishLength(text, lang));
  const [short, long] = [Math.min(...lengths), Math.max(...lengths)];
  return long > 1.6 * short + 20 ? counts([...own.text].length, [...other.text].length) : null;
};

/** Finds a text with at least twice as many sentences as the other, and two more: something may be left out or added. */
export const compareSentenceCounts: CompareTexts = (own, other) => {
  const [ours, theirs] = [countSentences(own.text, own.lang), countSentences(other.text, other.lang)];
  const [few, many] = [Math.min(ours, theirs), Math.max(ours, theirs)];
  return many - few >= 2 && many >= 2 * few ? counts(ours, theirs) : null;
};

const counts = (own: number, other: number): ReturnType<CompareTexts> => ({
  words: [`${own}`],
  othersWords: [`${other}`],
});
