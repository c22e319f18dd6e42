import type { Diagnostic } from '../../schema/diagnostic.ts';
import { errorAt, type Staged } from '../diagnostics.ts';
import type { Range } from '../text/source-text.ts';

/**
 * A marked text is a source with our words in the margin:
 *
 *   ---
 *   source: ipg-2.3.zh.txt                    the head: YAML
 *   ---
 *   title en             | ⟨2.3⟩ Hidden Card Error
 *   + title              |  非公开牌张失误    `+`: the same printed line goes on
 *                                             an empty line is an empty line
 *   upgrade-1            | A face-down card cast using a morph or
 *   >                    | disguise ability   `>`: the line continues the paragraph above
 *   section introduction                      a row that the source does not print has no bar
 *   ? is the next line no part of the text?   a question of the program
 *   # the banner is not translated            a comment of a person
 *
 * Right of the first ` | ` is the source, unchanged. ⟨⟩ enclose mark-up (bullet, letter, colon); `\` escapes a ⟨, ⟩ or
 * \ of the source itself. Without head, margin, marks, questions and comments the file is the source, byte for byte;
 * the last newline is ours.
 */
export interface MarkedText {
  /** The YAML between the two lines of hyphens. */
  readonly head: string;
  readonly lines: readonly MarkedLine[];
}

export type MarkedLine =
  | MarkedRow
  /** A row that the source does not print: `section introduction`. */
  | { readonly is: 'unprinted'; readonly margin: string }
  | { readonly is: 'question' | 'comment'; readonly text: string };

/** A line of the source, or a part of one. */
export interface MarkedRow {
  readonly is: 'row';
  /** Whether the row continues the printed line of the row above (`+`). */
  readonly continuesLine: boolean;
  /** How the row continues the paragraph above: as running text (`>`), or as a line of its own (`/`). */
  readonly joins: '' | '>' | '/';
  /** `remedy-4 en`; empty for a blank line. */
  readonly margin: string;
  /** The text of the source. `marks` are ranges in it. */
  readonly text: string;
  readonly marks: readonly Range[];
}

/** A line with its number (1-based) in the file. */
export type Numbered<Line> = Line & { readonly line: number };

/** Reports lines of no known form. The reader of the head has already refused a file without a head. */
export const parseMarkedText = (
  file: string,
  written: string,
): Staged<{ readonly head: string; readonly lines: readonly Numbered<MarkedLine>[] }> => {
  const diagnostics: Diagnostic[] = [];
  const report = (line: number, code: string, message: string, hint: string): undefined => {
    diagnostics.push(errorAt(`marked-text/${code}`, { file, line }, message, hint));
  };
  const all = written.split('\n');
  const end = all.indexOf('---', 1);
  // The last newline is ours.
  const rows = all.slice(end + 1, all.at(-1) === '' ? -1 : undefined);
  const strange = all.findIndex((line) => line.includes('\r'));
  const isBare = (row: string): boolean => row.trim() !== '' && !remark.test(row);
  if (strange >= 0)
    report(
      strange + 1,
      'line-ends',
      'The line ends with a carriage return.',
      'Save the file with LF line endings.',
    );
  else if (!rows.some((row) => isBare(row) && bar.test(row)))
    report(
      end + 2 + Math.max(0, rows.findIndex(isBare)),
      'no-margin',
      'No line of this text has anything in the margin.',
      `Restore the file (git checkout -- ${file}). To replace a text, use \`content -- update\`; to add one, \`content -- add\`. They write this file.`,
    );
  if (diagnostics.length > 0) return { value: { head: '', lines: [] }, diagnostics };
  const lines = rows.flatMap((row, index): Numbered<MarkedLine>[] => {
    const line = end + 2 + index;
    const parsed = parseLine(row, (...fault) => report(line, ...fault));
    return parsed ? [{ ...parsed, line }] : [];
  });
  const head = all.slice(1, end).map((one) => `${one}\n`);
  return { value: { head: head.join(''), lines }, diagnostics };
};

export const sourceOf = (lines: readonly MarkedLine[]): string =>
  lines
    .filter((line) => line.is === 'row')
    .map(({ continuesLine, text }, index) => (continuesLine || index === 0 ? text : `\n${text}`))
    .join('');

