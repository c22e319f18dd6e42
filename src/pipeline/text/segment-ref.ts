import { lineRange, type Range, type SourceText } from './source-text.ts';

/**
 * The ranges of the source that a segment reference names; undefined for a line or column that does not exist.
 * `'29:1-53'` is columns 1 to 53 of line 29, `'47, 48'` is two paragraphs.
 */
export const resolveSegmentRef = (source: SourceText, ref: string): readonly Range[] | undefined => {
  const ranges = ref.split(', ').map((one) => resolveOne(source, one));
  return ranges.every((range) => range !== undefined) ? ranges : undefined;
};

const resolveOne = (source: SourceText, ref: string): Range | undefined => {
  const match = /^(?<from>\d+)(?:-(?<to>\d+))?(?::(?<left>\d+)-(?<right>\d+))?$/u.exec(ref);
  if (!match?.groups) return undefined;
  const { from, to, left, right } = match.groups;
  const first = lineRange(source, Number(from));
  const last = lineRange(source, Number(to ?? from));
  if (!first || !last || last.end < first.start) return undefined;
  if (left === undefined || right === undefined) return { start: first.start, end: last.end };
  const range = { start: first.start + Number(left) - 1, end: first.start + Number(right) };
  return range.start < range.end && range.end <= first.end ? range : undefined;
};

/** The first line (1-based) of a segment reference, for diagnostics. */
export const firstLineOfRef = (ref: string): number => Number.parseInt(ref, 10);
