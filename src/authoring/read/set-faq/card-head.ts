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

import { canonicalPlainCost } from '../../../pipeline/emit/mana.ts';
import type { TextBlock } from '../../../pipeline/structure/structure.ts';
import { joinFlows, sliceFlow, trimFlow } from '../../../pipeline/text/flow.ts';
import { glueBetween } from '../../../pipeline/text/join-lines.ts';
import { displayWidth } from '../lines/display-width.ts';
import { isHeadingLike } from '../lines/heading-like.ts';
import { hasCjk, hasLatinWord } from '../lines/script.ts';
import type { Glyph } from './bullets.ts';
import { splitName } from './card-name.ts';
import { type HeadParts, splitInlineCost, splitInlineHead, takeHeadLine } from './head-lines.ts';
import { chapterKindOf, isGroupHeading, toHeading } from './headings.ts';
import { isCostLine, type Line, rangeOf, toBlock } from './line.ts';
import { isLoyalty, isPowerToughness } from './stats.ts';

import { isLandLine, isTypeLine } from './type-line.ts';

export interface CardHead {
  /** Index of the name line, and of the first line behind the head. */
  readonly from: number;
  readonly to: number;
  readonly name: TextBlock;
  readonly nameEn: TextBlock | null;
  readonly manaCost: TextBlock | null;
  readonly typeLine: TextBlock | null;
  readonly stats: TextBlock | null;
  /** A line in brackets between name and cost, or a rarity in them beside the name: `（非普通）`. */
  readonly aside: TextBlock | null;
  /** The card was made a list: `- {三}`, `- 神器～武具`, `- ` before its text. */
  readonly asList: boolean;
  /** Its name stands in two lines. */
  readonly isBroken?: boolean;
}

/** Every place where a head can begin, by the index of its name line. */
export const findHeads = (lines: readonly Line[]): ReadonlyMap<number, CardHead> => {
  const heads = new Map<number, CardHead>();
  // From the end, because whether 神器 is a type line depends on whether a head begins behind it.
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const head = readHead(lines, index, heads) ?? readBrokenName(lines, index, heads);
    if (!head) continue;
    heads.set(index, head);
    if (head.isBroken) heads.delete(index + 1);
  }
  return heads;
};

/**
 * A head whose name is broken over two lines: the first of them ends with what something must follow, or the second
 * begins with what cannot begin a name.
 *
 *   Keeper of the      暮光港的      Fire
 *   Silent Bell        守望者        // Ice
 */
const readBrokenName = (
  lines: readonly Line[],
  from: number,
  later: ReadonlyMap<number, CardHead>,
): CardHead | undefined => {
  const [first, second] = lines.slice(from, from + 2);
  const head = later.get(from + 1);
  if (!first || !second || !head || head.isBroken || second.blanksBefore > 0) return undefined;
  if (!canBeName(first) && !/[,，、/／]$/u.test(first.text)) return undefined;
  if (first.marker || first.divider || isGroupHeading(first.text) || !isCutName(first.text, second.text))
    return undefined;
  const printed = splitInlineCost(toNameBlock(second)).name;
  const isAtStroke = /[/／]$/u.test(first.text) || /^[/／]/u.test(second.text);
  const glue = isAtStroke ? ' ' : glueBetween(first.text, second.text);
  const { flow, markup } = toNameBlock(first);
  const whole = { flow: joinFlows([flow, printed.flow], glue), markup: [...markup, ...printed.markup] };
  return {
    ...head,
    ...splitName(whole),
    nameEn: splitName(whole).nameEn ?? head.nameEn,
    from,
    isBroken: true,
  };
};

const isCutName = (first: string, second: string): boolean =>
  displayWidth(first) <= widestName &&
  (/(?:[,，、/／&＆]|\b(?:of|the|an?|and|or|to|in|on|for|with|from|by|at)|[的之与和及のと])$/iu.test(first) ||
    /^(?:[/／&＆]|(?:of|the|and|or|to|in|on|for|with|from|by|at)\s)/u.test(second));

const widestName = 60;

/** True when a line can be a name: short, with letters, and not like anything else. */
export const canBeName = (line: Line): boolean => !line.marker && looksLikeName(line);

