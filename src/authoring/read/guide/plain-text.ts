import { foldWording, wordsOf } from '../../compare/similarity.ts';

/**
 * How much of a paragraph is in the plain text of its section, between 0 and 1: the share of its runs of three words (a Han
 * or kana character is one). A comment that quotes a few words of the rule has few of its runs there.
 */
export const createShareOfPlain = (plain: string): ((text: string) => number) => {
  const known = new Set(runsOf(plain));
  return (text) => {
    const runs = runsOf(text);
    return runs.length === 0 ? 0 : runs.filter((run) => known.has(run)).length / runs.length;
  };
};

const runsOf = (text: string): readonly string[] => {
  const words = wordsOf(text).flatMap((word) => foldWording(word.text) || []);
  if (words.length < length) return words;
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '));
};

const length = 3;
