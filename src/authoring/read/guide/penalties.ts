import { fold } from '../../../pipeline/text/fold.ts';
import { anyOf } from './word-patterns.ts';
import { penaltyWords } from './words.ts';

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
