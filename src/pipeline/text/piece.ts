import type { SourceSpan } from '../../schema/source.ts';
import { type Flow, rangeOfFlow, sliceFlow } from './flow.ts';
import { type Range, type SourceText, toSourceSpan } from './source-text.ts';

/** A text that has found its place: from which source, with what became structure around it. */
export interface Piece {
  readonly source: SourceText;
  readonly flow: Flow;
  readonly markup: readonly Range[];
}

/** Lines (and columns, where a line is shared) that a piece takes up, its markup included. */
export const spanOfPiece = ({ source, flow, markup }: Piece): SourceSpan => {
  const own = rangeOfFlow(flow);
  const ranges = own ? [own, ...markup] : markup;
  const start = Math.min(...ranges.map((range) => range.start));
  const end = Math.max(...ranges.map((range) => range.end));
  return toSourceSpan(source, { start, end });
};

/** The part of a piece that lies in a range of its source; the markup stays with the part that holds the start. */
export const slicePiece = (piece: Piece, range: Range): Piece => {
  const inside = (offset: number): boolean => offset >= range.start && offset < range.end;
  const from = piece.flow.offsets.findIndex(inside);
  const to = piece.flow.offsets.findLastIndex(inside) + 1;
  if (from < 0 || (from === 0 && to === piece.flow.offsets.length)) return piece;
  return { ...piece, flow: sliceFlow(piece.flow, from, to), markup: from === 0 ? piece.markup : [] };
};
