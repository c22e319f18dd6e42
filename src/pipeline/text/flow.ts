import { isBlank, type Range, type SourceText } from './source-text.ts';

/**
 * Text with the source offset of each of its characters: `offsets[i]` is that of UTF-16 unit `i`, or -1 for a character
 * that we have added (the space between joined lines). All text of a page comes from flows, so the account can prove
 * that nothing was lost or invented.
 */
export interface Flow {
  readonly text: string;
  readonly offsets: readonly number[];
}

export const emptyFlow: Flow = { text: '', offsets: [] };

/** The flow of a range of the source. */
export const flowOf = (source: SourceText, range: Range): Flow => ({
  text: source.text.slice(range.start, range.end),
  offsets: Array.from({ length: range.end - range.start }, (_, index) => range.start + index),
});

/** Like `String.prototype.slice`. */
export const sliceFlow = (flow: Flow, from: number, to?: number): Flow => ({
  text: flow.text.slice(from, to),
  offsets: flow.offsets.slice(from, to),
});

/** Like `String.prototype.trim`. */
export const trimFlow = (flow: Flow): Flow => {
  let from = 0;
  let to = flow.text.length;
  while (from < to && isBlank(flow.text.charAt(from))) from += 1;
  while (to > from && isBlank(flow.text.charAt(to - 1))) to -= 1;
  return sliceFlow(flow, from, to);
};

/** A flow without some of its characters, by index. */
export const withoutUnits = (flow: Flow, isOut: (index: number) => boolean): Flow => {
  const kept = flow.offsets.flatMap((offset, index) => (isOut(index) ? [] : [{ offset, index }]));
  return {
    text: kept.map(({ index }) => flow.text.charAt(index)).join(''),
    offsets: kept.map(({ offset }) => offset),
  };
};

/** Joins flows with `glue` between them, which has no source offset. */
export const joinFlows = (flows: readonly Flow[], glue = ''): Flow => {
  const glueOffsets = new Array<number>(glue.length).fill(-1);
  return {
    text: flows.map((flow) => flow.text).join(glue),
    offsets: flows.flatMap((flow, index) => (index === 0 ? flow.offsets : [...glueOffsets, ...flow.offsets])),
  };
};

/** The source offsets of a flow, without the characters that we have added. */
export const sourceOffsetsOf = ({ offsets }: Flow): readonly number[] =>
  offsets.filter((offset) => offset >= 0);

/** The range from the first to the last source character of a flow; undefined when it has none. */
export const rangeOfFlow = (flow: Flow): Range | undefined => {
  const own = sourceOffsetsOf(flow);
  const [start, last] = [own[0], own.at(-1)];
  return start === undefined || last === undefined ? undefined : { start, end: last + 1 };
};

/** The source ranges of a slice of a flow; characters that we have added have none. */
export const rangesOf = (flow: Flow, from: number, to: number): Range[] =>
  rangesOfOffsets(sourceOffsetsOf(sliceFlow(flow, from, to)));

/** Runs of offsets, as ranges. */
export const rangesOfOffsets = (offsets: readonly number[]): Range[] => {
  const ranges: Range[] = [];
  for (const offset of offsets) {
    const last = ranges.at(-1);
    if (last?.end === offset) ranges[ranges.length - 1] = { start: last.start, end: offset + 1 };
    else ranges.push({ start: offset, end: offset + 1 });
  }
  return ranges;
};
