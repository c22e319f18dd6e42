import { fold } from '../../../pipeline/text/fold.ts';
import type { Part } from '../../../schema/guide.ts';
import type { Known } from '../../../schema/language.ts';
import { hasCjk } from '../lines/script.ts';

/**
 * The words by which this grammar knows headings, penalties and labels: each once, and nowhere else. Everything is
 * compared by `fold` (one width, small letters, Simplified characters), so no other form need be listed.
 */

type Words = Known<readonly string[]>;

/** The words that head each part; the first one of a language is what we tell people to write. */
export const headingWords: readonly (Words & { readonly part: Part })[] = [
  { part: 'penalty', en: ['Penalty'], zh: ['处罚'], ja: ['懲罰'] },
  { part: 'definition', en: ['Definition'], zh: ['定义'], ja: ['定義'] },
  { part: 'examples', en: ['Examples', 'Example'], zh: ['范例', '例子', '例'], ja: ['例'] },
  { part: 'philosophy', en: ['Philosophy'], zh: ['原则'], ja: ['理念'] },
  { part: 'remedy', en: ['Additional Remedy'], zh: ['进一步的修正'], ja: ['追加措置'] },
  { part: 'upgrade', en: ['Upgrade'], zh: ['升级'], ja: ['格上げ'] },
  { part: 'downgrade', en: ['Downgrade'], zh: ['降级'], ja: ['格下げ'] },
];

/** How each penalty is named. */
const penaltyWords: readonly Words[] = [
  { en: ['No Penalty', 'None'], zh: ['无'], ja: ['懲罰なし'] },
  { en: ['Warning'], zh: ['警告'], ja: ['警告'] },
  { en: ['Game Loss'], zh: ['一盘负', '盘负', '判负'], ja: ['ゲームの敗北'] },
  { en: ['Match Loss'], zh: ['一局负', '局负'], ja: ['マッチの敗北'] },
  { en: ['Disqualification'], zh: ['取消资格'], ja: ['失格'] },
];

/** The words of a row in all languages. */
export const wordsOf = ({ zh, ja, en }: Words): readonly string[] => [...en, ...zh, ...ja];

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
export const exampleWord = anyOf(headingWords.filter(({ part }) => part === 'examples').flatMap(wordsOf));

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

const longestPhrase = 120;

const anyPenalty = new RegExp(
  `\\b(?:${anyOf(penaltyWords.flatMap(({ en }) => en))})\\b|${anyOf(penaltyWords.flatMap(({ zh, ja }) => [...zh, ...ja]))}`,
  'gu',
);

const connectives =
  /\b(?:or|and|to|see|below|upgrade[sd]?|downgrade[sd]?)\b|或者|或|和|及|至|又は|または|もしくは|および|见下文?|下记参照|[\s\p{Punctuation}\p{Symbol}]/gu;
