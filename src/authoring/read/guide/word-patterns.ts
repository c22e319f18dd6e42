import { fold } from '../../../pipeline/text/fold.ts';
import { hasCjk } from '../lines/script.ts';
import { headingWords } from './words.ts';

/**
 * A pattern for any of some words in a folded text, the longer ones first. Chinese and Japanese characters may be set
 * apart to fill a line: `处　罚`.
 */
export const anyOf = (words: readonly string[]): string =>
  [...new Set(words.map(fold))]
    .sort((left, right) => right.length - left.length)
    .map((word) => (hasCjk(word) ? [...word].join('[\\t ]{0,2}') : word.replaceAll(' ', '\\s+')))
    .join('|');

/** A word as the tables are searched for it: folded, one blank between Latin words, none between characters. */
export const toKey = (word: string): string =>
  fold(word).replace(/\s+/gu, hasCjk(word.slice(0, 1)) ? '' : ' ');

/** Any word for an example, whatever is said with it: heading, `Example A:`, `例(C)は…`. */
export const exampleWord = anyOf(
  headingWords.filter(({ part }) => part === 'examples').flatMap(({ words }) => words),
);
