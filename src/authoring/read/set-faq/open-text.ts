import { type Flow, glueFlows } from '../../../pipeline/text/flow.ts';
import { fold } from '../../../pipeline/text/fold.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import { countMatches } from '../lines/script.ts';
import { displayWidth, endsSentence, endsWithColon } from '../lines/sentence.ts';
import type { Line } from './line.ts';

/** A paragraph that is still being read: a later line can turn out to be the rest of its last sentence. */
export interface OpenText {
  /** What the structure has of it; it grows. */
  readonly block: { flow: Flow; markup: readonly Range[] };
  /** What it is, since items, prose and card text are continued by different lines. */
  readonly kind: 'item' | 'prose' | 'card-text';
  /** Where it begins. */
  readonly line: Line;
  /** Its first line, folded. */
  readonly first: string;
  /** Its last characters, folded, enough to see how it ends. */
  tail: string;
  /** Brackets still open. */
  depth: number;
  /** Columns of its last line, and of all. */
  lastWidth: number;
  width: number;
}

/** Begins a paragraph. */
export const openText = (block: OpenText['block'], kind: OpenText['kind'], line: Line): OpenText => {
  const { text } = block.flow;
  const width = displayWidth(text);
  const ends = { tail: fold(text.slice(-16)), depth: bracketDepth(text) };
  return { block, kind, line, first: fold(text), ...ends, lastWidth: width, width };
};

/** Adds the rest of a sentence: with nothing between, or with a blank between Latin words. */
export const addPiece = (open: OpenText, { flow, markup }: Line): void => {
  open.block.flow = glueFlows([open.block.flow, flow]);
  open.block.markup = [...open.block.markup, ...markup];
  open.tail = fold(open.block.flow.text.slice(-16));
  open.depth += bracketDepth(flow.text);
  open.lastWidth = displayWidth(flow.text);
  open.width += open.lastWidth;
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
export const bracketDepth = (text: string): number =>
  countMatches(text, /[（(「『《【［[]/gu) - countMatches(text, /[）)」』》】］\]]/gu);

/** `此文件最近更新日期：2009年6月23日`: a short word, a colon, and what it says. */
export const isLabeled = (folded: string): boolean => /^[^。,;:]{1,24}: *\S/u.test(folded.slice(0, 40));
