/**
 * The lines below a card's name:
 *
 *   {二}{白}{白}      法术力费用：{2}{W}      2WW           cost
 *   鹏洛客～阿耶尼    类别：生物～天使                      type line
 *   生物～天使 4/4    {二}{白} 瞬间                        two on one line
 *   4/4    4    （忠诚 4）                                stats
 */

import { canonicalManaCost, canonicalPlainCost } from '../../../pipeline/emit/mana.ts';
import type { TextBlock } from '../../../pipeline/structure/structure.ts';
import { sliceFlow, trimFlow } from '../../../pipeline/text/flow.ts';
import { isCostLine, type Line, rangeOf, toBlock } from './line.ts';
import { findTrailingStats, isDefense, isLoyalty, isPowerToughness } from './stats.ts';
import { isBattleLine, isPlaneswalkerLine, isTypeLine } from './type-line.ts';

/** What has been found of a head so far. */
export interface HeadParts {
  manaCost: TextBlock | null;
  typeLine: TextBlock | null;
  stats: TextBlock | null;
  /** How many lines were taken, and how many of them have the dash of a list. */
  lines: number;
  lists: number;
}

/** Takes a line into the head when it is a cost, a type line or stats that the head still lacks. */
export const takeHeadLine = (parts: HeadParts, line: Line | undefined, next: Line | undefined): boolean => {
  if (!line || line.divider || line.hintedEntry || line.hintedRuling) return false;
  if (line.marker && line.marker.glyph !== 'dash' && line.marker.glyph !== 'dot') return false;
  const taken = headLineForms.some((form) => form(parts, line, next));
  if (taken) parts.lines += 1;
  if (taken && line.marker) parts.lists += 1;
  return taken;
};

/** `闪电击 {红}`: the cost beside the name. */
export const splitInlineCost = (
  block: TextBlock,
): { readonly name: TextBlock; readonly cost: TextBlock | null } => {
  const { text } = block.flow;
  const match = /^(.*?[^\s{}｛｝])\s*((?:[{｛][^{}｛｝]{1,12}[}｝]\s*){1,12})$/u.exec(text);
  const [, name = '', cost = ''] = match ?? [];
  if (canonicalManaCost(cost) === undefined) return { name: block, cost: null };
  return { name: before(block, name.length), cost: behind(block, text.length - cost.length) };
};

/** `闪电击 {红} 瞬间`: the cost and the type line beside the name. `rest` is what stands behind it, as a line. */
export const splitInlineHead = (
  line: Line,
): { readonly name: TextBlock; readonly cost: null; readonly rest: Line } | undefined => {
  const { text } = line.flow;
  const length = /^[^\s{｛：:][^{}｛｝：:]{0,60}?(?=\s*[{｛])/u.exec(text)?.[0].length ?? 0;
  const rest = trimFlow(sliceFlow(line.flow, length));
  const type = /^(?:\s*[{｛][^{}｛｝]{1,12}[}｝])+\s+(?<type>\S.*)$/u.exec(rest.text.slice(0, 160))?.groups
    ?.type;
  if (length === 0 || type === undefined || !isTypeLine(type)) return undefined;
  return {
    name: { flow: trimFlow(sliceFlow(line.flow, 0, length)), markup: [] },
    cost: null,
    rest: { ...line, flow: rest, text: rest.text },
  };
};

type HeadLineForm = (parts: HeadParts, line: Line, next: Line | undefined) => boolean;

const takeCost: HeadLineForm = (parts, line, next) => {
  const block = withoutLabel(
    toBlock(line),
    /^(?:(?:法术力|魔法力|總|总)?[费費]用|マナ・?コスト|mana cost)\s*[:：]\s*/iu,
  );
  const { text } = block.flow;
  if (parts.manaCost || parts.typeLine) return false;
  // Other signs are a cost only between a name and a type line.
  const beforeType = next !== undefined && isTypeLine(next.text);
  if (!isCostLine(text) && !(beforeType && (isUnknownCost(text) || canonicalPlainCost(text) !== undefined)))
    return false;
  parts.manaCost = block;
  return true;
};

const takeTypeWithStats: HeadLineForm = (parts, line) => {
  const block = toBlock(line);
  const at = findTrailingStats(block.flow.text);
  if (parts.typeLine || parts.stats || at === undefined || !isTypeLine(block.flow.text.slice(0, at)))
    return false;
  parts.typeLine = before(block, at);
  parts.stats = behind(block, at);
  return true;
};

const takeType: HeadLineForm = (parts, line) => {
  const block = withoutLabel(toBlock(line), /^(?:牌张|牌)?(?:类别|類別|类型|類型|タイプ|type)\s*[:：]\s*/iu);
  if (parts.typeLine || !isTypeLine(block.flow.text)) return false;
  parts.typeLine = block;
  return true;
};

const takeCostWithType: HeadLineForm = (parts, line) => {
  const block = toBlock(line);
  const match = /^((?:\s*[{｛][^{}｛｝]{1,12}[}｝])+)\s+(\S.*)$/u.exec(block.flow.text.slice(0, 160));
  const [, cost = '', type = ''] = match ?? [];
  if (parts.manaCost || parts.typeLine || !isCostLine(cost) || !isTypeLine(type)) return false;
  parts.manaCost = before(block, cost.length);
  parts.typeLine = behind(block, cost.length);
  return true;
};

/** Below a cost, a type that the vocabulary lacks is known by its dash: `唤取～恶魔`. */
const takeUnknownType: HeadLineForm = (parts, line) => {
  const isKnownCost = parts.manaCost !== null && parts.lines > 0;
  if (
    !isKnownCost ||
    parts.typeLine ||
    !/^[\p{L} ]{1,16}[～~∼—–―－]{1,2}[\p{L}\s/／·]{1,24}$/u.test(line.text)
  )
    return false;
  parts.typeLine = toBlock(line);
  return true;
};

/** Without a type line above it, `1/1` counts only below a cost. */
const takeStats: HeadLineForm = (parts, line) => {
  if (parts.stats || (!parts.typeLine && !parts.manaCost)) return false;
  const type = parts.typeLine?.flow.text ?? '';
  const isCount = isLoyalty(line.text, isPlaneswalkerLine(type)) || isDefense(line.text, isBattleLine(type));
  if (!isPowerToughness(line.text) && !isCount) return false;
  parts.stats = toBlock(line);
  return true;
};

/** In order: what a line of a head can be. */
const headLineForms: readonly HeadLineForm[] = [
  takeCost,
  takeTypeWithStats,
  takeType,
  takeCostWithType,
  takeUnknownType,
  takeStats,
];

/** Symbols only, not all of them known. */
const isUnknownCost = (text: string): boolean =>
  text.length <= 120 && /^(?:[{｛][^{}｛｝]{1,12}[}｝]\s*)+$/u.test(text);

const withoutLabel = (block: TextBlock, label: RegExp): TextBlock => {
  const length = label.exec(block.flow.text.slice(0, 40))?.[0].length ?? 0;
  if (length === 0) return block;
  return {
    flow: sliceFlow(block.flow, length),
    markup: [...block.markup, ...rangeOf(block.flow, 0, length)],
  };
};

const before = ({ flow, markup }: TextBlock, to: number): TextBlock => ({
  flow: sliceFlow(flow, 0, to),
  markup,
});

const behind = ({ flow }: TextBlock, from: number): TextBlock => {
  let begin = from;
  while (/\s/u.test(flow.text.charAt(begin))) begin += 1;
  return { flow: sliceFlow(flow, begin), markup: [] };
};
