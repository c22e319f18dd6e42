import type { SourceSpan } from '../../schema/source.ts';

/** A decoded source: its file name, its text, and the offset (UTF-16 units) of each line. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
  readonly lineStarts: readonly number[];
}

/** A range of a source: UTF-16 offsets, `end` excluded. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Whether a text is empty or only white space, including no-break spaces and byte order marks. */
export const isBlank = (text: string): boolean => text.trim() === '';

/** A line ends at LF, CRLF or a lone CR. */
export const createSourceText = (file: string, text: string): SourceText => {
  const lineStarts = [0];
  for (const match of text.matchAll(/\r\n|\n|\r/gu)) lineStarts.push(match.index + match[0].length);
  return { file, text, lineStarts };
};

/** 1-based line and column (UTF-16 units) of an offset. `positionAt(source, 0) // => { line: 1, column: 1 }` */
export const positionAt = (source: SourceText, offset: number): { line: number; column: number } => {
  let low = 0;
  let high = source.lineStarts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((source.lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (source.lineStarts[low] ?? 0) + 1 };
};

/** `line` is 1-based. The range excludes the line end. */
export const lineRange = (source: SourceText, line: number): Range | undefined => {
  const start = source.lineStarts[line - 1];
  if (start === undefined) return undefined;
  const next = source.lineStarts[line] ?? source.text.length;
  let end = next;
  while (end > start && /[\r\n]/u.test(source.text.charAt(end - 1))) end -= 1;
  return { start, end };
};

/** The published form of a range: its lines, and its columns if it is only part of one line. */
export const toSourceSpan = (source: SourceText, range: Range): SourceSpan => {
  const from = positionAt(source, range.start);
  const to = positionAt(source, Math.max(range.start, range.end - 1));
  const whole: SourceSpan = { file: source.file, lines: [from.line, to.line] };
  const line = lineRange(source, from.line);
  if (!line || from.line !== to.line) return whole;
  const beside = source.text.slice(line.start, range.start) + source.text.slice(range.end, line.end);
  return isBlank(beside) ? whole : { ...whole, columns: [from.column, to.column] };
};

export const offsetsOfRange = ({ start, end }: Range): readonly number[] =>
  Array.from({ length: end - start }, (_, index) => start + index);
