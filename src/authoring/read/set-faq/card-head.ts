/**
 * The head of a card: a name and, below it, lines of distinctive forms.
 *
 *   金鬃阿耶尼          克法甲                龙颅山峰        闪电击 {红}      Dark Confidant    光の天使
 *   {二}{白}{白}        - {三}               地             瞬间            {1}{B}            {３}{白}
 *   鹏洛客～阿耶尼      - 神器～武具                                         Creature -- Human 2/1    …
 *   4
 *
 * A mana cost below the name is enough evidence. A type line alone is enough unless it can be the heading of a group
 * (`神器`, followed by the head of the first artifact).
 */

import { fold } from '../../../pipeline/text/fold.ts';
import { canonicalPlainCost } from '../../../pipeline/text/mana.ts';
import type { FaqRow, TextBlock } from '../structure.ts';
import { isLoyalty, isPlaneswalkerLine } from './card-lines.ts';
import { type CardName, splitName, splitRemark } from './card-name.ts';
import { isGroupHeading } from './headings.ts';
import { chapterKindOf, cutBlock, type Line, toBlock, toHeading } from './line.ts';

export interface CardHead extends CardName, Readonly<HeadParts> {
  /** The index of the name line, and of the first line after the head. */
  readonly from: number;
  readonly to: number;
  /** The remark in brackets beside the name. */
  readonly aside: TextBlock | null;
}

/** Heads by the index of their name line. */
export type Heads = ReadonlyMap<number, CardHead>;

export const findHeads = (lines: readonly Line[]): Heads => {
  const heads = new Map<number, CardHead>();
  const areNamesAlone = !lines.some(({ is }) => is.type && !is.group);
  const rulings = areNamesAlone ? lines.findLastIndex((line) => chapterKindOf(line) === 'rulings') : -1;
  // From the end, because whether 神器 is a type line depends on whether a head begins after it.
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const head = readNames(lines, index, rulings) ?? readHead(lines, index, heads);
    if (head) heads.set(index, head);
  }
  return heads;
};

export const canBeName = (line: Line): boolean => !line.marker && looksLikeName(line);

