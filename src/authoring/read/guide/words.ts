import { fold } from '../../../pipeline/text/fold.ts';
import type { Part } from '../../../schema/guide.ts';
import type { Known } from '../../../schema/language.ts';
import { hasCjk } from '../lines/script.ts';

/**
 * The words of this grammar for headings, penalties and labels. They are compared after `fold` (one width, lower
 * case, Simplified characters), so other forms need not be listed.
 */

type Words = Known<readonly string[]>;

/** Diagnostics suggest the first word of each language. */
export const headingWords: readonly (Words & { readonly part: Part })[] = [
  { part: 'penalty', en: ['Penalty'], zh: ['处罚'], ja: ['懲罰'] },
  { part: 'definition', en: ['Definition'], zh: ['定义'], ja: ['定義'] },
  { part: 'examples', en: ['Examples', 'Example'], zh: ['范例', '例子', '例'], ja: ['例'] },
  { part: 'philosophy', en: ['Philosophy'], zh: ['原则'], ja: ['理念'] },
  { part: 'remedy', en: ['Additional Remedy'], zh: ['进一步的修正'], ja: ['追加措置'] },
  { part: 'upgrade', en: ['Upgrade'], zh: ['升级'], ja: ['格上げ'] },
  { part: 'downgrade', en: ['Downgrade'], zh: ['降级'], ja: ['格下げ'] },
];

const penaltyWords: readonly Words[] = [
  { en: ['No Penalty', 'None'], zh: ['无'], ja: ['懲罰なし'] },
  { en: ['Warning'], zh: ['警告'], ja: ['警告'] },
  { en: ['Game Loss'], zh: ['一盘负', '盘负', '判负'], ja: ['ゲームの敗北'] },
  { en: ['Match Loss'], zh: ['一局负', '局负'], ja: ['マッチの敗北'] },
  { en: ['Disqualification'], zh: ['取消资格'], ja: ['失格'] },
];

export const formsOf = ({ zh, ja, en }: Words): readonly string[] => [...en, ...zh, ...ja];

/** A pattern for words in folded text. Blanks between Chinese and Japanese characters are allowed: `处　罚`. */
export const patternOf = (words: readonly string[]): string =>
  [...new Set(words.map(fold))]
    .sort((left, right) => right.length - left.length)
    .map((word) => (hasCjk(word) ? [...word].join('[\\t ]{0,2}') : word.replaceAll(' ', '\\s+')))
    .join('|');

/** The key of a word in the tables: folded, one blank between Latin words, none between other characters. */
export const toKey = (word: string): string =>
  fold(word).replace(/\s+/gu, hasCjk(word.slice(0, 1)) ? '' : ' ');

/** The word for examples in `Examples`, `Example A:`, `例(C)は…` */
export const exampleWord = patternOf(headingWords.filter(({ part }) => part === 'examples').flatMap(formsOf));

/** `Warning`, `Warning (see below) 警告`, `【ゲームの敗北】または【失格】`; not `Warnings are used …`. */
export const isPenaltyPhrase = (text: string): boolean => {
  if (text.length > longestPhrase || text.includes('。')) return false;
  const withoutRemarks = fold(text).replace(/\([^()]*\)/gu, ' ');
  const withoutPenalties = withoutRemarks.replace(anyPenalty, ' ');
  return withoutPenalties !== withoutRemarks && withoutPenalties.replace(connectives, '') === '';
};

const longestPhrase = 120;

const anyPenalty = new RegExp(
  `\\b(?:${patternOf(penaltyWords.flatMap(({ en }) => en))})\\b|${patternOf(penaltyWords.flatMap(({ zh, ja }) => [...zh, ...ja]))}`,
  'gu',
);

const connectives =
  /\b(?:or|and|to|see|below|upgrade[sd]?|downgrade[sd]?)\b|或者|或|和|及|至|又は|または|もしくは|および|见下文?|下记参照|[\s\p{Punctuation}\p{Symbol}]/gu;
