import type { GuideRow } from '../../schema/structure.ts';
import {
  emptyFlow,
  type Flow,
  flowOf,
  glueBetween,
  joinFlows,
  rangesOfOffsets,
  trimFlow,
  withoutUnits,
} from '../text/flow.ts';
import { resolveSegmentRef } from '../text/segment-ref.ts';
import { isBlank, lineRange, positionAt, type Range, type SourceText } from '../text/source-text.ts';
import { invisible } from '../text/unprintable.ts';
import type { TextBlock } from './structure.ts';

/** The lines that a row of a structure names, and the marks in them. */
export type TextRow = Pick<GuideRow, 'at' | 'mark'>;

/**
 * The text of a row: its lines without the marks, joined. `fault` is `at` if the source has no such lines, or the mark
 * that is not in them.
 */
export const takeText = (
  source: SourceText,
  { at, mark }: TextRow,
):
  | { readonly block: TextBlock; readonly fault?: undefined }
  | { readonly block?: undefined; readonly fault: string } => {
  const entries = (typeof at === 'string' ? [at] : at).map((ref) => linesOf(source, ref));
  if (!entries.every((lines) => lines !== undefined)) return { fault: 'at' };
  const taken = new Set<number>();
  const lines = entries.flat();
  let from = lines[0]?.start ?? 0;
  for (const one of mark === undefined ? [] : [mark].flat()) {
    const range = placeOfMark(source, lines, one, from);
    if (!range) return { fault: typeof one === 'string' ? one : one.at };
    for (let offset = range.start; offset < range.end; offset += 1) taken.add(offset);
    from = range.end;
  }
  const flow = entries.map((own) => joinLines(source, own, taken)).filter(({ text }) => text !== '');
  const marks = [...taken].sort((one, other) => one - other);
  return { block: { flow: joinFlows(flow, '\n'), markup: rangesOfOffsets(marks) } };
};

/** The lines, or parts of lines, that a reference names; undefined for one that the source does not have. */
const linesOf = (source: SourceText, ref: string): readonly Range[] | undefined =>
  resolveSegmentRef(source, ref)?.flatMap((range) => {
    const [first, last] = [positionAt(source, range.start).line, positionAt(source, range.end).line];
    return Array.from({ length: last - first + 1 }, (_, index) => {
      const line = lineRange(source, first + index) ?? range;
      return { start: Math.max(line.start, range.start), end: Math.min(line.end, range.end) };
    });
  });

const placeOfMark = (
  source: SourceText,
  lines: readonly Range[],
  mark: string | { readonly at: string },
  from: number,
): Range | undefined => {
  if (typeof mark !== 'string') return resolveSegmentRef(source, mark.at)?.[0];
  for (const { start, end } of lines) {
    const at = source.text.slice(0, end).indexOf(mark, Math.max(start, from));
    if (at < 0) continue;
    // A mark is before or after the text of its line: `+` is none in `* It gets +1/+1`.
    const isBefore = at <= Math.max(start, from) || isBlank(source.text.slice(Math.max(start, from), at));
    if (isBefore || isBlank(source.text.slice(at + mark.length, end)))
      return { start: at, end: at + mark.length };
  }
  return undefined;
};

/** Joins lines into a paragraph without the characters in `taken`; adds invisible characters and outer blanks to it. */
const joinLines = (source: SourceText, lines: readonly Range[], taken: Set<number>): Flow => {
  let joined = emptyFlow;
  let before = '';
  for (const line of lines) {
    const whole = flowOf(source, line);
    // A row of columns takes the blank at its end too: `2.3 Name |名称`.
    const end = /^(?:[\r\n]|$)/u.test(source.text.slice(line.end, line.end + 1))
      ? line.end
      : line.start + whole.text.trimEnd().length;
    for (let offset = end; offset < line.end; offset += 1) taken.add(offset);
    for (const { index } of whole.text.trimEnd().matchAll(invisible)) taken.add(line.start + index);
    const flow = trimFlow(withoutUnits(whole, (index) => taken.has(line.start + index)));
    if (flow.text === '') continue;
    joined = joined.text === '' ? flow : joinFlows([joined, flow], glueBetween(before, flow.text));
    // A hyphen that is a mark still joins the two halves of its word without a space.
    before = source.text.slice(flow.offsets[0], line.end).trimEnd();
  }
  return joined;
};
