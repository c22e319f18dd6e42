import { fold } from '../../../pipeline/text/fold.ts';
import { isSiteLine, type PageNumber, readPageNumber } from '../lines/page-number.ts';
import { hasCjk } from '../lines/script.ts';
import type { Segment } from '../lines/segment.ts';
import { beginsInsideSentence, isHeadingLike, isLonePunctuation } from '../lines/sentence.ts';
import { readMarker } from './bullets.ts';
import {
  beginsWithKeyword,
  isLoyalty,
  isLoyaltyAbility,
  isPlaneswalkerLine,
  isPowerToughness,
  isTypeLine,
  isWholeWithoutStop,
} from './card-lines.ts';
import type { Layout } from './layout.ts';
import type { Line } from './line.ts';
import {
  bracketDepth,
  canEndParagraph,
  endsInsideSentence,
  firstLine,
  isLabeled,
  type OpenText,
} from './open-text.ts';
import { newAbility, rulesText } from './words.ts';

/**
 * Page ends cut sentences (`…则它会` / `等到下一个结束步骤…`) and leave a full stop alone on a line. A line goes
 * on with the paragraph before it
 *   - when it begins with what cannot begin a sentence, or is only a closing sign;
 *   - when the paragraph before it has not ended (no full stop, or a bracket still open) and the line does not
 *     begin anything itself;
 *   - in a text broken by hand, when the line before it reaches the edge of the page.
 */

/** True when the paragraph has come to its end. */
export const isFinished = ({ tail, depth }: OpenText): boolean =>
  canEndParagraph(tail) && (depth <= 0 || /[。!?…:]$/u.test(tail));

/** True when a line, already known to begin no card, heading or item, is the rest of an open paragraph. */
export const continuesText = (open: OpenText, line: Line, layout: Layout): boolean => {
  if (line.marker || line.divider || line.hintedRuling || line.hintedEntry) return false;
  if (isLonePunctuation(line.text) || beginsInsideSentence(line.flow.text)) return true;
  if (isHyphenated(open, line) || isBrokenByHand(open, line, layout)) return true;
  if (isFinished(open) || line.is.ability || line.is.stats) return false;
  return continuers[open.kind](open, line);
};

/** `dis-` / `card this card: …` */
const isHyphenated = (open: OpenText, line: Line): boolean =>
  line.blanksBefore === 0 &&
  /\p{Ll}[-‐\u00AD]$/u.test(open.pieces.at(-1)?.text ?? '') &&
  /^\p{Ll}{2}/u.test(line.flow.text);

/** How many columns a line has at least when a page end has cut it; less is enough where it is clearly open. */
const shortestCutLine = 60;
const shortestOpenLine = 24;

const isLongEnough = ({ width, tail, depth }: OpenText): boolean =>
  width >= (depth > 0 || endsInsideSentence(tail) ? shortestOpenLine : shortestCutLine);

/** `Creatures with beach` / `return to their owner's hand`: no paragraph begins with a small letter. */
const isRestInSmallLetters = ({ width, tail }: OpenText, { flow, blanksBefore }: Line): boolean =>
  blanksBefore === 0 && width >= shortestOpenLine && /[\p{L},]$/u.test(tail) && /^\p{Ll}/u.test(flow.text);

/** What it takes for an unfinished paragraph of each kind to go on in an unmarked line. */
const continuers: Readonly<Record<OpenText['kind'], (open: OpenText, line: Line) => boolean>> = {
  // `• 发售日：2014年9月26日` has no stop and lacks nothing: a heading or the next paragraph stands apart from it.
  item: (open, line) =>
    line.blanksBefore === 0 || isLongEnough(open) || !(line.is.short || isLabeled(firstLine(open))),
  prose: (open, line) =>
    (isLongEnough(open) || isRestInSmallLetters(open, line)) &&
    !isLabeled(line.text) &&
    (open.depth > 0 || !(line.is.short || isLabeled(firstLine(open)))),
  'card-text': (open, line) => continuesCardText(open, line),
};

/**
 * Rules text that has not come to its full stop goes on in what cannot begin an ability. Keywords, levels and the
 * like have no full stop although nothing is missing: 飞行，先攻，系命，反恶魔保护，反龙保护
 */
const continuesCardText = (open: OpenText, { text, flow, is }: Line): boolean => {
  if (open.depth > 0) return true;
  if (is.level || is.group || is.type || beginsWithKeyword(text)) return false;
  if (endsInsideSentence(open.tail)) return true;
  if (!isCutOff(open)) return false;
  if (!hasCjk(open.tail)) return /^\p{Ll}/u.test(flow.text);
  return rulesText.test(text) ? open.width >= shortestCutText && !newAbility.test(text) : true;
};

/** Columns from which on a text without full stop is rather cut than sloppy. */
const shortestCutText = 32;

/** True for a text of a card that lacks its end: no full stop, and nothing that needs none. */
export const isCutOff = (open: OpenText): boolean =>
  !isFinished(open) && !isWholeWithoutStop(firstLine(open));

