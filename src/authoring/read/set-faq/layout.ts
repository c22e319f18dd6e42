import { fold } from '../../../pipeline/text/fold.ts';
import { canEndParagraph, displayWidth } from '../lines/sentence.ts';
import { hasSectionForm } from './headings.ts';
import type { Line } from './line.ts';

export interface Layout {
  /** The column at which lines were broken by hand; null if each paragraph is one line. */
  readonly wrapColumn: number | null;
  /** A line is full if its width plus that of the next line's first word is at least this; null if unknown. */
  readonly fullWidth: number | null;
  /** Whether hardly any line has a bullet. */
  readonly isBare: boolean;
  /** Whether section headings are decorated (`***…***`), so that a short plain line is no heading. */
  readonly decoratedSections: boolean;
}

export const measureLayout = (lines: readonly Line[]): Layout => {
  const wrapColumn = findWrapColumn(lines);
  return {
    wrapColumn,
    fullWidth: wrapColumn === null ? null : findFullWidth(lines, wrapColumn),
    isBare: lines.filter(({ marker }) => marker).length * 20 < lines.length,
    decoratedSections:
      lines.filter(({ decoration, text }) => decoration && !hasSectionForm(text)).length >= 2,
  };
};

export const isFull = ({ fullWidth }: Layout, width: number, next: Line): boolean =>
  fullWidth !== null && !next.isApart && width + firstWord(next) >= fullWidth;

/** The width of the beginning of a line up to the first possible break: a Latin word, a number or one character. */
const firstWord = ({ flow }: Line): number =>
  displayWidth(/^[\p{Script=Latin}\d+\-/{}.*]+|^./u.exec(flow.text)?.[0] ?? '');

/**
 * The 8th percentile of the widths of lines that end inside a sentence, and so are full, each with the first word of
 * the next line; null if these are too few. Shorter lines are often headings.
 */
const findFullWidth = (lines: readonly Line[], wrapColumn: number): number | null => {
  const widths = lines
    .flatMap(({ flow, indent }, index) => {
      const next = lines[index + 1];
      const width = displayWidth(flow.text) + indent;
      const isOpen = width >= wrapColumn * 0.7 && !canEndParagraph(fold(flow.text.slice(-16)));
      return next && next.blanksBefore === 0 && isOpen ? [width + firstWord(next)] : [];
    })
    .sort((left, right) => left - right);
  return widths.length < 12 ? null : (widths[Math.floor(widths.length * 0.08)] ?? null);
};

/** The most columns of a page broken by hand. */
const widestPage = 130;

/** The edge of the page: hardly any line is longer (except addresses), and many come near it. */
const findWrapColumn = (lines: readonly Line[]): number | null => {
  const widths = lines
    .map((line) => displayWidth(line.flow.text) + line.indent)
    .sort((left, right) => left - right);
  const edge = widths[Math.floor(widths.length * 0.985)] ?? 0;
  if (edge < 24 || edge > widestPage) return null;
  const full = widths.filter((width) => width >= edge * 0.85 && width <= edge).length;
  return full >= 12 && full >= widths.length * 0.2 ? edge : null;
};
