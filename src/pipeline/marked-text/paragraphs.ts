import { leftOutHint } from '../../schema/coverage.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { SourceEntry } from '../../schema/source.ts';
import { errorAt, type Staged } from '../diagnostics.ts';
import {
  emptyFlow,
  type Flow,
  flowOf,
  glueBetween,
  joinFlows,
  type Piece,
  rangesOfOffsets,
  trimFlow,
  withoutUnits,
} from '../text/flow.ts';
import {
  createSourceText,
  isBlank,
  offsetsOfRange,
  type Range,
  type SourceText,
} from '../text/source-text.ts';
import { invisible } from '../text/unprintable.ts';
import { compareWithSource } from './compare-with-source.ts';
import { isOnNoPage, type RowName, readMargin, writeMargin } from './margin.ts';
import { type MarkedLine, type MarkedRow, type Numbered, parseMarkedText } from './marked-text.ts';

/** A paragraph, or a row that the source does not print (without `piece`). `line` is its line in the marked text. */
export interface Paragraph {
  readonly name: RowName;
  readonly line: number;
  readonly piece: Piece | undefined;
  /** The letters and digits of the last mark before the text: `A` of `A.`, `1` of `- 1)`. */
  readonly label: string | undefined;
}

export const isLetter = (label: string): boolean => /^[A-Z]/u.test(label);

export interface ReadMarkedText {
  readonly source: SourceText;
  readonly paragraphs: readonly Paragraph[];
}

/** `written` is the marked text, `text` the source. */
interface WrittenMarkedText {
  readonly path: string;
  readonly written: string;
  readonly entry: SourceEntry;
  readonly text: string;
}

/**
 * Parses a marked text into paragraphs, each with its place in the source. Reports malformed rows, text that differs
 * from the source, and unanswered questions.
 */
export const readMarkedText = ({ path, written, entry, text }: WrittenMarkedText): Staged<ReadMarkedText> => {
  const source = createSourceText(entry.file, text);
  const { value: marked, diagnostics: faults } = parseMarkedText(path, written);
  const other = faults.length === 0 ? compareWithSource(path, marked.lines, text) : undefined;
  const questions = marked.lines.flatMap((one) =>
    one.is === 'question' ? openQuestion({ file: path, line: one.line }, one.text) : [],
  );
  if (faults.length > 0 || other)
    return {
      value: { source, paragraphs: [] },
      diagnostics: [...faults, ...(other ? [other] : []), ...questions],
    };
  const { drafts, diagnostics } = draftParagraphs(path, entry, marked.lines);
  const paragraphs = drafts.map((draft) => toParagraph(source, draft));
  const isOnlyMarks = ({ name, piece }: Paragraph): boolean =>
    name.is !== 'divider' && piece?.flow.text === '';
  return {
    value: { source, paragraphs: paragraphs.filter((row) => !isOnlyMarks(row)) },
    diagnostics: [
      ...questions,
      ...diagnostics,
      ...paragraphs.filter(isOnlyMarks).map((row) => onlyMarks(path, row)),
    ],
  };
};

const openQuestion = (place: Pick<Diagnostic, 'file' | 'line'>, text: string): Diagnostic =>
  errorAt(
    'marked-text/question',
    place,
    `Unanswered question: ${text}`,
    'Check the row, correct it if it is wrong, and delete the line that begins with ?.',
  );

const onlyMarks = (file: string, { name, line }: Paragraph): Diagnostic =>
  errorAt(
    'marked-text/only-marks',
    { file, line },
    `\`${writeMargin(name, name.lang)}\` has no text: all of it is between ⟨ and ⟩.`,
    'Enclose only the bullet, letter or sign. If the line only divides, write `divider`.',
  );

/** A paragraph under construction. Each inner list becomes one line. */
interface Draft {
  readonly name: RowName;
  readonly line: number;
  readonly lines: Segment[][];
}

/** The range of a row in the source. Blanks between two rows of a printed line belong to the first. */
interface Segment extends Range {
  /** Whether the next row continues the printed line. */
  readonly isContinued: boolean;
  readonly marks: readonly Range[];
}

