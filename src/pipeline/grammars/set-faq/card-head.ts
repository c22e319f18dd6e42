/**
 * The head of a card: a name and, under it, what no other lines look like.
 *
 *   金鬃阿耶尼          克法甲                龙颅山峰        闪电击 {红}      黑暗亲信
 *   {二}{白}{白}        - {三}               地             瞬间            Dark Confidant
 *   鹏洛客～阿耶尼      - 神器～武具                                         {1}{黑}
 *   4                                                                      生物～人类／术士 2/1
 *
 * Strong evidence is a mana cost below the name; a type line alone is evidence only where it cannot be the
 * heading of a group (`神器`, followed by the head of the first artifact).
 */

import { sliceFlow } from '../../flow.ts';
import { canonicalManaCost } from '../../mana.ts';
import type { TextBlock } from '../../structure.ts';
import { splitName } from './card-name.ts';
import { isGroupHeading } from './headings.ts';
import { isCostLine, type Line, rangeOf, toBlock } from './line.ts';
import { findTrailingStats, isLoyalty, isPowerToughness } from './stats.ts';
import { hasHan, hasLatinWord, isHeadingLike } from './text-style.ts';
import { isPlaneswalkerLine, isTypeLine } from './type-line.ts';

export interface CardHead {
  /** Index of the name line, and of the first line behind the head. */
  readonly from: number;
  readonly to: number;
  readonly name: TextBlock;
  readonly nameEn: TextBlock | null;
  readonly manaCost: TextBlock | null;
  readonly typeLine: TextBlock | null;
  readonly stats: TextBlock | null;
  /** The card was made a list: `- {三}`, `- 神器～武具`, `- ` before its text. */
  readonly asList: boolean;
}

/** Every place where a head can begin, by the index of its name line. */
export const findHeads = (lines: readonly Line[]): ReadonlyMap<number, CardHead> => {
  const heads = new Map<number, CardHead>();
  // From the end, because whether 神器 is a type line depends on whether a head begins behind it.
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const head = readHead(lines, index, heads);
    if (head) heads.set(index, head);
  }
  return heads;
};

