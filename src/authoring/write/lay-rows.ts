import type { MarkedLine } from '../../pipeline/edition/marked-text.ts';
import { emptyFlow, type Flow, type Piece, rangesOfOffsets } from '../../pipeline/text/flow.ts';
import {
  isBlank,
  lineRange,
  offsetsOfRange,
  type Range,
  type SourceText,
} from '../../pipeline/text/source-text.ts';
import { findInvisible } from '../../pipeline/text/unprintable.ts';
import type { LedgerBlock, Structure } from '../read/structure.ts';

/** A paragraph of a source with its name in the margin; without a piece, what no line prints. */
export interface NamedText {
  readonly margin: string;
  readonly piece?: Pick<Piece, 'flow' | 'markup'> | undefined;
  /** What a person is to look at, and what people have said: on lines of their own above it. */
  readonly remarks?: readonly Extract<MarkedLine, { is: 'question' | 'comment' }>[];
}

/** Rows of a text in its order, with others that are on no page; what no line prints is before what comes after it. */
export const inTextOrder = (
  rows: readonly NamedText[],
  others: readonly NamedText[],
): readonly NamedText[] => {
  let next = Number.POSITIVE_INFINITY;
  const placed = rows.toReversed().map((row) => {
    next = startOf(row) ?? next;
    return { row, start: next };
  });
  return [...placed.toReversed(), ...others.map((row) => ({ row, start: startOf(row) ?? next }))]
    .toSorted((one, other) => one.start - other.start)
    .map(({ row }) => row);
};

/** What of a text is on no page, some of it for a person to look at, and what only divides it; what cannot be seen is no row. */
export const rowsOffPage = (
  source: SourceText,
  { ledger, markup }: Pick<Structure, 'ledger' | 'markup'>,
  isToReview: (block: LedgerBlock) => boolean,
): readonly NamedText[] => {
  const isUnseen = unseenIn(source);
  return [
    ...ledger.map((block) => ({
      margin: block.reason,
      piece: { flow: block.flow, markup: [] },
      remarks: isToReview(block)
        ? [{ is: 'question' as const, text: 'is the next line no part of the text?' }]
        : [],
    })),
    ...markup
      .filter((range) => !offsetsOfRange(range).every(isUnseen))
      .map((range) => ({ margin: 'divider', piece: { flow: emptyFlow, markup: [range] } })),
  ];
};

/** Whether nobody sees a character: blanks, and what has no width. */
const unseenIn = ({ text }: SourceText): ((offset: number) => boolean) => {
  const invisible = findInvisible(text);
  return (offset) => invisible.has(offset) || isBlank(text.charAt(offset));
};

/** Where a row begins; undefined for what no line prints. */
const startOf = ({ piece }: NamedText): number | undefined => {
  const offsets = piece?.flow.offsets.filter((offset) => offset >= 0) ?? [];
  return piece && Math.min(...offsets, ...piece.markup.map(({ start }) => start));
};

/** The lines of a marked text: the whole source, with the names of these texts, in their order. */
export const layRows = (source: SourceText, texts: readonly NamedText[]): readonly MarkedLine[] => {
  const claims = claimCharacters(source, texts);
  const runs = source.lineStarts.flatMap((_, index) => runsOf(source, index + 1, claims));
  const first = new Map(runs.toReversed().map((run) => [run.owner, run]));
  const lines: MarkedLine[] = [];
  let next = 0;
  /** What no line prints stands above the first text after it. */
  const open = (owner: number): void => {
    for (; next < owner; next += 1) if (!texts[next]?.piece) lines.push(...unprinted(texts[next]));
    lines.push(...(texts[owner]?.remarks ?? []));
  };
  let last = -1;
  for (const run of runs) {
    const { owner, goesOn, start, end } = run;
    const text = source.text.slice(start, end);
    const marks = marksIn(run, claims);
    const joins = owner < 0 || first.get(owner) === run ? '' : joinOf(run, claims);
    if (owner >= 0 && joins === '') open(owner);
    const margin = joins !== '' && owner === last ? '' : (texts[owner]?.margin ?? '');
    lines.push({ is: 'row', goesOn, joins, margin, text, marks });
    if (owner >= 0) last = owner;
  }
  open(texts.length);
  return lines;
};