const draftParagraphs = (file: string, entry: SourceEntry, lines: readonly Numbered<MarkedLine>[]) => {
  const diagnostics: Diagnostic[] = [];
  const drafts: Draft[] = [];
  /** The paragraph of the row above; null if that row was reported. */
  let above: Draft | null | undefined;
  const report = (line: number, code: string, message: string, hint: string): null => {
    diagnostics.push(errorAt(`marked-text/${code}`, { file, line }, message, hint));
    return null;
  };
  const readName = (line: number, margin: string, isPrinted: boolean): RowName | null => {
    const read = readMargin(margin, entry, isPrinted);
    return 'name' in read ? read.name : report(line, 'margin', read.fault.message, read.fault.hint);
  };
  const begin = (line: number, margin: string, segment?: Segment): Draft | null => {
    const name = readName(line, margin, segment !== undefined);
    if (!name) return null;
    const draft = { name, line, lines: segment ? [[segment]] : [] };
    drafts.push(draft);
    return draft;
  };
  const findContinued = ({ line, margin, joins }: Numbered<MarkedRow>): Draft | null => {
    if (margin === '')
      return above === undefined
        ? report(line, 'joins', `There is no row above the \`${joins}\`.`, 'Write an ID.')
        : above;
    const name = readName(line, margin, true);
    if (!name) return null;
    const at = drafts.findLastIndex((draft) => isSameText(draft.name, name));
    const between = drafts.slice(at + 1).find((draft) => !mayBeBetween(draft.name, name));
    if (at >= 0 && !between) return drafts[at] ?? null;
    return report(
      line,
      'joins',
      `\`${joins} ${margin}\` has no row to continue: ${at >= 0 ? `line ${between?.line} separates it from the row with that name` : 'no row above has this name'}.`,
      'Write the ID alone to begin a new paragraph. Only rows on no page or in another language can be between the two.',
    );
  };
  const takeRow = (row: Numbered<MarkedRow>, segment: Segment): void => {
    const { line, margin, joins, text } = row;
    if (isEmpty(text)) {
      if (margin !== '' || joins !== '')
        report(
          line,
          'no-text',
          `\`${margin || joins}\` has no text after the bar.`,
          'Delete the name, or put its text back.',
        );
    } else if (joins !== '') {
      above = findContinued(row);
      if (joins === '>') above?.lines.at(-1)?.push(segment);
      else above?.lines.push([segment]);
    } else if (margin === '')
      report(
        line,
        'no-name',
        `“${text.trim().slice(0, 16)}…” has no name in the margin.`,
        `Write its ID, ${leftOutHint()}.`,
      );
    else above = begin(line, margin, segment);
  };
  const rows = lines.filter((line) => line.is === 'row');
  if (rows[0]?.continuesLine)
    report(rows[0].line, 'joins', 'There is no row before the `+`.', 'Delete the +.');
  const segments = segmentsOf(rows).values();
  for (const line of lines) {
    const segment = line.is === 'row' ? segments.next().value : undefined;
    if (line.is === 'row' && segment) takeRow(line, segment);
    else if (line.is === 'unprinted') above = begin(line.line, line.margin) === null ? null : undefined;
  }
  return { drafts, diagnostics };
};

const segmentsOf = (rows: readonly MarkedRow[]): readonly Segment[] => {
  let at = 0;
  return rows.map((row, index) => {
    const [from, next] = [at, rows[index + 1]];
    const isContinued = next?.continuesLine === true;
    at += row.text.length + (isContinued ? 0 : 1);
    return {
      start: from + blanksBefore(row),
      end: from + row.text.length + blanksBefore(next),
      isContinued,
      marks: row.marks.map(({ start, end }) => ({ start: start + from, end: end + from })),
    };
  });
};

const blanksBefore = (row: MarkedRow | undefined): number =>
  row?.continuesLine ? row.text.length - row.text.trimStart().length : 0;

const isEmpty = (text: string): boolean => isBlank(text.replace(invisible, ''));

const isSameText = (one: RowName, other: RowName): boolean =>
  one.is === other.is && one.id === other.id && one.lang === other.lang && one.part === other.part;

/** Whether a row may be between two rows of the same text. */
export const mayBeBetween = (row: RowName, text: RowName): boolean =>
  isOnNoPage(row) || row.lang !== text.lang;

const toParagraph = (source: SourceText, { name, line, lines }: Draft): Paragraph => {
  if (lines.length === 0) return { name, line, piece: undefined, label: undefined };
  const all = lines.flat();
  if (name.is === 'divider') {
    const markup = all.map((one) => ({ start: one.start, end: one.end }));
    return { name, line, piece: { source, flow: emptyFlow, markup }, label: undefined };
  }
  // Marks count as text in a row that is on no page.
  const marks = isOnNoPage(name) ? [] : all.flatMap((one) => one.marks);
  const taken = new Set(marks.flatMap(offsetsOfRange));
  const flows = lines.map((own) => joinLines(source, own, taken)).filter(({ text }) => text !== '');
  const flow = joinFlows(flows, '\n');
  const markup = rangesOfOffsets([...taken].sort((one, other) => one - other));
  const first = flow.offsets[0] ?? Number.POSITIVE_INFINITY;
  const mark = marks.findLast(({ end }) => end <= first);
  const label =
    mark &&
    source.text
      .slice(mark.start, mark.end)
      .normalize('NFKC')
      .replace(/[^\p{L}\p{N}]/gu, '');
  return { name, line, piece: { source, flow, markup }, label: label || undefined };
};

/** Joins lines. Leaves out invisible characters and blanks between two rows of one line, and adds them to `taken`. */
const joinLines = (source: SourceText, lines: readonly Segment[], taken: Set<number>): Flow => {
  let joined = emptyFlow;
  let before = '';
  for (const line of lines) {
    const whole = flowOf(source, line);
    const text = whole.text.trimEnd();
    // The blanks between two rows of a printed line are at the end of the first: `2.3 Name |名称`.
    if (line.isContinued) for (let at = line.start + text.length; at < line.end; at += 1) taken.add(at);
    for (const { index } of text.matchAll(invisible)) taken.add(line.start + index);
    const flow = trimFlow(withoutUnits(whole, (index) => taken.has(line.start + index)));
    if (flow.text === '') continue;
    joined = joined.text === '' ? flow : joinFlows([joined, flow], glueBetween(before, flow.text));
    // A hyphen between marks still joins the halves of its word without a space.
    before = source.text.slice(flow.offsets[0], line.end).trimEnd();
  }
  return joined;
};