/** A full stop that stands alone although the paragraph before it has its own. A bracket can still be needed. */
export const repeatsItsEnd = ({ tail, depth }: OpenText, { text }: Line): boolean =>
  isLonePunctuation(text) && tail.endsWith(text) && !(depth > 0 && bracketDepth(text) < 0);

const isBrokenByHand = (open: OpenText, { blanksBefore, is }: Line, { wrapColumn }: Layout): boolean =>
  wrapColumn !== null &&
  blanksBefore === 0 &&
  open.lastWidth >= wrapColumn * (isFinished(open) ? 0.85 : 0.7) &&
  !(is.ability || is.stats || is.level || is.group);

/**
 * What a page carries besides the text, when the text was taken from a printed document:
 *
 *   - 12 -     第12页     12 / 40     Page 12 of 40     12      numbers that go up by one through the document
 *   _万智牌2010_常见问题集                                  a line that stands beside them again and again
 */

/** Indices of the segments that are page numbers or running titles, or of the site the text was copied from. */
export const findFurniture = (segments: readonly Segment[]): ReadonlySet<number> => {
  const texts = segments.map(({ flow }) => fold(flow.text.slice(0, 200)));
  const numbers = findPageNumbers(segments, texts);
  const site = segments.flatMap(({ flow }, index) => (isSiteLine(flow.text) ? [index] : []));
  return new Set([...numbers, ...findRunningTitles(texts, numbers), ...site]);
};

interface PrintedNumber extends PageNumber {
  readonly index: number;
  /** Between blank lines, and below no ability of a planeswalker. */
  readonly isApart: boolean;
}

/** A number alone on a line can be much else: it takes more of them in a row the less there is to tell. */
const findPageNumbers = (segments: readonly Segment[], texts: readonly string[]): ReadonlySet<number> => {
  const all = segments.flatMap(({ blanksBefore }, index): readonly PrintedNumber[] => {
    const [before = '', after = ''] = [texts[index - 1], texts[index + 1]];
    const number = readPageNumber(texts[index] ?? '');
    // The loyalty of a planeswalker stands below its type line; of two numbers there the first is the page's.
    const isOfCard = isTypeLine(before) && isPlaneswalkerLine(before) && !isLoyalty(after, true);
    if (!number || isOfCard) return [];
    const isBetweenBlanks = blanksBefore > 0 && (segments[index + 1]?.blanksBefore ?? 1) > 0;
    return [{ ...number, index, isApart: isBetweenBlanks && !isLoyaltyAbility(before) }];
  });
  // `模式是在施放时选择的；稍后不能更改` / `。` / `34`
  const isAfterItem = ({ index }: PrintedNumber): boolean => {
    const at = isLonePunctuation(texts[index - 1] ?? '') ? index - 2 : index - 1;
    const glyph = readMarker(segments[at]?.flow.text ?? '')?.glyph;
    return glyph === 'star' || glyph === 'dot';
  };
  const apart = all.filter(({ isApart }) => isApart);
  const marked = all.filter(({ isMarked }) => isMarked);
  const rows = [longestRow(marked, 3), longestRow(all, 5), longestRow(apart, 2), apart.filter(isAfterItem)];
  return new Set(rows.flat().map(({ index }) => index));
};

/** A row of pages, from its last one backwards. */
interface Row {
  readonly last: PrintedNumber;
  readonly before: Row | undefined;
  readonly length: number;
}

/** The longest row of pages that go up, with few left out, or none when it is too short. */
const longestRow = (numbers: readonly PrintedNumber[], fewest: number): readonly PrintedNumber[] => {
  const rowOfPage = new Map<number, Row>();
  const longer = (left: Row | undefined, right: Row | undefined): Row | undefined =>
    (right?.length ?? 0) > (left?.length ?? 0) ? right : left;
  let best: Row | undefined;
  for (const last of numbers) {
    const before = [1, 2, 3].map((gap) => rowOfPage.get(last.page - gap)).reduce(longer, undefined);
    const row: Row = { last, before, length: (before?.length ?? 0) + 1 };
    rowOfPage.set(last.page, longer(rowOfPage.get(last.page), row) ?? row);
    best = longer(best, row);
  }
  const pages: PrintedNumber[] = [];
  for (let row = best && best.length >= fewest ? best : undefined; row; row = row.before)
    pages.push(row.last);
  return pages;
};

/** A short line right before or after many of the page numbers, the same each time. */
const findRunningTitles = (texts: readonly string[], numbers: ReadonlySet<number>): readonly number[] => {
  const places = new Map<string, number[]>();
  for (const index of [...numbers].flatMap((number) => [number - 1, number + 1])) {
    const text = texts[index] ?? '';
    if (
      !numbers.has(index) &&
      isHeadingLike(text) &&
      !isTypeLine(text) &&
      !isPowerToughness(text) &&
      !/^\{/u.test(text)
    )
      places.set(text, [...(places.get(text) ?? []), index]);
  }
  return [...places.values()].filter(({ length }) => length >= Math.max(3, numbers.size / 3)).flat();
};
