/**
 * What a page carries besides the text, when the text was taken from a printed document:
 *
 *   - 12 -     第12页     12 / 40     Page 12 of 40     12      numbers that go up by one through the document
 *   _万智牌2010_常见问题集                                  a line that stands beside them again and again
 *
 * or from a page of the web: `Share this: …`, `Posted by …` (text/site-lines.ts).
 */

import { isHeadingLike } from '../lines/heading-like.ts';
import { readPageNumber } from '../lines/page-number.ts';
import type { Segment } from '../lines/segment.ts';
import { isLonePunctuation } from '../lines/sentence.ts';
import { isSiteLine } from '../lines/site-lines.ts';
import { loyaltyAbility, readMarker } from './bullets.ts';
import { isCostLine } from './line.ts';
import { isLoyalty, isPowerToughness } from './stats.ts';

import { isPlaneswalkerLine, isTypeLine } from './type-line.ts';

/** Indices of the segments that are page numbers or running titles. */
export const findFurniture = (segments: readonly Segment[]): ReadonlySet<number> => {
  const numbers = findPageNumbers(segments);
  return new Set([
    ...numbers,
    ...findRunningTitles(segments, numbers),
    ...findIndexLines(segments),
    ...segments.flatMap(({ flow }, index) => (isSiteLine(flow.text) ? [index] : [])),
  ]);
};

/** `Harbor Bell ......... 12`: the lines of an index or of contents with their pages, and the short line over them. */
const findIndexLines = (segments: readonly Segment[]): readonly number[] =>
  segments.flatMap(({ flow, blanksBefore }, index) => {
    if (!leadsToPage.test(flow.text.slice(0, 160))) return [];
    const above = segments[index - 1]?.flow.text ?? '';
    const isHeaded = blanksBefore === 0 && indexHeading.test(above);
    return isHeaded ? [index - 1, index] : [index];
  });

const leadsToPage = /^\S.{0,100}?(?:(?:\.\s?){4,}|…{2,}|[·・]{4,})\s*\d{1,3}$/u;
const indexHeading = /^(?:(?:card )?index|(?:table of )?contents|索引|牌张索引|目录|目錄|目次)\s*[:：]?$/iu;

/**
 * A number alone on a line can be much else, so it takes a longer row of them, unless they stand between blank
 * lines and below no abilities that end with a loyalty.
 */
const fewestMarked = 3;
const fewestBare = 5;
const fewestApart = 2;

interface PageNumber {
  readonly index: number;
  readonly page: number;
  readonly marked: boolean;
  readonly apart: boolean;
}

const findPageNumbers = (segments: readonly Segment[]): ReadonlySet<number> => {
  const candidates = segments.flatMap((segment, index) => findPageNumber(segments, segment, index));
  const marked = candidates.filter(({ marked: isMarked }) => isMarked);
  const apart = candidates.filter((candidate) => candidate.apart);
  const rows = [
    longestRow(marked, fewestMarked),
    longestRow(candidates, fewestBare),
    longestRow(apart, fewestApart),
  ];
  const alone = candidates.filter(({ index, apart: isApart }) => isApart && isBehindItem(segments, index));
  return new Set([...rows.flat(), ...alone].map(({ index }) => index));
};

const findPageNumber = (
  segments: readonly Segment[],
  { flow, blanksBefore }: Segment,
  index: number,
): readonly PageNumber[] => {
  if (flow.text.length > 24) return [];
  const before = segments[index - 1]?.flow.text ?? '';
  const behind = segments[index + 1]?.flow.text ?? '';
  const number = readPageNumber(flow.text);
  if (!number) return [];
  const isBetweenBlanks = blanksBefore > 0 && (segments[index + 1]?.blanksBefore ?? 1) > 0;
  const apart = isBetweenBlanks && !loyaltyAbility.test(before);
  return isLoyaltyOf(before, behind) ? [] : [{ index, page: number.page, marked: number.isMarked, apart }];
};

/** A number alone behind a ruling is a page's: `模式是在施放时选择的；稍后不能更改` / `。` / `34`. */
const isBehindItem = (segments: readonly Segment[], index: number): boolean => {
  const [above = '', before = ''] = [-2, -1].map((step) => segments[index + step]?.flow.text);
  const isItem = (text: string): boolean => {
    const glyph = readMarker(text)?.glyph;
    return glyph === 'star' || glyph === 'dot';
  };
  return isItem(before) || (isLonePunctuation(before) && isItem(above));
};

/** The loyalty of a planeswalker stands below its type line; of two numbers there the first is the page's. */
const isLoyaltyOf = (before: string, behind: string): boolean =>
  isTypeLine(before) && isPlaneswalkerLine(before) && !isLoyalty(behind, true);

/** A row of pages, from its last one backwards. */
interface Row {
  readonly last: PageNumber;
  readonly before: Row | undefined;
  readonly length: number;
}

/** The longest row of pages that go up, with few left out, or none when it is too short. */
const longestRow = (candidates: readonly PageNumber[], fewest: number): readonly PageNumber[] => {
  const rowOfPage = new Map<number, Row>();
  let best: Row | undefined;
  for (const last of candidates) {
    const before = [1, 2, 3].map((gap) => rowOfPage.get(last.page - gap)).reduce(longerRow, undefined);
    const row: Row = { last, before, length: (before?.length ?? 0) + 1 };
    rowOfPage.set(last.page, longerRow(rowOfPage.get(last.page), row) ?? row);
    best = longerRow(best, row);
  }
  const pages: PageNumber[] = [];
  for (let row = best && best.length >= fewest ? best : undefined; row; row = row.before)
    pages.push(row.last);
  return pages;
};

const longerRow = (left: Row | undefined, right: Row | undefined): Row | undefined =>
  (right?.length ?? 0) > (left?.length ?? 0) ? right : left;

/** A short line right before or behind many of the page numbers, the same each time. */
const findRunningTitles = (segments: readonly Segment[], numbers: ReadonlySet<number>): readonly number[] => {
  const places = new Map<string, number[]>();
  for (const number of numbers) {
    for (const index of [number - 1, number + 1]) {
      const text = segments[index]?.flow.text ?? '';
      if (numbers.has(index) || !canBeTitle(text)) continue;
      places.set(text, [...(places.get(text) ?? []), index]);
    }
  }
  const fewest = Math.max(fewestMarked, numbers.size / 3);
  return [...places.values()].filter((indices) => indices.length >= fewest).flat();
};

const canBeTitle = (text: string): boolean =>
  isHeadingLike(text) && !isTypeLine(text) && !isCostLine(text) && !isPowerToughness(text);
