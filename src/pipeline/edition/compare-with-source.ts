import type { Diagnostic } from '../../schema/diagnostic.ts';
import { isBlank } from '../text/source-text.ts';
import type { MarkedLine, MarkedRow, Numbered } from './marked-text.ts';

/** A row of a marked text with the offset of its text in the source. */
export type PlacedRow = Numbered<MarkedRow> & { readonly start: number };

/** The rows that are of the source, with their places in it. */
export const placeRows = (lines: readonly Numbered<MarkedLine>[]): readonly PlacedRow[] => {
  let end = 0;
  return lines
    .filter((line) => line.is === 'row')
    .map((row, index) => {
      const start = end + (index === 0 || row.goesOn ? 0 : 1);
      end = start + row.text.length;
      return { ...row, start };
    });
};

/** A printed line as the marked text has it, and where its first row is in the file. */
interface PrintedLine {
  readonly text: string;
  readonly line: number;
}

/** The lines of the source that the rows have together. */
export const printedLines = (rows: readonly PlacedRow[]): readonly PrintedLine[] => {
  const lines: PrintedLine[] = [];
  for (const { goesOn, text, line } of rows) {
    const last = lines.at(-1);
    if (goesOn && last) lines[lines.length - 1] = { ...last, text: last.text + text };
    else lines.push({ text, line });
  }
  return lines;
};

/** Reports the first line that is not the source's, with both readings; undefined if all are. */
export const compareWithSource = (
  file: string,
  rows: readonly PlacedRow[],
  sourceText: string,
): Diagnostic | undefined => {
  const own = printedLines(rows);
  const source = sourceText.split('\n');
  const at = Array.from({ length: Math.max(own.length, source.length) }).findIndex(
    (_, index) => own[index]?.text !== source[index],
  );
  if (at < 0) return undefined;
  const [mine, its] = [own[at], source[at]];
  return {
    code: 'edition/other-text',
    severity: 'error',
    file,
    line: mine?.line ?? (own.at(-1)?.line ?? 0) + 1,
    ...explain(
      at,
      own.map(({ text }) => text),
      source,
      mine?.text,
      its,
    ),
  };
};

const explain = (
  at: number,
  own: readonly string[],
  source: readonly string[],
  mine: string | undefined,
  its: string | undefined,
): Pick<Diagnostic, 'message' | 'hint'> => {
  const isOurs = mine !== undefined && (its === undefined || (own[at + 1] === its && its !== ''));
  if (isOurs)
    return {
      message: `The source does not have this line: ${quote(mine)}.`,
      hint: 'Take it out; what is ours is a comment and begins with #.',
    };
  if (mine === undefined || its === undefined || mine === source[at + 1] || isBlank(mine))
    return {
      message: `Line ${at + 1} of the source is missing here: ${quote(its ?? '')}.`,
      hint: 'Put the line back, with its ID; a line that is on no page is `furniture` or `repeated`; an empty line is an empty line.',
    };
  const rest = its.startsWith(mine) ? its.slice(mine.length).trim() : '';
  const next = own[at + 1]?.trim() ?? '';
  const from = firstDifference(mine, its);
  return {
    message: `The text is not that of the source: here is ${quote(mine, from)}, line ${at + 1} of the source has ${quote(its, from)}.`,
    hint:
      next !== '' && rest.startsWith(next)
        ? 'Here a printed line is cut: write + before the margin of the next row, and keep the blanks between the two.'
        : 'Write the text as the source has it; what is damaged there is mended in content/corrections.',
  };
};

const firstDifference = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

/** Some words around a place, with blanks at an end that can be seen. */
const quote = (text: string, at = 0): string => {
  const from = Math.max(0, at - 12);
  const words = text.slice(from, at + 24);
  return text === ''
    ? 'an empty line'
    : `“${from > 0 ? '…' : ''}${words}${at + 24 < text.length ? '…' : ''}”`;
};
