import { fold } from '../../../pipeline/text/fold.ts';
import type { Part } from '../../../schema/guide.ts';
import type { Known, Language } from '../../../schema/language.ts';
import { hasCjk } from '../lines/script.ts';

/**
 * The words by which this grammar knows headings, penalties and labels: each once, and nowhere else. Everything is
 * compared by `fold` (one width, small letters, Simplified characters), so no other form need be listed.
 */

/** A part and the words that head it; the first one of a language is what we tell people to write. */
interface HeadingWords {
  readonly part: Part;
  readonly lang: Language;
  readonly words: readonly string[];
}

export const headingWords: readonly HeadingWords[] = [
  { part: 'penalty', lang: 'en', words: ['Penalty', 'Penalties'] },
  { part: 'penalty', lang: 'zh', words: ['处罚', '罚则', '惩罚', '判罚'] },
  { part: 'penalty', lang: 'ja', words: ['懲罰', '処罰', '罰則', 'ペナルティ', 'ペナルティー'] },
  { part: 'definition', lang: 'en', words: ['Definition', 'Definitions'] },
  { part: 'definition', lang: 'zh', words: ['定义'] },
  { part: 'definition', lang: 'ja', words: ['定義'] },
  { part: 'examples', lang: 'en', words: ['Examples', 'Example'] },
  { part: 'examples', lang: 'zh', words: ['范例', '例子', '举例', '例'] },
  { part: 'examples', lang: 'ja', words: ['例', '具体例', '事例'] },
  { part: 'philosophy', lang: 'en', words: ['Philosophy'] },
  { part: 'philosophy', lang: 'zh', words: ['原则', '理念'] },
  { part: 'philosophy', lang: 'ja', words: ['理念', '基本理念', '方針', '哲学', '考え方'] },
  { part: 'remedy', lang: 'en', words: ['Additional Remedy', 'Remedy', 'Remedies'] },
  { part: 'remedy', lang: 'zh', words: ['进一步的修正', '补救措施', '补救', '修正'] },
  {
    part: 'remedy',
    lang: 'ja',
    words: [
      ...['追加措置', '追加の措置', '追加処置', '追加の処置', '追加の対処', '措置', '処置', '是正措置'],
    ],
  },
  { part: 'upgrade', lang: 'en', words: ['Upgrade', 'Upgrades'] },
  { part: 'upgrade', lang: 'zh', words: ['升级'] },
  { part: 'upgrade', lang: 'ja', words: ['格上げ', '懲罰の格上げ', '格上げ・格下げ'] },
  { part: 'downgrade', lang: 'en', words: ['Downgrade'] },
  { part: 'downgrade', lang: 'zh', words: ['降级'] },
  { part: 'downgrade', lang: 'ja', words: ['格下げ', '懲罰の格下げ'] },
];

type PenaltyWords = Known<readonly string[]> & { readonly penalty: string };

/** How each penalty is named. */
export const penaltyWords: readonly PenaltyWords[] = [
  {
    penalty: 'none',
    en: ['No Penalty', 'None'],
    zh: ['无处罚', '不处罚', '没有处罚', '无'],
    ja: ['懲罰なし', 'ペナルティなし', 'なし'],
  },
  { penalty: 'caution', en: ['Caution'], zh: ['告诫', '口头警告'], ja: ['注意', '口頭注意'] },
  { penalty: 'warning', en: ['Warning'], zh: ['警告'], ja: ['警告'] },
  {
    penalty: 'game-loss',
    en: ['Game Loss'],
    zh: ['一盘负', '盘负', '判负'],
    ja: ['ゲームの敗北', 'ゲーム敗北', 'ゲームの負け'],
  },
  {
    penalty: 'match-loss',
    en: ['Match Loss'],
    zh: ['一局负', '局负'],
    ja: ['マッチの敗北', 'マッチ敗北', 'マッチの負け'],
  },
  {
    penalty: 'disqualification',
    en: ['Disqualification without Prize', 'Disqualification with Prize', 'Disqualification'],
    zh: ['取消比赛资格', '取消参赛资格', '取消资格', '失格'],
    ja: ['失格'],
  },
];

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
