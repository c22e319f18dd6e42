import type { TextBlock } from '../../../pipeline/structure/structure.ts';
import { type Flow, joinFlows } from '../../../pipeline/text/flow.ts';
import { fold } from '../../../pipeline/text/fold.ts';
import { glueBetween } from '../../../pipeline/text/join-lines.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import { displayWidth } from '../lines/display-width.ts';
import { bracketDepth } from './text-style.ts';

/** A paragraph that is still being read: a later line can turn out to be the rest of its last sentence. */
export interface OpenText {
  readonly pieces: Flow[];
  readonly markup: readonly Range[];
  /** What it is, since items, prose and card text are continued by different lines. */
  readonly kind: 'item' | 'prose' | 'card-text';
  /** 1-based line where it begins. */
  readonly line: number;
  /** Its last characters, folded, enough to see how it ends. */
  tail: string;
  /** Brackets still open. */
  depth: number;
  /** Columns of its last line, and of all. */
  lastWidth: number;
  width: number;
}

/** Begins a paragraph. */
export const openText = ({ flow, markup }: TextBlock, kind: OpenText['kind'], line: number): OpenText => {
  const open: OpenText = { pieces: [], markup, kind, line, tail: '', depth: 0, lastWidth: 0, width: 0 };
  addPiece(open, flow);
  return open;
};

/** Adds the rest of a sentence: with nothing between, or with a blank between Latin words. */
export const addPiece = (open: OpenText, flow: Flow): void => {
  const glue = glueBetween(open.pieces.at(-1)?.text ?? '', flow.text);
  if (glue !== '') open.pieces.push({ text: glue, offsets: Array.from(glue, () => -1) });
  open.pieces.push(flow);
  open.tail = (open.tail + glue + fold(flow.text.slice(-16))).slice(-16);
  open.depth += bracketDepth(flow.text);
  open.lastWidth = displayWidth(flow.text);
  open.width += open.lastWidth;
};

/** Its first line, folded. */
export const firstLine = ({ pieces }: OpenText): string => fold(pieces[0]?.text ?? '');

/** The finished paragraph. */
export const closeText = ({ pieces, markup }: OpenText): TextBlock => {
  const [only, ...rest] = pieces;
  return { flow: only && rest.length === 0 ? only : joinFlows(pieces), markup };
};
