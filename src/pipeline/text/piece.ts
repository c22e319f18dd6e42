import type { SourceSpan } from '../../schema/source.ts';
import { type Flow, rangeOfFlow, sliceFlow } from './flow.ts';
import { type Range, type SourceText, toSourceSpan } from './source-text.ts';

/** A text with its source. `markup` has the ranges around it that became structure (a bullet, a number). */
export interface Piece {
  readonly source: SourceText;
  readonly flow: Flow;
  readonly markup: readonly Range[];
}

/** The lines of a piece with its markup; also its columns if it shares its line with other text. */
export const spanOfPiece = ({ source, flow, markup }: Piece): SourceSpan => {
  const own = rangeOfFlow(flow);
  const ranges = own ? [own, ...markup] : markup;
  const start = Math.min(...ranges.map((range) => range.start));
  const end = Math.max(...ranges.map((range) => range.end));
  return toSourceSpan(source, { start, end });
};

/** The text of a piece that is in a range of its source; the markup stays with the slice that has the start. */
export const slicePiece = (piece: Piece, range: Range): Piece => {
  const inside = (offset: number): boolean => offset >= range.start && offset < range.end;
  const from = piece.flow.offsets.findIndex(inside);
  const to = piece.flow.offsets.findLastIndex(inside) + 1;
  if (from < 0 || (from === 0 && to === piece.flow.offsets.length)) return piece;
  return { ...piece, flow: sliceFlow(piece.flow, from, to), markup: from === 0 ? piece.markup : [] };
};
