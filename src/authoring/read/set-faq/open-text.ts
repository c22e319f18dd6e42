import { type Flow, glueBetween, joinFlows } from '../../../pipeline/text/flow.ts';
import { fold } from '../../../pipeline/text/fold.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import { displayWidth, endsSentence, endsWithColon } from '../lines/sentence.ts';
import type { TextBlock } from '../structure.ts';

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

/** What the look of a folded text tells beside what `read/lines` says of every text. */

/** True when a paragraph can end so: at the end of a sentence, at a colon, or with a closing bracket. */
export const canEndParagraph = (folded: string): boolean =>
  endsSentence(folded) || endsWithColon(folded) || /[)\]】]#?$/u.test(folded);

/** True when a text ends with a word that something must follow: a comma, a conjunction, a preposition, an article. */
export const endsInsideSentence = (folded: string): boolean =>
  /\b(?:an?|the|of|and|or|to|with|by|for|from|target)$|[,、则且而并与和或将把让使令被的之在于从向对为是其每各至该]$/u.test(
    folded,
  );

/** How many brackets a text opens more than it closes; negative when it closes more. */
export const bracketDepth = (text: string): number => {
  let depth = 0;
  for (const character of text) {
    if ('（(「『《【［['.includes(character)) depth += 1;
    else if ('）)」』》】］]'.includes(character)) depth -= 1;
  }
  return depth;
};

/** `此文件最近更新日期：2009年6月23日`: a short word, a colon, and what it says. */
export const isLabeled = (folded: string): boolean => /^[^。,;:]{1,24}: *\S/u.test(folded.slice(0, 40));
