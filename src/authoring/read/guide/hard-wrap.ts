import { type Flow, glueFlows, joinFlows } from '../../../pipeline/text/flow.ts';
import {
  beginsInsideSentence,
  displayWidth,
  endsSentence,
  endsWithColon,
  isCutInside,
} from '../lines/sentence.ts';
import type { TextLine } from './text-line.ts';

/**
 * Puts lines that follow each other without a blank line together to paragraphs, where a paragraph was set
 * in lines of limited width. `areParagraphsApart` says that the text sets paragraphs apart by blank lines; then
 * a sentence that ends in a full line goes on in the next one.
 *
 *   the game and does not have the ability, the penalty is a Game Loss.   <- full: goes on
 *   If the player has one or more cards with the same ability, has not    <- no end of a sentence: goes on
 *   swap the card.                                                        <- the end
 */
export const joinWrapped = (
  lines: readonly TextLine[],
  areParagraphsApart: boolean,
): readonly (readonly TextLine[])[] => {
  const width = measureWrap(lines);
  const paragraphs: TextLine[][] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const open = paragraphs.at(-1);
    if (before && open && goesOn(before, line, width, areParagraphsApart)) open.push(line);
    else paragraphs.push([line]);
  });
  return paragraphs;
};

/**
 * One flow of the lines of a paragraph: a space between words in Latin letters, nothing between Chinese or
 * Japanese characters and after a hyphen, a line break between the rows of a table.
 */
export const flowOfLines = (lines: readonly TextLine[]): Flow => {
  const flows = lines.map(({ flow }) => flow);
  return lines.some(({ is }) => is === 'row') ? joinFlows(flows, '\n') : glueFlows(flows);
};

/** Wider than this nobody wraps: such lines are whole paragraphs. */
const widestWrap = 160;
const narrowestWrap = 30;

/** The width a run of lines was set to, if it was. */
const measureWrap = (lines: readonly TextLine[]): number | null => {
  const widths = lines.map(({ flow }) => displayWidth(flow.text.slice(0, widestWrap + 1)));
  const width = widths.reduce((widest, one) => Math.max(widest, one), 0);
  if (width > widestWrap || width < narrowestWrap) return null;
  // Set to a width: at least one line is full and stops in the middle of a sentence.
  const isCut = lines
    .slice(0, -1)
    .some(
      ({ flow: { text } }, index) =>
        (widths[index] ?? 0) >= width * 0.75 &&
        !endsSentence(text) &&
        !endsWithColon(text) &&
        lines[index + 1]?.isStart === false,
    );
  return isCut ? width : null;
};

/**
 * True for a sentence that a page end or a stray blank line has torn apart: it has not ended, and what follows
 * cannot begin one (points of a list that has lost its bullets could). After a page number it is enough that
 * it has not ended.
 */
export const isTornApart = (before: string, next: string, isPageEnd: boolean): boolean =>
  isCutInside(before) && (isPageEnd || (/^\p{Lowercase}/u.test(next) && !/[,，、;；]$/u.test(before)));

const goesOn = (
  before: TextLine,
  next: TextLine,
  width: number | null,
  areParagraphsApart: boolean,
): boolean => {
  const isAfterRow = before.is === 'row';
  if (next.isStart || isAfterRow !== (next.is === 'row')) return false;
  if (next.isTorn || isAfterRow || beginsInsideSentence(next.flow.text)) return true;
  const { text } = before.flow;
  if (endsWithColon(text) || width === null) return false;
  return displayWidth(text) >= width * 0.7 && (areParagraphsApart || !endsSentence(text));
};
