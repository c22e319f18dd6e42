/**
 * What a page carries besides the text, when the text was taken from a printed document:
 *
 *   - 12 -     第12页     12 / 40     Page 12 of 40     12      numbers that go up by one through the document
 *   _万智牌2010_常见问题集                                  a line that stands beside them again and again
 */

import { fold } from '../../../pipeline/text/fold.ts';
import { isHeadingLike } from '../lines/heading-like.ts';
import { type PageNumber, readPageNumber } from '../lines/page-number.ts';
import type { Segment } from '../lines/segment.ts';
import { isLonePunctuation } from '../lines/sentence.ts';
import { isSiteLine } from '../lines/site-lines.ts';
import { readMarker } from './bullets.ts';
import {
  isLoyalty,
  isLoyaltyAbility,
  isPlaneswalkerLine,
  isPowerToughness,
  isTypeLine,
} from './card-lines.ts';

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