/** True when a line can be a name: short, with letters, and not like anything else. */
export const canBeName = (line: Line): boolean =>
  !line.marker &&
  !line.divider &&
  !line.hintedEntry &&
  !line.hintedRuling &&
  /\p{L}/u.test(line.text) &&
  isHeadingLike(line.text) &&
  !isTypeLine(line.text) &&
  !/^[[［]?[+＋\-－−]\d/u.test(line.text);

interface HeadParts {
  manaCost: TextBlock | null;
  typeLine: TextBlock | null;
  stats: TextBlock | null;
  lists: number;
  lines: number;
}

const readHead = (
  lines: readonly Line[],
  from: number,
  later: ReadonlyMap<number, CardHead>,
): CardHead | undefined => {
  const first = lines[from];
  if (!first || !canBeName(first) || isGroupHeading(first.text)) return undefined;
  const { name: nameBlock, cost } = splitInlineCost(toBlock(first));
  if (!/\p{L}/u.test(nameBlock.flow.text)) return undefined;
  const names = splitName(nameBlock);
  const parts: HeadParts = { manaCost: cost, typeLine: null, stats: null, lists: 0, lines: 0 };
  let to = from + 1;
  const english = names.nameEn === null && cost === null ? readEnglishLine(lines, from) : null;
  if (english) to += 1;
  while (to < from + 6 && takeHeadLine(parts, lines[to])) to += 1;
  if (!isEnough(parts, to, later)) return undefined;
  const { manaCost, typeLine, stats } = parts;
  const nameEn = english ?? names.nameEn;
  return { from, to, name: names.name, nameEn, manaCost, typeLine, stats, asList: parts.lists > 0 };
};

/** The English name on a line of its own below the Chinese or Japanese one. */
const readEnglishLine = (lines: readonly Line[], from: number): TextBlock | null => {
  const first = lines[from];
  const second = lines[from + 1];
  const third = lines[from + 2];
  if (!first || !second || !third || !hasHan(first.text) || !canBeName(second)) return null;
  const isEnglish = hasLatinWord(second.text) && !hasHan(second.text);
  return isEnglish && (isCostLine(third.text) || isTypeLine(third.text)) ? toBlock(second) : null;
};

/** Takes a line into the head when it is a cost, a type line or stats that the head still lacks. */
const takeHeadLine = (parts: HeadParts, line: Line | undefined): boolean => {
  if (!line || line.divider || line.hintedEntry || line.hintedRuling) return false;
  if (line.marker && line.marker.glyph !== 'dash') return false;
  const taken = headLineForms.some((form) => form(parts, line));
  if (taken) parts.lines += 1;
  if (taken && line.marker) parts.lists += 1;
  return taken;
};

/** In order: what a line of a head can be. */
const headLineForms: readonly ((parts: HeadParts, line: Line) => boolean)[] = [
  (parts, line) => {
    const block = withoutLabel(
      toBlock(line),
      /^(?:(?:法术力|魔法力|總|总)?费用|マナ・?コスト|mana cost)\s*[:：]\s*/iu,
    );
    if (parts.manaCost || parts.typeLine || !isCostLine(block.flow.text)) return false;
    parts.manaCost = block;
    return true;
  },
  (parts, line) => {
    const block = withoutLabel(toBlock(line), /^(?:牌张|牌)?(?:类别|類別|类型|タイプ|type)\s*[:：]\s*/iu);
    if (parts.typeLine || !isTypeLine(block.flow.text)) return false;
    parts.typeLine = block;
    return true;
  },
  (parts, line) => {
    const block = toBlock(line);
    const at = findTrailingStats(block.flow.text);
    if (parts.typeLine || parts.stats || at === undefined) return false;
    const type = block.flow.text.slice(0, at);
    if (!isTypeLine(type)) return false;
    parts.typeLine = { flow: sliceFlow(block.flow, 0, at), markup: block.markup };
    parts.stats = trimmedBlock(block, at);
    return true;
  },
  (parts, line) => {
    // A cost and a type line on one line.
    const block = toBlock(line);
    const match = /^((?:\s*[{｛][^{}｛｝]{1,12}[}｝])+)\s+(\S.*)$/u.exec(block.flow.text.slice(0, 160));
    const [, cost = '', type = ''] = match ?? [];
    if (parts.manaCost || parts.typeLine || !isCostLine(cost) || !isTypeLine(type)) return false;
    parts.manaCost = { flow: sliceFlow(block.flow, 0, cost.length), markup: block.markup };
    parts.typeLine = trimmedBlock(block, cost.length);
    return true;
  },
  (parts, line) => {
    // Without a type line above it, `1/1` counts only below a cost.
    if (parts.stats || (!parts.typeLine && !parts.manaCost)) return false;
    const planeswalker = parts.typeLine !== null && isPlaneswalkerLine(parts.typeLine.flow.text);
    if (!isPowerToughness(line.text) && !isLoyalty(line.text, planeswalker)) return false;
    parts.stats = toBlock(line);
    return true;
  },
];

const isEnough = (
  { manaCost, typeLine, lines: taken }: HeadParts,
  to: number,
  later: ReadonlyMap<number, CardHead>,
): boolean => {
  if (manaCost && typeLine) return true;
  // A name with its cost beside it and nothing below is too little: a sentence can end with symbols.
  if (manaCost) return taken > 0;
  if (!typeLine) return false;
  return !(taken === 1 && isGroupHeading(typeLine.flow.text) && later.has(to));
};

/** `闪电击 {红}`: the cost beside the name. */
const splitInlineCost = (block: TextBlock): { readonly name: TextBlock; readonly cost: TextBlock | null } => {
  const { text } = block.flow;
  const match = /^(.*?[^\s{}｛｝])\s*((?:[{｛][^{}｛｝]{1,12}[}｝]\s*){1,12})$/u.exec(text);
  const [, name = '', cost = ''] = match ?? [];
  if (canonicalManaCost(cost) === undefined) return { name: block, cost: null };
  return {
    name: { flow: sliceFlow(block.flow, 0, name.length), markup: block.markup },
    cost: trimmedBlock(block, text.length - cost.length),
  };
};

const withoutLabel = (block: TextBlock, label: RegExp): TextBlock => {
  const length = label.exec(block.flow.text.slice(0, 40))?.[0].length ?? 0;
  if (length === 0) return block;
  return {
    flow: sliceFlow(block.flow, length),
    markup: [...block.markup, ...rangeOf(block.flow, 0, length)],
  };
};

const trimmedBlock = ({ flow }: TextBlock, from: number): TextBlock => {
  let begin = from;
  while (/\s/u.test(flow.text.charAt(begin))) begin += 1;
  return { flow: sliceFlow(flow, begin), markup: [] };
};
