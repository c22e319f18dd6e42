import type { SourceSpan } from '../../schema/source.ts';
import { type Range, type SourceText, toSourceSpan } from './source-text.ts';

/**
 * Text with the source offset of each UTF-16 unit; -1 for units that are not in the source (the space between joined
 * lines). All source text on pages comes from flows.
 */
export interface Flow {
  readonly text: string;
  readonly offsets: readonly number[];
}

export const emptyFlow: Flow = { text: '', offsets: [] };

export const flowOf = (source: SourceText, range: Range): Flow => ({
  text: source.text.slice(range.start, range.end),
  offsets: Array.from({ length: range.end - range.start }, (_, index) => range.start + index),
});

export const sliceFlow = (flow: Flow, from: number, to?: number): Flow => ({
  text: flow.text.slice(from, to),
  offsets: flow.offsets.slice(from, to),
});

export const trimFlow = (flow: Flow): Flow => {
  const from = flow.text.length - flow.text.trimStart().length;
  return sliceFlow(flow, from, Math.max(from, flow.text.trimEnd().length));
};

export const withoutUnits = (flow: Flow, isOut: (index: number) => boolean): Flow => {
  const kept = flow.offsets.flatMap((offset, index) => (isOut(index) ? [] : [{ offset, index }]));
  return {
    text: kept.map(({ index }) => flow.text.charAt(index)).join(''),
    offsets: kept.map(({ offset }) => offset),
  };
};

/** `glue` between the flows has no source offset. */
export const joinFlows = (flows: readonly Flow[], glue = ''): Flow => {
  const glueOffsets = new Array<number>(glue.length).fill(-1);
  return {
    text: flows.map((flow) => flow.text).join(glue),
    offsets: flows.flatMap((flow, index) => (index === 0 ? flow.offsets : [...glueOffsets, ...flow.offsets])),
  };
};

/** The offsets of the source characters, without the -1 of added ones. */
export const sourceOffsetsOf = ({ offsets }: Flow): readonly number[] =>
  offsets.filter((offset) => offset >= 0);

/** The range from the first to the last source character; undefined if there is none. */
export const rangeOfFlow = (flow: Flow): Range | undefined => {
  const own = sourceOffsetsOf(flow);
  const [start, last] = [own[0], own.at(-1)];
  return start === undefined || last === undefined ? undefined : { start, end: last + 1 };
};

export const rangesOf = (flow: Flow, from: number, to: number): Range[] =>
  rangesOfOffsets(sourceOffsetsOf(sliceFlow(flow, from, to)));

export const rangesOfOffsets = (offsets: readonly number[]): Range[] => {
  const ranges: Range[] = [];
  for (const offset of offsets) {
    const last = ranges.at(-1);
    if (last?.end === offset) ranges[ranges.length - 1] = { start: last.start, end: offset + 1 };
    else ranges.push({ start: offset, end: offset + 1 });
  }
  return ranges;
};

/** A text with its source. `markup` has the ranges of its marks (a bullet, a number), which are not in the text. */
export interface Piece {
  readonly source: SourceText;
  readonly flow: Flow;
  readonly markup: readonly Range[];
}

/** The lines of a piece and its markup, with columns if it shares its line with other text. */
export const spanOfPiece = ({ source, flow, markup }: Piece): SourceSpan => {
  const own = rangeOfFlow(flow);
  const ranges = own ? [own, ...markup] : markup;
  const start = Math.min(...ranges.map((range) => range.start));
  const end = Math.max(...ranges.map((range) => range.end));
  return toSourceSpan(source, { start, end });
};

/**
 * The glue between two lines of a paragraph: nothing beside a Chinese or Japanese character, after a hyphen, at a dash,
 * inside brackets, before punctuation and between symbols, else a space. `glueBetween('a hidden', 'card') // => ' '`
 */
export const glueBetween = (before: string, next: string): '' | ' ' => {
  if (before === '' || isWide(before.slice(-1)) || isWide(next.slice(0, 1))) return '';
  return tight.some(([end, beginning]) => end.test(before.slice(-2)) && beginning.test(next)) ? '' : ' ';
};

export const glueFlows = (lines: readonly Flow[]): Flow =>
  lines.reduce((all, line) => joinFlows([all, line], glueBetween(all.text, line.text)), emptyFlow);

const isWide = (character: string): boolean =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303F\uFF00-\uFF60]/u.test(character);

const tight: readonly (readonly [end: RegExp, beginning: RegExp])[] = [
  // oppo-|nent, well-|known
  [/\p{L}[-‐\u00AD]$/u, /^\p{L}/u],
  // 一个-|1/-1指示物
  [/\p{sc=Han}[-−]$/u, /^\d+\//u],
  // the one —|the other
  [/\S[–—]$/u, /^/u],
  [/$/u, /^[–—]\S/u],
  // a card (|hidden|), {T}|{R}
  [/[({[“‘]$/u, /^/u],
  [/$/u, /^[)}\].,;:!?/]/u],
  [/\}$/u, /^\{/u],
];