const looksLikeName = (line: Line): boolean =>
  !line.divider &&
  !line.hintedEntry &&
  !line.hintedRuling &&
  /\p{L}/u.test(line.text) &&
  isHeadingLike(line.text.replace(/[!！](?=[」』”"）)\]]?$)/u, '')) &&
  !isTypeLine(line.text) &&
  !/^[（(][^（）()]*[)）]$/u.test(line.text) &&
  !/^[[［]?[+＋\-－−]\d/u.test(line.text);

/** Signs that a list of names may have; an asterisk is a ruling's. */
const listSigns: ReadonlySet<Glyph | undefined> = new Set(['dot', 'dash', 'number']);

/** No head has more lines below its name. */
const longestHead = 6;

const readHead = (
  lines: readonly Line[],
  from: number,
  later: ReadonlyMap<number, CardHead>,
): CardHead | undefined => {
  const first = lines[from];
  if (!first || !looksLikeName(first) || isGroupHeading(first.text)) return undefined;
  const { name: printed, cost, rest } = readNameLine(first);
  if (!/\p{L}/u.test(withoutSymbols(printed.flow.text))) return undefined;
  const { name: withoutRarity, rarity } = splitRarity(printed);
  const names = splitName(withoutRarity);
  const parts: HeadParts = { manaCost: cost, typeLine: null, stats: null, lists: 0, lines: 0 };
  if (rest) takeHeadLine(parts, rest, undefined);
  const isAlone = names.nameEn === null && cost === null && !rest;
  const { english, aside } = readBelowName(lines, from, isAlone);
  let to = from + (english || aside ? 2 : 1);
  while (to < from + longestHead && takeHeadLine(parts, lines[to], lines[to + 1])) to += 1;
  if (!isEnough(parts, to, later) || (first.marker && !isListedName(first, parts))) return undefined;
  const { manaCost, typeLine, stats } = parts;
  return {
    from,
    to,
    name: names.name,
    nameEn: english ?? names.nameEn,
    manaCost,
    typeLine,
    stats,
    aside: aside ?? rarity,
    asList: parts.lists > 0,
  };
};

/** What can stand right below a name: the English one, where the name stands alone, or a remark in brackets. */
const readBelowName = (
  lines: readonly Line[],
  from: number,
  isAlone: boolean,
): { readonly english: TextBlock | null; readonly aside: TextBlock | null } => {
  const english = isAlone ? readEnglishLine(lines, from) : null;
  return { english, aside: english ? null : readAside(lines, from) };
};

/** The name, and what of the head stands beside it: the cost, or cost and type line. */
const readNameLine = (line: Line): NameLine =>
  (line.marker ? undefined : splitInlineHead(line)) ?? splitInlineCost(toNameBlock(line));

/** `玻璃使者（普通）`, `Glass Herald (uncommon)`: the rarity is no part of the name. */
const splitRarity = (block: TextBlock): { readonly name: TextBlock; readonly rarity: TextBlock | null } => {
  const at = rarityBehind.exec(block.flow.text)?.index ?? 0;
  if (at === 0) return { name: block, rarity: null };
  return {
    name: { ...block, flow: sliceFlow(block.flow, 0, at) },
    rarity: { flow: trimFlow(sliceFlow(block.flow, at)), markup: [] },
  };
};

const rarityBehind =
  /\s*[（(［[【〔](?:普通|非普通|稀有|秘稀|密稀|神话稀有|神話稀有|非凡|罕见|罕見|common|uncommon|rare|mythic(?: rare)?|コモン|アンコモン|レア|神話レア|[CURM])[)）］\]】〕]$/iu;

interface NameLine {
  readonly name: TextBlock;
  readonly cost: TextBlock | null;
  readonly rest?: Line;
}

/** `● 守护炽天使` above a cost and a type line; a land has no cost, and a number before its name. */
const isListedName = ({ marker }: Line, { manaCost, typeLine }: HeadParts): boolean =>
  listSigns.has(marker?.glyph) &&
  typeLine !== null &&
  (manaCost !== null || (marker?.glyph === 'number' && isLandLine(typeLine.flow.text)));

/** The name without list sign and without decoration. */
const toNameBlock = (line: Line): TextBlock => withoutEmphasis(line.marker ? toBlock(line) : toHeading(line));

/** `'''守岛人''' ''Island Keeper''`, `**Island Keeper** {1}{W}`: how names are set. */
const withoutEmphasis = (block: TextBlock): TextBlock => {
  const { flow } = block;
  const marks = [...flow.text.matchAll(/'{2,3}|\*{2,3}|_{2,3}/gu)];
  if (marks.length < 2) return block;
  const ends = marks.map(({ index, 0: mark }) => index + mark.length);
  const pieces = [0, ...ends].map((from, at) => sliceFlow(flow, from, marks[at]?.index));
  const markup = marks.flatMap(({ index, 0: mark }) => rangeOf(flow, index, index + mark.length));
  return { flow: trimFlow(joinFlows(pieces)), markup: [...block.markup, ...markup] };
};

/** The English name on a line of its own below the Chinese or Japanese one, in brackets or not. */
const readEnglishLine = (lines: readonly Line[], from: number): TextBlock | null => {
  const [first, second, third] = lines.slice(from, from + 3);
  if (!first || !second || !third || !hasCjk(first.text) || !canBeName(second)) return null;
  // 单卡解惑 over the first card, whose name is English only.
  if (chapterKindOf(first, new Map()) !== undefined) return null;
  if (!hasLatinWord(second.text) || hasCjk(second.text) || canonicalPlainCost(second.text) !== undefined)
    return null;
  return isCostLine(third.text) || isTypeLine(third.text) ? withoutBrackets(toBlock(second)) : null;
};

/** A line in brackets right above the cost or the type line. */
const readAside = (lines: readonly Line[], from: number): TextBlock | null => {
  const [second, third] = lines.slice(from + 1, from + 3);
  if (!second || !third || second.marker || !/^[（(［[【][^（）()]{1,24}[)）\]］】]$/u.test(second.text))
    return null;
  const isAboveHead = isCostLine(third.text) || isTypeLine(third.text);
  return isAboveHead && !isLoyalty(second.text, true) && !isPowerToughness(second.text)
    ? toBlock(second)
    : null;
};

const withoutSymbols = (text: string): string => text.replace(/[{｛][^{}｛｝]*[}｝]/gu, '');

const withoutBrackets = ({ flow, markup }: TextBlock): TextBlock => {
  const { text } = flow;
  if (!/^[（(［[].*[)）\]］]$/u.test(text)) return { flow, markup };
  return {
    flow: sliceFlow(flow, 1, text.length - 1),
    markup: [...markup, ...rangeOf(flow, 0, 1), ...rangeOf(flow, text.length - 1, text.length)],
  };
};

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
