import { fold } from '../../../pipeline/text/fold.ts';
import { hasCjk } from '../lines/script.ts';
import { headingWords, penaltyWords } from './words.ts';

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

/**
 * True for a short text that says nothing but penalties: `Warning`, `Warning (see below) 警告`,
 * `【ゲームの敗北】または【失格】`; false for `Warnings are used …`.
 */
export const isPenaltyPhrase = (text: string): boolean => {
  if (text.length > longestPhrase || text.includes('。')) return false;
  const withoutRemarks = fold(text).replace(/\([^()]*\)/gu, ' ');
  const withoutPenalties = withoutRemarks.replace(anyPenalty, ' ');
  return withoutPenalties !== withoutRemarks && withoutPenalties.replace(connectives, '') === '';
};

/** True when a text names a penalty somewhere; the words for none are too common to count. */
export const namesPenalty = (text: string): boolean => fold(text).search(realPenalty) >= 0;

const longestPhrase = 120;

const patternOf = (rows: typeof penaltyWords): RegExp =>
  new RegExp(
    `\\b(?:${anyOf(rows.flatMap(({ en }) => en))})\\b|${anyOf(rows.flatMap(({ zh, ja }) => [...zh, ...ja]))}`,
    'gu',
  );

const anyPenalty = patternOf(penaltyWords);
const realPenalty = patternOf(penaltyWords.filter(({ penalty }) => penalty !== 'none'));

const connectives =
  /\b(?:or|and|to|see|below|upgrade[sd]?|downgrade[sd]?)\b|或者|或|和|及|至|又は|または|もしくは|および|见下文?|下记参照|[\s\p{Punctuation}\p{Symbol}]/gu;
