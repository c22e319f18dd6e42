import { type Flow, flowOf, trimFlow } from '../../../pipeline/text/flow.ts';
import { isBlank, lineRange, type SourceText } from '../../../pipeline/text/source-text.ts';

/** A run of source text: one non-blank line, its indentation, and how many blank lines are before it. */
export interface Segment {
  /** The line without blank characters at its ends. */
  readonly flow: Flow;
  /** 1-based. */
  readonly line: number;
  /** Blank characters before the text, as printed. */
  readonly indent: string;
  readonly blanksBefore: number;
}

/** The non-blank lines of a source in order. Every non-blank character is in exactly one segment. */
export const segmentSource = (source: SourceText): readonly Segment[] => {
  const segments: Segment[] = [];
  let blanksBefore = 0;
  for (let line = 1; line <= source.lineStarts.length; line += 1) {
    const range = lineRange(source, line);
    if (!range) continue;
    const whole = flowOf(source, range);
    if (isBlank(whole.text)) {
      blanksBefore += 1;
      continue;
    }
    const flow = trimFlow(whole);
    segments.push({ flow, line, indent: whole.text.slice(0, whole.text.indexOf(flow.text)), blanksBefore });
    blanksBefore = 0;
  }
  return segments;
};
