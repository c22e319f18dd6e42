import { displayWidth } from '../lines/sentence.ts';
import { hasSectionForm } from './headings.ts';
import type { Line } from './line.ts';

/** What is true of a whole document, whatever one line looks like. */
export interface Layout {
  /** The column at which lines were broken by hand; null where a paragraph is one line. */
  readonly wrapColumn: number | null;
  /** Headings of sections have signs (`***…***`), so that a short line without them is none. */
  readonly decoratedSections: boolean;
}

/** Measures a document. */
export const measureLayout = (lines: readonly Line[]): Layout => ({
  wrapColumn: findWrapColumn(lines),
  decoratedSections: lines.filter(({ decoration, text }) => decoration && !hasSectionForm(text)).length >= 2,
});

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
  if (edge < 50 || edge > widestPage) return null;
  const full = widths.filter((width) => width >= edge * 0.85 && width <= edge).length;
  return full >= 12 && full >= widths.length * 0.2 ? edge : null;
};
