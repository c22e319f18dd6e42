/**
 * Whether a paragraph is the rules text of a card or speaks about it. Inside a chapter a card box ends where
 * the prose goes on:
 *
 *   穿髓金针 / {一} / 神器
 *   于穿髓金针进战场时，说出一个牌名。                       text: names the card
 *   除了法术力异能之外，具有该名称之来源的起动式异能都不能起动。  text: the entry of the card has it too
 *   要「使用某张地」就是将它放进战场，…                       prose
 */

import { foldToKey } from '../../../pipeline/text/fold.ts';
import { displayWidth } from '../lines/display-width.ts';
import { isHeadingLike } from '../lines/heading-like.ts';
import { endsWithColon } from '../lines/sentence.ts';
import type { CardHead } from './card-head.ts';
import { beginsAbility, beginsRulesText, beginsWithKeyword, isLevelLine } from './rules-text.ts';
import { isPowerToughness } from './stats.ts';

/** What is known of a card when its text is read. */
export interface KnownCard {
  /** Its names, folded. */
  readonly names: readonly string[];
  /** Beginnings of the paragraphs of its entry, folded; empty when it has no entry. */
  readonly entryText: ReadonlySet<string>;
}

/** The names of a card as they can stand in its text. */
export const foldedNames = ({ name, nameEn }: Pick<CardHead, 'name' | 'nameEn'>): readonly string[] =>
  [name.flow.text, ...name.flow.text.split(/[/／]+/u), nameEn?.flow.text ?? '']
    .map(foldToKey)
    .filter((folded, index, all) => folded.length >= 2 && all.indexOf(folded) === index);

/** What two prints of one paragraph have in common. */
export const paragraphKey = (text: string): string => foldToKey(text.slice(0, 40)).slice(0, 8);

/** True when a paragraph below the head of a box belongs to its text; `count` paragraphs are there already. */
export const isBoxText = (text: string, card: KnownCard, count: number): boolean => {
  if (card.entryText.size > 0) return card.entryText.has(paragraphKey(text));
  if (isAboutCard(text, card) || endsWithColon(text)) return false;
  if (count === 0 || isLevelLine(text) || isPowerToughness(text)) return true;
  const beginning = foldToKey(text.slice(0, longestEvidence));
  return (
    beginsAbility(text) ||
    beginsWithKeyword(text) ||
    card.names.some((name) => beginning.includes(name)) ||
    beginsRulesText(text)
  );
};

/** True for prose about a card: what no card says of itself. */
export const isAboutCard = (text: string, { names }: KnownCard): boolean => {
  const beginning = text.slice(0, longestEvidence);
  if (prose.some((pattern) => pattern.test(withoutReminders(beginning)))) return true;
  const folded = foldToKey(beginning);
  return names.some((name) => aboutAbility.some((word) => folded.includes(`${name}${word}`)));
};

/** True when a short line in a card's text cannot be the heading that follows the box. */
export const isKeywordLine = (text: string): boolean =>
  isHeadingLike(text) && displayWidth(text) <= 60 && (beginsWithKeyword(text) || /[{｛]/u.test(text));

/** True for a line that only says where to read on: `See the Double-Faced Cards section above.` */
export const refersElsewhere = (text: string): boolean => refers.test(text.slice(0, 120));

const refers =
  /^(?:see (?:the|also|above|below|[“"])|refer to )|^(?:请|請)?(?:参见|參見|参阅|參閱|参考|參考|详见|詳見)|^[^。]{2,60}(?:を参照|をご覧|をご参照)/iu;

const longestEvidence = 1200;

const withoutReminders = (text: string): string => text.replace(/[（(][^（）()]*[)）]|「[^「」]*」/gu, '');

/** `逼真幻影的异能不会改变…`: a card calls itself by name, but never speaks of its own abilities. */
const aboutAbility = [
  '的异能',
  '的異能',
  '的效应',
  '的效應',
  '的起动式异能',
  '的触发式异能',
  '的第一个异能',
  '的第二个异能',
  'sability',
  'の能力',
];

/** What only explanations say. */
const prose: readonly RegExp[] = [
  /举例来说|舉例來說|换句话说|換句話說|也就是说|也就是說|请参见|請參見|请注意|請注意/u,
  /过去(?:称|注记|的|译|，)|過去(?:稱|註記|的|譯)|规则(?:解析|叙述|如下)|本系列|核心系列|完整规则|如下[：:]?$/u,
  /\bfor example\b|\bin other words\b|\bsee rule\b|\bpreviously\b/iu,
  /たとえば|例えば|つまり/u,
];
