/** What stands beside the name of a card in its line: the cost, a remark. */

import { canonicalManaCost, canonicalPlainCost } from '../../../pipeline/text/mana.ts';
import type { TextBlock } from '../structure.ts';
import { statsAfterType } from './card-lines.ts';
import { cutBlock, type Line } from './line.ts';

/** The cost beside the name: `闪电击 {红}`, `火 // 冰 {一}{红} // {一}{蓝}`; without braces in brackets or after a blank. */
export const splitInlineCost = (
  block: TextBlock,
  next: Line | undefined,
): { readonly name: TextBlock; readonly cost: TextBlock | null } => {
  const { text } = block.flow;
  const at = inlineCosts.map((form) => form.exec(text)?.index ?? 0).find((index) => index > 0);
  // 雾鹿（白） over a cost of its own says its color.
  if (
    at === undefined ||
    (!/[{｛]/u.test(text.slice(at)) && !(next && (next.is.type || statsAfterType(next.text) !== undefined)))
  )
    return { name: block, cost: null };
  if ((canonicalManaCost(text.slice(at)) ?? canonicalPlainCost(text.slice(at))) === undefined)
    return { name: block, cost: null };
  const { flow } = cutBlock(block, at);
  return { name: { ...cutBlock(block, 0, at), markup: block.markup }, cost: { flow, markup: [] } };
};

/** In order: the first that fits. Without brackets a number comes before the letters: `Plan B` is a name. */
const inlineCosts: readonly RegExp[] = [
  /\s*(?:[{｛][^{}｛｝]{1,12}[}｝]\s*(?:\/{2}\s*)?){1,12}$/u,
  /\s*[（([【][X\dWUBRG白蓝黑红绿一二三四五六七八九]{1,8}[）)\]】]$/u,
  /\s+[X\d一二三四五六七八九]{1,2}[WUBRG白蓝黑红绿]{1,5}$/u,
];

/** `雾鹿_（仅出现在鹏洛客套牌中）_`: what is said of the card in brackets beside its name. */
export const splitRemark = (
  block: TextBlock,
): { readonly name: TextBlock; readonly remark: TextBlock | null } => {
  const { text } = block.flow;
  const at = /(?<=\p{Script=Han})\s*[_*]*[（(](?=.*\p{Script=Han}).*[）)][_*]*$/u.exec(text)?.index;
  if (at === undefined) return { name: block, remark: null };
  const { flow } = cutBlock(block, at);
  return { name: { ...cutBlock(block, 0, at), markup: block.markup }, remark: { flow, markup: [] } };
};