const unprinted = (text: NamedText | undefined): readonly MarkedLine[] =>
  text ? [...(text.remarks ?? []), { is: 'unprinted', margin: text.margin }] : [];

/** What is known of each character of a source. */
interface Claims {
  /** The index of the text that has it; -1 where none has it. */
  readonly owners: Int32Array;
  readonly marks: ReadonlySet<number>;
  readonly isUnseen: (offset: number) => boolean;
  /** Where a line of its own begins in a text. */
  readonly apart: ReadonlySet<number>;
}

const claimCharacters = (source: SourceText, texts: readonly NamedText[]): Claims => {
  const owners = new Int32Array(source.text.length).fill(-1);
  const isUnseen = unseenIn(source);
  const markup = texts.map(({ piece }) => (piece?.markup ?? []).flatMap(offsetsOfRange));
  for (const [index, { piece }] of texts.entries())
    for (const offset of [...(markup[index] ?? []), ...(piece?.flow.offsets ?? [])])
      if (offset >= 0) owners[offset] = index;
  for (const [index, { piece }] of texts.entries()) {
    const last = piece?.flow.offsets.findLast((offset) => offset >= 0) ?? Number.POSITIVE_INFINITY;
    for (const offset of markup[index]?.filter((one) => one > last && !isUnseen(one)) ?? [])
      owners[offset] = ownerBefore(source, offset, owners, isUnseen) ?? index;
  }
  return {
    owners,
    marks: new Set(markup.flat().filter((offset) => !isUnseen(offset))),
    isUnseen,
    apart: new Set(texts.flatMap(({ piece }) => (piece ? linesIn(piece.flow) : []))),
  };
};

/** The text before a mark in its line, which takes it where other words are between: the bracket after `名 (Name)`. */
const ownerBefore = (
  source: SourceText,
  offset: number,
  owners: Int32Array,
  isUnseen: Claims['isUnseen'],
): number | undefined => {
  let before = offset - 1;
  while (before >= 0 && source.text.charAt(before) !== '\n' && isUnseen(before)) before -= 1;
  const owner = source.text.charAt(before) === '\n' ? -1 : (owners[before] ?? -1);
  return owner < 0 ? undefined : owner;
};

/** Where the lines of a text begin, but for the first. */
const linesIn = ({ text, offsets }: Flow): readonly number[] =>
  offsets.filter((_, at) => offsets[at - 1] === -1 && text.charAt(at - 1) === '\n');

/** A row that continues a text: as a line of its own in it, or in the paragraph above. */
const joinOf = (range: Range, { apart }: Claims): '/' | '>' =>
  offsetsOfRange(range).some((offset) => apart.has(offset)) ? '/' : '>';

/** A part of a printed line. */
interface Run extends Range {
  /** The index of its text; -1 where none has it. */
  readonly owner: number;
  /** It is not the first of its line. */
  readonly goesOn: boolean;
}

/** The parts of a line, each of one text; blanks between two go with the second. */
const runsOf = (source: SourceText, line: number, { owners, isUnseen }: Claims): readonly Run[] => {
  const { start, end } = lineRange(source, line) ?? { start: 0, end: 0 };
  const runs: Run[] = [];
  for (const offset of offsetsOfRange({ start, end })) {
    if (isUnseen(offset)) continue;
    const owner = owners[offset] ?? -1;
    const last = runs.at(-1);
    if (last?.owner === owner) runs[runs.length - 1] = { ...last, end: offset + 1 };
    else runs.push({ owner, goesOn: last !== undefined, start: last?.end ?? start, end: offset + 1 });
  }
  const last = runs.at(-1) ?? { owner: -1, goesOn: false, start, end };
  return [...runs.slice(0, -1), { ...last, end }];
};

/** The marks in a range, each without the blanks around it. */
const marksIn = (range: Range, claims: Claims): readonly Range[] =>
  rangesOfOffsets(offsetsOfRange(range).filter((offset) => claims.marks.has(offset))).map((mark) => ({
    start: mark.start - range.start,
    end: mark.end - range.start,
  }));
