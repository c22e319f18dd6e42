/**
 * The forms of single lines of a card, in three languages. All functions take folded text.
 *
 *   type line   生物～人类／德鲁伊   部族瞬间～妖精   Legendary Creature — Angel   クリーチャー ― 天使
 *   stats       1/1   星/星   1+*／1+*   /   （2/2）   4   （忠诚 4）   Loyalty: 4
 *   level       等级 1-4   LEVEL 5+   Ｌｖ１－３
 *   ability     {横置}: …   {二}{黑}, {横置}: …   [+1]: …
 *   keyword     飞行   先攻，系命   延势（此生物能阻挡…）   佩带{二}   潜雾{一}{蓝}（你可以…
 */

import { hasCjk } from '../lines/script.ts';
import {
  creatureWord,
  keywords,
  landWord,
  levelWord,
  loyaltyWord,
  outsideDeckWord,
  planeswalkerWord,
  rulesText,
  tokenWord,
  types,
} from './words.ts';

/** Older texts print costs without braces: `二蓝`, `X白白`. */
const plainCost = '(?:[零一二三四五六七八九十x]|[白蓝黑红绿无]){1,6}';

/** The type lines of both halves of a split card, with slashes between them, are also a type line. */
export const isTypeLine = (folded: string): boolean =>
  folded.length <= 80 &&
  folded
    .replace(colorIndicator, '')
    .split(/ *\/{2,} */u)
    .every((half) => typeLine.test(half.trim()));

/** `〔青〕クリーチャー―人間`: the color of a side that has no cost. */
const colorIndicator = /^[〔【[(][^〔〕【】[\]()]{1,8}[〕】\])]\s*/u;
const separator = /\s*[~-]{1,3}\s*/u;
const subtypes = String.raw`(?:\s*[~-]{1,3}\s*[^\s。!?;,:「」{}~]{1,24}(?:\s?[^\s。!?;,:「」{}~]{1,24}){0,6})?`;
const typeLine = new RegExp(`^${types}${subtypes}$`, 'u');

const typesOf = (folded: string): string => folded.split(separator)[0] ?? '';

/** Lands, tokens, and cards outside the deck, such as planes, have no mana cost. */
export const hasNoCost = (folded: string): boolean =>
  [landWord, tokenWord, outsideDeckWord].some((word) => word.test(typesOf(folded)));
export const isCreatureLine = (folded: string): boolean => creatureWord.test(typesOf(folded));
export const isPlaneswalkerLine = (folded: string): boolean => planeswalkerWord.test(typesOf(folded));

export const isPowerToughness = (folded: string): boolean =>
  folded.length <= 24 && powerToughness.test(folded);

/** A bare number is loyalty only on a planeswalker (or defense on a battle). */
export const isLoyalty = (folded: string, planeswalker: boolean): boolean =>
  folded.length <= 24 && (planeswalker ? bareLoyalty : namedLoyalty).test(folded);

/** Reads the stats of a card. A number that is lost (`/`) is left out. */
export const readStats = (
  folded: string,
): { readonly power?: string; readonly toughness?: string; readonly loyalty?: string } => {
  const { power, toughness } = powerToughness.exec(folded)?.groups ?? {};
  const loyalty = bareLoyalty.exec(folded)?.groups?.count;
  return {
    ...(power ? { power: power.toUpperCase() } : {}),
    ...(toughness ? { toughness: toughness.toUpperCase() } : {}),
    ...(loyalty ? { loyalty: loyalty.toUpperCase() } : {}),
  };
};

const value = String.raw`[\d*★☆星x?]*(?:[+-][\d*★☆星x]+)?(?:\.5|½)?`;
const powerToughness = new RegExp(
  `^[(【[]?\\s*(?<power>${value}|-\\d{1,2})\\s*/\\s*(?<toughness>${value}|-\\d{1,2})\\s*[)\\]】]?$`,
  'u',
);
const count = String.raw`\s*:?\s*(?<count>\d{1,2}|x)\s*[)\]】]?$`;
const namedLoyalty = new RegExp(`^[([【]?\\s*${loyaltyWord}${count}`, 'u');
const bareLoyalty = new RegExp(`^[([【]?\\s*${loyaltyWord}?${count}`, 'u');
/** A loyalty ability: `[+1]: …`, `-2：…`, `[-X]：…`, `0: …`. */
export const isLoyaltyAbility = (folded: string): boolean =>
  /^[[【(]?\s*[+−-]?\s*(?:\d{1,2}|x)\s*[\]】)]?\s*:/u.test(folded);

export const beginsAbility = (folded: string): boolean =>
  isLoyaltyAbility(folded.slice(0, 16)) || costOfAbility.test(folded.slice(0, 120));

/** With or without braces. `oct` is the tap symbol in the letters of a symbol font. */
const costOfAbility = new RegExp(`^(?:\\{[^{}]{1,12}\\}|${plainCost}(?=[,:])|oct(?=[,:]))[^。:]{0,60}:`, 'u');

export const isLevelLine = (folded: string): boolean => folded.length <= 24 && level.test(folded);

/** `等级2-4`, `2级` */
const level = new RegExp(`^(?:${levelWord}\\s*\\d|\\d ?级$)`, 'u');

export const beginsWithKeyword = (folded: string): boolean => {
  const [first = ''] = folded.slice(0, 60).split(/[(,、{\s\d-]/u);
  return keywords.has(first) || keywordWithCost.test(folded.slice(0, 80));
};

/** `循环基本地{一}{红}`, `Cycling {2}(`, but not `…的咒语增加{二}` */
const keywordWithCost =
  /^(?:[\p{Script=Latin}\s]{1,24}?|[^\p{Script=Latin}\P{L}]{1,12}?)\s*(?:\{[^{}]{1,12}\}\s*)+(?:$|\()/u;

/** Keywords, enchant abilities and levels need no full stop. */
export const isWholeWithoutStop = (folded: string): boolean =>
  (isKeywordList(folded) && !rulesText.test(folded) && !beginsAbility(folded)) ||
  /^(?:结附|enchant\b)[^,。.]{0,24}$/u.test(folded) ||
  isLevelLine(folded) ||
  // {二}{蓝}：等级2
  (folded.length <= 40 && level.test(folded.replace(/^(?:\{[^{}]{1,12}\}\s*)+:\s*/u, ''))) ||
  beginsWithKeyword(folded);

const isKeywordList = (folded: string): boolean =>
  folded.length <= 200 &&
  folded
    .split(/[,、]/u)
    .every((word) => (hasCjk(word) ? word.trim().length <= 8 : word.trim().split(/\s+/u).length <= 4));
