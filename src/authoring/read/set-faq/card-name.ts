/**
 * A name line that holds two languages:
 *
 *   金鬃阿耶尼/ Ajani Goldmane      金鬃阿耶尼／Ajani Goldmane      金鬃阿耶尼（Ajani Goldmane）
 *   金鬃阿耶尼 Ajani Goldmane       金鬃阿耶尼 - Ajani Goldmane     Ajani Goldmane 金鬃阿耶尼
 *   「金鬃阿耶尼」 Ajani Goldmane   **金鬃阿耶尼** Ajani Goldmane
 *   《黄金のたてがみのアジャニ》/Ajani Goldmane     《黄金のたてがみのアジャニ/Ajani Goldmane》
 *
 * The halves of a split card (`火 // 冰`, `Fire // Ice`) are one name. Its cost or a remark can stand beside it.
 */

import { sliceFlow } from '../../../pipeline/text/flow.ts';
import { foldToKey, foldUnits } from '../../../pipeline/text/fold.ts';
import { canonicalManaCost, canonicalPlainCost } from '../../../pipeline/text/mana.ts';
import type { TextBlock } from '../structure.ts';
import { statsAfterType } from './card-lines.ts';
import { cutBlock, type Line, rangeOf } from './line.ts';

/** The name and, where it is printed beside it, the English name. */
export interface CardName {
  readonly name: TextBlock;
  readonly nameEn: TextBlock | null;
}

/** Takes a name line apart. What stands between or around the names is markup. */
export const splitName = (block: TextBlock): CardName => {
  const text = foldUnits(block.flow.text);
  for (const pattern of bilingualForms) {
    const { local: name, english: nameEn } = pattern.exec(text)?.indices?.groups ?? {};
    if (name && nameEn) return cutNames(block, name, nameEn);
  }
  const inner = /^(?:[《【〔「]|\*\*)([^《》【】〔〕「」*]+)(?:[》】〕」]|\*\*)$/du.exec(text)?.indices?.[1];
  return { name: cutBlock(block, ...(inner ?? [0, text.length])), nameEn: null };
};

/** The names of a card as they can stand in its text, folded. */
export const keysOfNames = ({ name, nameEn }: CardName): readonly string[] => {
  const names = [name.flow.text, ...name.flow.text.split(/[/／]+/u), nameEn?.flow.text ?? ''].map(foldToKey);
  return [...new Set(names)].filter((key) => key.length >= 2);
};

const outside = 'A-Za-z《》【】〔〕*';
const local = String.raw`(?<local>[^${outside}]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][^${outside}]*?)`;
const english = String.raw`(?<english>['"]?\p{Lu}[\p{Script=Latin}\d\s,.'"!?&:/®-]*[\p{Script=Latin}\d!?'".])`;

/** In order: the first that fits. */
const bilingualForms: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:[《【〔「]|\*\*)?${local}(?:[》】〕」]|\*\*)?\s*(?:[/|~-]{1,2}|[([<〈])?\s*${english}\s*[)\]>〉》】〕]?$`,
    'du',
  ),
  new RegExp(String.raw`^${english}\s*(?:[/|~-]{1,2}|[([<〈《【]|\s)\s*${local}\s*[)\]>〉》】]?$`, 'du'),
];

type Place = readonly [from: number, to: number];

const cutNames = (block: TextBlock, name: Place, nameEn: Place): CardName => {
  const { flow } = block;
  const [first, second] = name[0] < nameEn[0] ? [name, nameEn] : [nameEn, name];
  const around = [0, ...first, ...second, flow.text.length];
  const markup = [0, 2, 4].flatMap((at) => rangeOf(flow, around[at] ?? 0, around[at + 1] ?? 0));
  return {
    name: { flow: sliceFlow(flow, ...name), markup: [...block.markup, ...markup] },
    nameEn: { flow: sliceFlow(flow, ...nameEn), markup: [] },
  };
};

/** The cost beside the name: `闪电击 {红}`, `火 // 冰 {一}{红} // {一}{蓝}`; without braces in brackets or after a blank. */
export const splitInlineCost = (block: TextBlock, next: Line | undefined): Split => {
  const { text } = block.flow;
  const at = inlineCosts.map((form) => form.exec(text)?.index ?? 0).find((index) => index > 0);
  const cost = text.slice(at);
  const isCost = canonicalManaCost(cost) !== undefined || canonicalPlainCost(cost) !== undefined;
  // 雾鹿（白） over a cost of its own says its color.
  const isOwn = /[{｛]/u.test(cost) || (next && (next.is.type || statsAfterType(next.text) !== undefined));
  return at !== undefined && isCost && isOwn ? cutInTwo(block, at) : [block, null];
};

/** In order: the first that fits. Without brackets a number comes before the letters: `Plan B` is a name. */
const inlineCosts: readonly RegExp[] = [
  /\s*(?:[{｛][^{}｛｝]{1,12}[}｝]\s*(?:\/{2}\s*)?){1,12}$/u,
  /\s*[（([【][X\dWUBRG白蓝黑红绿一二三四五六七八九]{1,8}[）)\]】]$/u,
  /\s+(?:[X\d一二三四五六七八九]{1,2}[WUBRG白蓝黑红绿]{1,5}|[白蓝黑红绿]{1,5})$/u,
];

/** `雾鹿_（仅出现在鹏洛客套牌中）_`: what is said of the card in brackets beside its name. */
export const splitRemark = (block: TextBlock): Split => {
  const at = /(?<=\p{Script=Han}.*)(?<=\p{L})\s*[_*]*[（(](?=.*\p{Script=Han}).*[）)][_*]*$/u.exec(
    block.flow.text,
  )?.index;
  return at === undefined ? [block, null] : cutInTwo(block, at);
};

/** A name, and what stands beside it. */
type Split = readonly [name: TextBlock, beside: TextBlock | null];

const cutInTwo = (block: TextBlock, at: number): Split => [
  { ...cutBlock(block, 0, at), markup: block.markup },
  { flow: cutBlock(block, at).flow, markup: [] },
];
