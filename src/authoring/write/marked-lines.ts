import { isOnNoPage, type RowName, writeMargin } from '../../pipeline/marked-text/margin.ts';
import type { MarkedLine } from '../../pipeline/marked-text/marked-text.ts';
import { type Flow, type Piece, rangesOfOffsets } from '../../pipeline/text/flow.ts';
import { lineRange, offsetsOfRange, type Range, type SourceText } from '../../pipeline/text/source-text.ts';
import { unseenIn } from '../../pipeline/text/unprintable.ts';
import type { Language } from '../../schema/language.ts';

/** A row that is to be written; one that is not printed has no piece. */
export interface NamedText {
  readonly name: RowName;
  readonly piece?: Pick<Piece, 'flow' | 'markup'> | undefined;
  readonly remarks?: readonly Extract<MarkedLine, { is: 'question' | 'comment' }>[];
}

/** Sorts rows by place in the source. A row that is not printed comes before the next printed row of a page. */
export const inTextOrder = (rows: readonly NamedText[]): readonly NamedText[] => {
  let next = Number.POSITIVE_INFINITY;
  const placed = rows.toReversed().map((row) => {
    const start = startOf(row);
    if (start !== undefined && !isOnNoPage(row.name)) next = start;
    return { row, start: start ?? next };
  });
  return placed
    .toReversed()
    .toSorted((one, other) => one.start - other.start)
    .map(({ row }) => row);
};

const startOf = ({ piece }: NamedText): number | undefined => {
  const offsets = piece?.flow.offsets.filter((offset) => offset >= 0) ?? [];
  return piece && Math.min(...offsets, ...piece.markup.map(({ start }) => start));
};

interface NamedLine {
  readonly line: MarkedLine;
  /** Undefined for a blank line. */
  readonly text: NamedText | undefined;
}

/** Lays out the whole source, with the names of `texts` in the margin. `own` is the first language of the source. */
export const toMarkedLines = (
  source: SourceText,
  texts: readonly NamedText[],
  own: Language,
): readonly NamedLine[] => {
  const claims = claimCharacters(source, texts);
  const runs = source.lineStarts.flatMap((_, index) => runsOf(source, index + 1, claims));
  const first = new Map(runs.toReversed().map((run) => [run.owner, run]));
  const marginOf = ({ name }: NamedText): string => writeMargin(name, own);
  const lines: NamedLine[] = [];
  let next = 0;
  const remarkOn = (text: NamedText): void => {
    for (const line of text.remarks ?? []) lines.push({ line, text });
  };
  /** Adds unprinted rows above this one, then its remarks. */
  const open = (owner: number): void => {
    for (const text of texts.slice(next, owner)) {
      if (text.piece) continue;
      remarkOn(text);
      lines.push({ line: { is: 'unprinted', margin: marginOf(text) }, text });
    }
    next = Math.max(next, owner);
    const text = texts[owner];
    if (text) remarkOn(text);
  };
  let last = -1;
  for (const run of runs) {
    const { owner, continuesLine, start, end } = run;
    const text = texts[owner];
    const joins = !text || first.get(owner) === run ? '' : joinOf(run, claims);
    if (text && joins === '') open(owner);
    const margin = !text || (joins !== '' && owner === last) ? '' : marginOf(text);
    const printed = source.text.slice(start, end);
    lines.push({
      line: { is: 'row', continuesLine, joins, margin, text: printed, marks: marksIn(run, claims) },
      text,
    });
    if (text) last = owner;
  }
  open(texts.length);
  return lines;
};

interface Claims {
  /** The index of the row of each character, or -1. */
  readonly owners: Int32Array;
  readonly marks: ReadonlySet<number>;
  readonly isUnseen: (offset: number) => boolean;
  /** The offsets where a further line of a row begins. */
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

/**
 * A mark after the text of its row goes to the row of the character before: in `名 (Name)`, the brackets are marks of
 * 名, but the closing one goes to `Name`. Undefined if no row has that character.
 */
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

const linesIn = ({ text, offsets }: Flow): readonly number[] =>
  offsets.filter((_, at) => offsets[at - 1] === -1 && text.charAt(at - 1) === '\n');

const joinOf = (range: Range, { apart }: Claims): '/' | '>' =>
  offsetsOfRange(range).some((offset) => apart.has(offset)) ? '/' : '>';

interface Run extends Range {
  /** The index of the row, or -1. */
  readonly owner: number;
  /** Whether another run comes before it in its line. */
  readonly continuesLine: boolean;
}

/** Splits a line into runs of one row each. Blanks between two runs belong to the second. */
const runsOf = (source: SourceText, line: number, { owners, isUnseen }: Claims): readonly Run[] => {
  const { start, end } = lineRange(source, line) ?? { start: 0, end: 0 };
  const runs: Run[] = [];
  for (const offset of offsetsOfRange({ start, end })) {
    if (isUnseen(offset)) continue;
    const owner = owners[offset] ?? -1;
    const last = runs.at(-1);
    if (last?.owner === owner) runs[runs.length - 1] = { ...last, end: offset + 1 };
    else runs.push({ owner, continuesLine: last !== undefined, start: last?.end ?? start, end: offset + 1 });
  }
  const last = runs.at(-1) ?? { owner: -1, continuesLine: false, start, end };
  return [...runs.slice(0, -1), { ...last, end }];
};

const marksIn = (range: Range, claims: Claims): readonly Range[] =>
  rangesOfOffsets(offsetsOfRange(range).filter((offset) => claims.marks.has(offset))).map((mark) => ({
    start: mark.start - range.start,
    end: mark.end - range.start,
  }));