const looksLikeName = ({ divider, text, is }: Line): boolean =>
  !divider &&
  /\p{L}/u.test(text.replace(/\{[^{}]*\}/gu, '')) &&
  (is.short || /^[^。]{1,40}[!?][」』")*_]*$/u.test(text)) &&
  !is.type &&
  !/^\([^()]*\)$|^\[?[+-]\d{1,2}(?:\]? *:|\/)/u.test(text);

interface HeadParts {
  manaCost: TextBlock | null;
  typeLine: TextBlock | null;
  stats: TextBlock | null;
}

/** The most lines of a head, including the name. */
const longestHead = 6;

const readHead = (lines: readonly Line[], from: number, later: Heads): CardHead | undefined => {
  const first = lines[from];
  if (!first || !looksLikeName(first) || first.is.group) return undefined;
  const [printed, aside] = splitRemark(first.marker ? toBlock(first) : toHeading(first));
  const parts: HeadParts = { manaCost: null, typeLine: null, stats: null };
  let to = from + 1;
  while (to < from + longestHead && takeHeadLine(parts, lines[to], lines[to + 1])) to += 1;
  if (!isEnough(first, parts, to - from - 1, later.has(to))) return undefined;
  return { from, to, ...splitName(printed), ...parts, aside };
};

const isEnough = (
  first: Line,
  { manaCost, typeLine }: HeadParts,
  taken: number,
  isBeforeHead: boolean,
): boolean => {
  // After a star there is no name. After another marker, a name needs a cost and a type line:
  // - 双生刃 / - {三} / - 神器～武具
  if (first.marker && (first.marker.glyph === 'star' || !manaCost || !typeLine)) return false;
  if (manaCost) return true;
  // 通则释疑 above a section 鹏洛客 is the heading of a chapter, not a name.
  if (chapterKindOf(first) !== undefined) return false;
  // 神器 directly above the head of a card is the heading of a group, not a type line.
  return typeLine !== null && !(taken === 1 && isBeforeHead && isGroupHeading(fold(typeLine.flow.text)));
};

/**
 * Reads a head with only names, above a question: `153 Lazy Ogre 懒惰食人魔`. Of numbered names in consecutive lines, the
 * last gets the rulings that they share. The English name can be missing only below the heading of the rulings, and
 * only if no card has a type line.
 */
const readNames = (lines: readonly Line[], from: number, rulings: number): CardHead | undefined => {
  const [first, next] = lines.slice(from, from + 2);
  if (!first || !next || !(next.is.question || numberedName.test(next.text))) return undefined;
  const [number = ''] = numberedName.exec(first.text) ?? [];
  const isPlain = number === '';
  if (isPlain && (!next.is.question || !canBeName(first) || first.is.question || first.is.answer))
    return undefined;
  const { flow, markup } = cutBlock(toHeading(first), number.length);
  const { name, nameEn } = splitName({ flow, markup: [] });
  if (!nameEn && (rulings < 0 || from < rulings || first.is.group)) return undefined;
  const isEnglishFirst = nameEn && flow.text.startsWith(nameEn.flow.text);
  const withNumber = (block: TextBlock): TextBlock => ({ ...block, markup: [...markup, ...block.markup] });
  const names = isEnglishFirst ? { name, nameEn: withNumber(nameEn) } : { name: withNumber(name), nameEn };
  return { from, to: from + 1, ...names, manaCost: null, typeLine: null, stats: null, aside: null };
};

const numberedName = /^\d{1,3}[.、]? +(?=\p{L})/u;

const takeHeadLine = (parts: HeadParts, line: Line | undefined, next: Line | undefined): boolean => {
  if (!line || line.divider) return false;
  if (line.marker && line.marker.glyph !== 'dash' && line.marker.glyph !== 'dot') return false;
  return takeCost(parts, line, next) || takeType(parts, line) || takeStats(parts, line);
};

const takeCost = (parts: HeadParts, line: Line, next: Line | undefined): boolean => {
  if (parts.manaCost || parts.typeLine) return false;
  const block = toBlock(line);
  // Other forms (`2WW`, `[绿]`, damaged symbols) are costs only above a type line.
  const canBeCost =
    canonicalPlainCost(block.flow.text) !== undefined || /^(?:\{[^{}]{1,12}\}\s*){1,12}$/u.test(line.text);
  if (!line.is.cost && !(next?.is.type && canBeCost)) return false;
  parts.manaCost = block;
  return true;
};

const takeType = (parts: HeadParts, line: Line): boolean => {
  if (parts.typeLine) return false;
  const block = toBlock(line);
  // Below a cost, a dash is enough for a type line: `唤取～恶魔`.
  const isUnknown = parts.manaCost !== null && /^[\p{L} ]{1,16}[~-]{1,2}[\p{L}\s/・]{1,24}$/u.test(line.text);
  if (!line.is.type && !isUnknown) return false;
  parts.typeLine = block;
  return true;
};

const takeStats = (parts: HeadParts, line: Line): boolean => {
  if (parts.stats || (!parts.typeLine && !parts.manaCost)) return false;
  const type = fold(parts.typeLine?.flow.text ?? '');
  if (!line.is.stats && !isLoyalty(line.text, isPlaneswalkerLine(type))) return false;
  parts.stats = toBlock(line);
  return true;
};

/** The first row is the name; its text is null if the head is lost. */
export const rowsOfHead = (head: CardHead | null): readonly FaqRow[] => {
  const lines = [
    ['english-name', head?.nameEn],
    ['mana-cost', head?.manaCost],
    ['type-line', head?.typeLine],
    ['stats', head?.stats],
  ] as const;
  return [
    { name: { is: 'card' }, text: head?.name ?? null },
    ...lines.flatMap(([is, text]) => (text ? [{ name: { is }, text }] : [])),
  ];
};
