import { fold } from '../../../pipeline/text/fold.ts';
import { canEndParagraph, displayWidth } from '../lines/sentence.ts';
import { hasSectionForm } from './headings.ts';
import type { Line } from './line.ts';

/** The properties of a whole document. */
export interface Layout {
  /** The column at which lines were broken by hand; null where a paragraph is one line. */
  readonly wrapColumn: number | null;
  /**
   * The least width of a line broken by hand together with the first word of the next line, which did not fit; null if
   * unknown.
   */
  readonly fullWidth: number | null;
  /** Whether hardly any line has a bullet, because the bullets are lost or were never there. */
  readonly isBare: boolean;
  /** Whether headings of sections have signs (`***…***`), so that a short line without signs is no heading. */
  readonly decoratedSections: boolean;
}

/** Measures a document. */
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

/** True when a line broken by hand continues in the next line, whose first word did not fit. */
export const isFull = ({ fullWidth }: Layout, width: number, next: Line): boolean =>
  fullWidth !== null && !next.isApart && width + firstWord(next) >= fullWidth;

/** The width of what cannot be broken at the beginning of a line: a Latin word, a number, a single Chinese character. */
const firstWord = ({ flow }: Line): number =>
  displayWidth(/^[\p{Script=Latin}\d+\-/{}.*]+|^./u.exec(flow.text)?.[0] ?? '');

/**
 * The width that all but the shortest 8 % of the lines that end inside a sentence reach; the shortest are often
 * headings.
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

/** Lines of more than this many columns are never broken by hand. */
const widestPage = 130;

/**
 * In a text broken by hand no line is longer than the page, and many come near its edge. A few longer lines
 * (an address) make no difference.
 */
const findWrapColumn = (lines: readonly Line[]): number | null => {
  const widths = lines
    .map((line) => displayWidth(line.flow.text) + line.indent)
    .sort((left, right) => left - right);
  const edge = widths[Math.floor(widths.length * 0.985)] ?? 0;
  if (edge < 24 || edge > widestPage) return null;
  const full = widths.filter((width) => width >= edge * 0.85 && width <= edge).length;
  return full >= 12 && full >= widths.length * 0.2 ? edge : null;
};
