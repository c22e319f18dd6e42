import { isBlank, type Range, type SourceText } from './source-text.ts';

/**
 * Text that knows where each of its characters stands in the source: `offsets[i]` is the source offset of
 * UTF-16 unit `i`, or -1 for a character that we put in ourselves (the space at a re-joined line end).
 * Everything that reaches a page goes through a flow, so that nothing can be lost or invented unseen.
 */
export interface Flow {
  readonly text: string;
  readonly offsets: readonly number[];
}

export const emptyFlow: Flow = { text: '', offsets: [] };

/** The flow of a stretch of the source. */
export const flowOf = (source: SourceText, range: Range): Flow => ({
  text: source.text.slice(range.start, range.end),
  offsets: Array.from({ length: range.end - range.start }, (_, index) => range.start + index),
});

/** Like `String.prototype.slice`. */
export const sliceFlow = (flow: Flow, from: number, to?: number): Flow => ({
  text: flow.text.slice(from, to),
  offsets: flow.offsets.slice(from, to),
});

/** Without blank characters at both ends. */
export const trimFlow = (flow: Flow): Flow => {
  let from = 0;
  let to = flow.text.length;
  while (from < to && isBlank(flow.text.charAt(from))) from += 1;
  while (to > from && isBlank(flow.text.charAt(to - 1))) to -= 1;
  return sliceFlow(flow, from, to);
};

/** Flows one after another with `glue` between them; the glue belongs to no source character. */
export const joinFlows = (flows: readonly Flow[], glue = ''): Flow => {
  const glueOffsets = new Array<number>(glue.length).fill(-1);
  return {
    text: flows.map((flow) => flow.text).join(glue),
    offsets: flows.flatMap((flow, index) => (index === 0 ? flow.offsets : [...glueOffsets, ...flow.offsets])),
  };
};

/** From the first to behind the last source character of a flow; undefined when it has none. */
export const rangeOfFlow = (flow: Flow): Range | undefined => {
  const own = flow.offsets.filter((offset) => offset >= 0);
  const first = own[0];
  const last = own.at(-1);
  return first === undefined || last === undefined ? undefined : { start: first, end: last + 1 };
};

/** The source ranges of a stretch of a flow; characters that we put in ourselves have none. */
export const rangesOf = (flow: Flow, from: number, to: number): Range[] => {
  const ranges: Range[] = [];
  for (const offset of flow.offsets.slice(from, to)) {
    const last = ranges.at(-1);
    if (offset < 0) continue;
    if (last?.end === offset) ranges[ranges.length - 1] = { start: last.start, end: offset + 1 };
    else ranges.push({ start: offset, end: offset + 1 });
  }
  return ranges;
};
