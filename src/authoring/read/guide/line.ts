import { emptyFlow, type Flow, rangesOf, sliceFlow, trimFlow } from '../../../pipeline/text/flow.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import { displayWidth } from '../lines/display-width.ts';
import type { Segment } from '../lines/segment.ts';
import { endsSentence } from '../lines/sentence.ts';
import { lineMarks } from './line-marks.ts';

/** A line of an IPG section after its marks are taken off. */
export interface Line {
  /** 1-based. */
  readonly number: number;
  readonly blanksBefore: number;
  readonly indent: string;
  /** The line as it stands in the source. */
  readonly whole: Flow;
  /** What is left without the marks. */
  readonly body: Flow;
  /** The marks. */
  readonly markup: readonly Range[];
  readonly traits: ReadonlySet<LineTrait>;
  /** The rest of a sentence that a page end or a blank line has torn apart. */
  readonly isTorn?: boolean;
}

/**
 * What the marks of a line say: it is quoted (`> …`), a heading (`## …`), a bullet (`• …`), a paragraph of its own
 * (`:…`), set in bold or in italics as a whole, an underline of the line before (`-----`), a row of a table
 * (`| Late | Game Loss |`) or the line between two of them (`|---|---|`).
 */
export type LineTrait =
  | 'quoted'
  | 'heading'
  | 'bullet'
  | 'paragraph'
  | 'bold'
  | 'italic'
  | 'rule'
  | 'row'
  | 'row-rule';

/** The lines of a section with their marks told from their text. */
export const readLines = (segments: readonly Segment[]): readonly Line[] => {
  const frames = readFrames(segments);
  const lines = frames.map((frame, index) =>
    readLine(frame, isInsideSentence(segments[index - 1], frame.segment)),
  );
  const footnotes = findFootnotes(lines);
  return lines.map((line) => (footnotes.has(line) ? withoutMarks(line) : line));
};

/**
 * `* Where no board is posted, …` is a footnote and no point where a sentence above bears its sign (`…public.*`) and
 * no more lines begin with it than there are such sentences. Its sign is text, since the sentence refers to it.
 */
const findFootnotes = (lines: readonly Line[]): ReadonlySet<Line> => {
  const begun = lines.filter(
    ({ whole }) => /^[*＊]\s*[^\s*＊]/u.test(whole.text) && !/[*＊]$/u.test(whole.text),
  );
  const first = begun[0] ? lines.indexOf(begun[0]) : -1;
  const signs = lines
    .slice(0, Math.max(first, 0))
    .filter(
      ({ body: { text } }) => /[^\s*＊][*＊](?![*＊])/u.test(text) && text.split(/[*＊]/u).length === 2,
    );
  return new Set(begun.length <= signs.length ? begun : []);
};

const withoutMarks = (line: Line): Line => ({ ...line, body: line.whole, markup: [], traits: new Set() });

/** Right below a line that is cut in the middle of a sentence: there a dash is one of the sentence. */
const isInsideSentence = (before: Segment | undefined, { blanksBefore }: Segment): boolean => {
  const text = before?.flow.text ?? '';
  return (
    blanksBefore === 0 &&
    displayWidth(text.slice(-shortestCut)) >= shortestCut &&
    !endsSentence(text) &&
    !/^(?:[—―─]{2}|--)|(?:[:：;；]|[—―─]{2}|--)$/u.test(text)
  );
};

const shortestCut = 30;

/** A segment, what of it lies between the tags of a quotation, and whether it is in one. */
interface FramedSegment {
  readonly segment: Segment;
  readonly from: number;
  readonly to: number;
  readonly isQuoted: boolean;
}

/** `[quote=…]…[/quote]`, `<blockquote>…</blockquote>`: quotations as forums and web pages set them, over several lines or one. */
const readFrames = (segments: readonly Segment[]): readonly FramedSegment[] => {
  const closings = segments.filter(({ flow }) => closesQuotation.test(flow.text)).length;
  let open = 0;
  let left = closings;
  return segments.map((segment): FramedSegment => {
    const { text } = segment.flow;
    // One that is never closed would quote all the rest.
    const opening = left > 0 ? (opensQuotation.exec(text)?.[0].length ?? 0) : 0;
    if (opening > 0) open += 1;
    const isQuoted = open > 0;
    const closing = isQuoted ? (closesQuotation.exec(text)?.[0].length ?? 0) : 0;
    if (closesQuotation.test(text)) left -= 1;
    if (closing > 0) open -= 1;
    return { segment, from: opening, to: Math.max(opening, text.length - closing), isQuoted };
  });
};

const opensQuotation = /^(?:\[quote(?:=[^[\]]{0,80})?\]|<blockquote(?: [^<>]{0,80})?>)\s*/iu;
const closesQuotation = /(?<!\s)\s*(?:\[\/quote\]|<\/blockquote>)$/iu;

const readLine = ({ segment, from, to, isQuoted }: FramedSegment, isInside: boolean): Line => {
  const { flow, line, blanksBefore } = segment;
  let body = trimFlow(sliceFlow(flow, from, to));
  const markup = [...rangesOutside(flow, { start: from, end: to })];
  const traits = new Set<LineTrait>(isQuoted ? ['quoted'] : []);
  if (body.text === '')
    return { number: line, blanksBefore, indent: '', whole: flow, body, markup, traits: justMark };
  const indent = segment.indent + depthInWiki(body.text);
  // Marks can stand in one another (`> • **A. …**`), but no line has more than a few.
  for (let round = 0; round < deepest; round += 1) {
    const mark = lineMarks.find(({ canGoOn, pattern }) => !(canGoOn && isInside) && pattern.test(body.text));
    const inner = mark && innerRange(body.text, mark.pattern);
    if (!mark || !inner) break;
    if (mark.trait !== null) traits.add(mark.trait);
    const isRule = mark.trait === 'rule';
    markup.push(...(isRule ? rangesOf(body, 0, body.text.length) : rangesOutside(body, inner)));
    body = isRule ? emptyFlow : trimFlow(sliceFlow(body, inner.start, inner.end));
  }
  const row = rowTrait(body.text);
  if (row) traits.add(row);
  if (row === 'row-rule') {
    markup.push(...rangesOf(body, 0, body.text.length));
    body = emptyFlow;
  }
  return { number: line, blanksBefore, indent, whole: flow, body, markup, traits };
};

/** `:*` stands further in than `:`, as far as a blank would set it. */
const depthInWiki = (text: string): string =>
  ' '.repeat(Math.max(0, (/^[:#*]{2,6}(?=\s*[^\s:#*])/u.exec(text)?.[0].length ?? 0) - 1));

/** A tag alone in its line. */
const justMark: ReadonlySet<LineTrait> = new Set(['rule']);

/** The source ranges of a flow that lie before and behind a part of it. */
export const rangesOutside = (flow: Flow, { start, end }: Range): readonly Range[] => [
  ...rangesOf(flow, 0, start),
  ...rangesOf(flow, end, flow.text.length),
];

const deepest = 6;

/** Framed by bars as in Markdown, or by carets as the heads of tables in a wiki. */
const rowTrait = (text: string): 'row' | 'row-rule' | undefined => {
  if (/^[|｜+][-—=:+|｜\s]*[-—=][-—=:+|｜\s]*$/u.test(text)) return 'row-rule';
  return /^[|｜^][^|｜^]*[|｜^]/u.test(text) ? 'row' : undefined;
};

const innerRange = (text: string, pattern: RegExp): Range | undefined => {
  const inner = new RegExp(pattern, 'du').exec(text)?.indices?.groups?.inner;
  return inner && { start: inner[0], end: inner[1] };
};
