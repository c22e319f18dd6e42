/**
 * A name line in two languages:
 *
 *   金鬃阿耶尼/ Ajani Goldmane      金鬃阿耶尼／Ajani Goldmane      金鬃阿耶尼（Ajani Goldmane）
 *   金鬃阿耶尼 Ajani Goldmane       金鬃阿耶尼 - Ajani Goldmane     Ajani Goldmane 金鬃阿耶尼
 *   「金鬃阿耶尼」 Ajani Goldmane   **金鬃阿耶尼** Ajani Goldmane
 *   《黄金のたてがみのアジャニ》/Ajani Goldmane     《黄金のたてがみのアジャニ/Ajani Goldmane》
 *
 * The halves of a split card (`火 // 冰`, `Fire // Ice`) are one name.
 */

import { sliceFlow } from '../../../pipeline/text/flow.ts';
import { foldToKey, foldUnits } from '../../../pipeline/text/fold.ts';
import type { TextBlock } from '../structure.ts';
import { cutBlock, rangeOf } from './line.ts';

export interface CardName {
  readonly name: TextBlock;
  readonly nameEn: TextBlock | null;
}

/** Splits a name line. The characters around and between the names become markup. */
export const splitName = (block: TextBlock): CardName => {
  const text = foldUnits(block.flow.text);
  for (const pattern of bilingualForms) {
    const { local: name, english: nameEn } = pattern.exec(text)?.indices?.groups ?? {};
    if (name && nameEn) return cutNames(block, name, nameEn);
  }
  const inner = /^(?:[《【〔「]|\*\*)([^《》【】〔〕「」*]+)(?:[》】〕」]|\*\*)$/du.exec(text)?.indices?.[1];
  return { name: cutBlock(block, ...(inner ?? [0, text.length])), nameEn: null };
};

/** The folded names of a card and, for a split card, of both halves; without names of one character. */
export const keysOfNames = ({ name, nameEn }: CardName): readonly string[] => {
  const names = [name.flow.text, ...name.flow.text.split(/[/／]+/u), nameEn?.flow.text ?? ''].map(foldToKey);
  return [...new Set(names)].filter((key) => key.length >= 2);
};

const outside = 'A-Za-z《》【】〔〕*';
const local = String.raw`(?<local>[^${outside}]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][^${outside}]*?)`;
const english = String.raw`(?<english>['"]?\p{Lu}[\p{Script=Latin}\d\s,.'"!?&:/®-]*[\p{Script=Latin}\d!?'".])`;

/** The first match wins. */
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

/** Splits off a remark: `雾鹿_（仅出现在鹏洛客套牌中）_` // => `雾鹿`, `_（仅出现在鹏洛客套牌中）_` */
export const splitRemark = (block: TextBlock): readonly [name: TextBlock, remark: TextBlock | null] => {
  const at = /(?<=\p{Script=Han}.*)(?<=\p{L})\s*[_*]*[（(](?=.*\p{Script=Han}).*[）)][_*]*$/u.exec(
    block.flow.text,
  )?.index;
  if (at === undefined) return [block, null];
  return [
    { flow: cutBlock(block, 0, at).flow, markup: block.markup },
    { flow: cutBlock(block, at).flow, markup: [] },
  ];
};
