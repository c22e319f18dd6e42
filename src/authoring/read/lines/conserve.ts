import { type Flow, rangeOfFlow } from '../../../pipeline/text/flow.ts';
import { positionAt, type Range, type SourceText } from '../../../pipeline/text/source-text.ts';

/** Collects every flow and markup range of a structure, including the text left out. */
export const collectPlaced = (
  structure: unknown,
): { readonly flows: readonly Flow[]; readonly markup: readonly Range[] } => {
  const flows: Flow[] = [];
  const markup: Range[] = [];
  const visit = (node: unknown): void => {
    if (isFlow(node)) flows.push(node);
    else if (isRange(node)) markup.push(node);
    else if (typeof node === 'object' && node !== null) Object.values(node).forEach(visit);
  };
  visit(structure);
  return { flows, markup };
};

/** The first and last line (1-based) of a part of a structure; `[1, 1]` if the part has no text. */
export const linesOf = (source: SourceText, part: unknown): readonly [from: number, to: number] => {
  const { flows, markup } = collectPlaced(part);
  const ranges = [...flows.flatMap((flow) => rangeOfFlow(flow) ?? []), ...markup];
  const start = ranges.reduce((first, range) => Math.min(first, range.start), Number.POSITIVE_INFINITY);
  const end = ranges.reduce((last, range) => Math.max(last, range.end), 0);
  return ranges.length === 0 ? [1, 1] : [positionAt(source, start).line, positionAt(source, end - 1).line];
};

const isFlow = (node: unknown): node is Flow =>
  typeof node === 'object' && node !== null && 'offsets' in node && 'text' in node;

const isRange = (node: unknown): node is Range =>
  typeof node === 'object' && node !== null && 'start' in node && 'end' in node;
