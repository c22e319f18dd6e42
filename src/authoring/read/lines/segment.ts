import { type Flow, flowOf, rangesOf, trimFlow, withoutUnits } from '../../../pipeline/text/flow.ts';
import { lineRange, type Range, type SourceText } from '../../../pipeline/text/source-text.ts';
import { invisible } from '../../../pipeline/text/unprintable.ts';

/** A non-blank line of a source. */
export interface Segment {
  /** Trimmed, and without invisible characters. */
  readonly flow: Flow;
  /** 1-based. */
  readonly line: number;
  readonly indent: string;
  readonly blanksBefore: number;
}

/**
 * Returns the non-blank lines of a source, without soft hyphens, zero-width blanks and direction marks, which would
 * hide words from a grammar. Every non-blank character is in exactly one segment or, if removed, in `markup`.
 */
export const segmentSource = (
  source: SourceText,
): { readonly segments: readonly Segment[]; readonly markup: readonly Range[] } => {
  const segments: Segment[] = [];
  const markup: Range[] = [];
  let blanksBefore = 0;
  for (let line = 1; line <= source.lineStarts.length; line += 1) {
    const range = lineRange(source, line);
    if (!range) continue;
    const whole = flowOf(source, range);
    const printed = trimFlow(whole);
    const flow = withoutInvisible(printed, markup);
    if (flow.text === '') {
      blanksBefore += 1;
      continue;
    }
    const indent = whole.text.slice(0, whole.text.indexOf(printed.text));
    segments.push({ flow, line, indent, blanksBefore });
    blanksBefore = 0;
  }
  return { segments, markup };
};

const withoutInvisible = (flow: Flow, markup: Range[]): Flow => {
  const unseen = new Set([...flow.text.matchAll(invisible)].map(({ index }) => index));
  if (unseen.size === 0) return flow;
  for (const index of unseen) markup.push(...rangesOf(flow, index, index + 1));
  return trimFlow(withoutUnits(flow, (index) => unseen.has(index)));
};

export const takeUntil = <Own>(
  lines: readonly Own[],
  isEnd: (line: Own, index: number) => boolean,
): readonly Own[] => {
  const end = lines.findIndex(isEnd);
  return end < 0 ? lines : lines.slice(0, end);
};
