import { type Flow, glueFlows } from '../../../pipeline/text/flow.ts';
import { fold } from '../../../pipeline/text/fold.ts';
import { hasCjk } from '../lines/script.ts';
import {
  beginsInsideSentence,
  bracketDepth,
  canEndParagraph,
  displayWidth,
  endsInsideSentence,
  endsWithColon,
  isLabeled,
  isLonePunctuation,
} from '../lines/sentence.ts';
import { beginsWithKeyword, isWholeWithoutStop } from './card-lines.ts';
import { isFull, type Layout } from './layout.ts';
import type { Line } from './line.ts';
import { newAbility, newTrigger, prose, rulesText } from './words.ts';

/**
 * The end of a page cuts a sentence anywhere (`…则它会` / `等到下一个结束步骤…`), even between its last word and its full stop.
 * A line continues the paragraph above if
 *   - it begins with punctuation that cannot begin a sentence;
 *   - the paragraph has not ended (no full stop, or an open bracket), and the line begins nothing itself;
 *   - the text is broken by hand, and the line above reaches the edge of the page.
 */

/** A paragraph that a later line may continue. */
export interface OpenText {
  /** Grows as lines are added. */
  readonly block: { flow: Flow };
  readonly kind: 'item' | 'prose' | 'card-text';
  readonly line: Line;
  /** The first line, folded. */
  readonly first: string;
  /** The last 16 characters, folded. */
  tail: string;
  depth: number;
  /** The columns of the last line, then those of all lines. */
  lastWidth: number;
  width: number;
}

export const openText = (block: OpenText['block'], kind: OpenText['kind'], line: Line): OpenText => {
  const { text } = block.flow;
  const width = displayWidth(text);
  const ends = { tail: fold(text.slice(-16)), depth: bracketDepth(text) };
  return { block, kind, line, first: fold(text), ...ends, lastWidth: width, width };
};

export const addPiece = (open: OpenText, { flow }: Line): void => {
  open.block.flow = glueFlows([open.block.flow, flow]);
  open.tail = fold(open.block.flow.text.slice(-16));
  open.depth += bracketDepth(flow.text);
  open.lastWidth = displayWidth(flow.text);
  open.width += open.lastWidth;
};

export const isFinished = ({ tail, depth }: OpenText): boolean =>
  canEndParagraph(tail) && (depth <= 0 || /[。!?…:]$/u.test(tail));

/** Whether a line that begins no card or heading continues a paragraph. */
export const continuesText = (open: OpenText, line: Line, layout: Layout): boolean => {
  if (line.marker) return isCountedInside(open, line);
  if (line.divider || line.is.question || line.is.answer) return false;
  // A row of a list: 雾僧/ Mist Monk --> 雾鬼王/ Mist King
  if (line.text.includes('-->') || open.first.includes('-->')) return false;
  if (isLonePunctuation(line.text) || beginsInsideSentence(line.flow.text)) return true;
  // `（放置一个指示物。` / `到III后牺牲之。）`
  if (open.depth > 0 && bracketDepth(line.text) < 0) return true;
  if (isBrokenByHand(open, line, layout)) return true;
  if (isFinished(open) || line.is.ability || line.is.stats) return false;
  return continuers[open.kind](open, line);
};

/** `…(1)…；以及` / `(2)…`: the marker is the next number in a sentence with numbered parts. */
const isCountedInside = ({ block }: OpenText, { marker, flow }: Line): boolean =>
  /^[(（]/u.test(flow.text) && fold(block.flow.text).includes(`(${Number(marker?.label) - 1})`);

/** The least columns of a paragraph that the end of a page can cut, and of one that clearly ends inside a sentence. */
const shortestCut = 60;
const shortestOpen = 24;

const isLongEnough = ({ width, tail, depth }: OpenText): boolean =>
  width >= (depth > 0 || endsInsideSentence(tail) ? shortestOpen : shortestCut);

const continuers: Readonly<Record<OpenText['kind'], (open: OpenText, line: Line) => boolean>> = {
  // `• 发售日：2014年9月26日` is complete if a blank line follows.
  item: (open, line) =>
    line.blanksBefore === 0 || isLongEnough(open) || !(line.is.short || isLabeled(open.first)),
  prose: (open, line) =>
    isLongEnough(open) &&
    !isLabeled(line.text) &&
    (open.depth > 0 || !(line.is.short || isLabeled(open.first))),
  'card-text': (open, line) => continuesCardText(open, line),
};

/**
 * Whether rules text without a full stop continues in a line. The line must not begin an ability. Keywords and levels
 * are complete without a stop: 飞行，先攻，系命，反恶魔保护，反龙保护
 */
const continuesCardText = (open: OpenText, { text, flow, is }: Line): boolean => {
  if (open.depth > 0) return true;
  if (is.level || is.group || is.type || beginsWithKeyword(text)) return false;
  if (endsInsideSentence(open.tail)) return true;
  if (!isCutOff(open)) return false;
  if (!hasCjk(open.tail)) return /^\p{Ll}/u.test(flow.text);
  return rulesText.test(text) ? open.width >= shortestCutText && !newAbility.test(text) : true;
};

/** The least columns of a text that is cut off; a shorter one just lacks its full stop. */
const shortestCutText = 32;

export const isCutOff = (open: OpenText): boolean => !isFinished(open) && !isWholeWithoutStop(open.first);

const isBrokenByHand = (open: OpenText, line: Line, layout: Layout): boolean => {
  const { isApart, is } = line;
  const { wrapColumn, fullWidth, isBare } = layout;
  // Where items have bullets, a line without one most likely continues the item above: a rough measure is enough.
  const isMeasured = fullWidth !== null && isFinished(open) && (isBare || open.kind !== 'item');
  const isAtEdge = isMeasured
    ? isFull(layout, open.lastWidth, line)
    : wrapColumn !== null && open.lastWidth >= wrapColumn * (isFinished(open) ? 0.85 : 0.7);
  return (
    wrapColumn !== null &&
    !isApart &&
    isAtEdge &&
    !(is.ability || is.stats || is.level || is.group) &&
    !(isFinished(open) && isOfTranslator(line)) &&
    !(open.kind === 'card-text' && isFinished(open) && beginsAnew(line.text))
  );
};

/** `（译注：不论是谁的回合）` */
export const isOfTranslator = ({ text }: Line): boolean => /^\(译注/u.test(text);

const beginsAnew = (text: string): boolean =>
  newTrigger.test(text) || beginsWithKeyword(text) || (prose.test(text) && endsWithColon(text));