const bar = /^(?<margin>[^|]*?) *(?<= |^)\|(?: (?<text>.*)|)$/su;
/** A question or a comment, indented or not. */
const remark = /^\s*(?<sign>[?#])(?<text>.*)$/su;
const unprinted = /^(?:chapter|section|card) [\w.-]+(?: [\w.-]+)*$|^group$/u;

type Report = (code: string, message: string, hint: string) => undefined;

const parseLine = (row: string, report: Report): MarkedLine | undefined => {
  const ours = remark.exec(row)?.groups;
  if (ours) return { is: ours.sign === '?' ? 'question' : 'comment', text: ours.text?.trim() ?? '' };
  if (row === '') return { is: 'row', continuesLine: false, joins: '', margin: '', text: '', marks: [] };
  const found = bar.exec(row)?.groups;
  if (!found) {
    if (unprinted.test(row.trimEnd())) return { is: 'unprinted', margin: row.trimEnd() };
    return report(
      'no-bar',
      `“${row.slice(0, 24)}” has no bar between margin and text.`,
      'Write a plain bar (not ｜) with a blank on both sides between margin and text: ` | `. Begin a comment with #. Only rows of `chapter`, `section`, `group` and `card` can be without a bar.',
    );
  }
  const {
    continuesLine,
    joins = '',
    margin = '',
  } = /^(?<continuesLine>\+)? *(?<joins>[>/])? *(?<margin>.*)$/u.exec(found.margin?.trim() ?? '')?.groups ??
  {};
  const read = readMarks(found.text ?? '', report);
  return (
    read && {
      is: 'row',
      continuesLine: continuesLine === '+',
      joins: joins as MarkedRow['joins'],
      margin,
      ...read,
    }
  );
};

/** Parses `⟨A.⟩ text` into the text without our signs and the ranges of its marks. Reports unpaired signs. */
const readMarks = (written: string, report: Report): Pick<MarkedRow, 'text' | 'marks'> | undefined => {
  let text = '';
  let start: number | undefined;
  const marks: Range[] = [];
  const refuse = (): undefined =>
    report(
      'marks',
      `“${written.slice(0, 24)}” has an unpaired ⟨ or ⟩, an empty pair, or a \\ that escapes nothing.`,
      'Write ⟨ before a bullet, letter or sign and ⟩ after it. Write a ⟨, ⟩ or \\ of the source itself as \\⟨, \\⟩ or \\\\.',
    );
  for (const [, escaped, sign, other = ''] of written.matchAll(/\\([⟨⟩\\])|([⟨⟩\\])|([^⟨⟩\\]+)/gu)) {
    text += escaped ?? other;
    if (sign === undefined) continue;
    if (sign === '⟨' && start === undefined) start = text.length;
    else if (sign === '⟩' && start !== undefined && start < text.length) {
      marks.push({ start, end: text.length });
      start = undefined;
    } else return refuse();
  }
  return start === undefined ? { text, marks } : refuse();
};

/** The inverse of `parseMarkedText`. */
export const writeMarkedText = ({ head, lines }: MarkedText): string =>
  `---\n${head}---\n${lines.map((line) => `${writeLine(line)}\n`).join('')}`;

const writeLine = (line: MarkedLine): string => {
  switch (line.is) {
    case 'question':
      return `? ${line.text}`.trimEnd();
    case 'comment':
      return `# ${line.text}`.trimEnd();
    case 'unprinted':
      return line.margin;
    default: {
      const { continuesLine, joins, margin, text, marks } = line;
      const words = [continuesLine ? '+' : '', joins, margin].filter((one) => one !== '').join(' ');
      if (words === '' && text === '') return '';
      return `${words === '' ? '' : words.padEnd(marginWidth)} | ${writeMarks(text, marks)}`;
    }
  }
};

/** The usual width of the margin. Most IDs fit; the margins of cards can be wider. */
const marginWidth = 20;

const writeMarks = (text: string, marks: readonly Range[]): string => {
  const quoted = (from: number, to?: number): string => text.slice(from, to).replace(/[⟨⟩\\]/gu, '\\$&');
  const ends = [0, ...marks.map(({ end }) => end)];
  return [
    ...marks.map(({ start, end }, index) => `${quoted(ends[index] ?? 0, start)}⟨${quoted(start, end)}⟩`),
    quoted(ends.at(-1) ?? 0),
  ].join('');
};
