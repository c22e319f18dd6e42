import { type Flow, glueFlows } from '../../../pipeline/text/flow.ts';
import { fold } from '../../../pipeline/text/fold.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
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
 * Page ends cut sentences (`…则它会` / `等到下一个结束步骤…`), even before a full stop. A line continues the paragraph above if
 *   - it begins with punctuation that cannot begin a sentence;
 *   - the paragraph has not ended (no full stop, or an open bracket), and the line begins nothing itself;
 *   - the text is broken by hand, and the line above reaches the edge of the page.
 */

/** A paragraph that a later line may continue. */
export interface OpenText {
  /** The block in the structure, which grows as lines are added. */
  readonly block: { flow: Flow; markup: readonly Range[] };
  /** The kind of the paragraph, which decides how lines continue it. */
  readonly kind: 'item' | 'prose' | 'card-text';
  /** Its first line. */
  readonly line: Line;
  /** The folded text of its first line. */
  readonly first: string;
  /** Its last characters, folded. */
  tail: string;
  /** The number of open brackets. */
  depth: number;
  /** The columns of its last line, and the sum for all lines. */
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

/** Adds a line, with a blank between Latin words. */
export const addPiece = (open: OpenText, { flow, markup }: Line): void => {
  open.block.flow = glueFlows([open.block.flow, flow]);
  open.block.markup = [...open.block.markup, ...markup];
  open.tail = fold(open.block.flow.text.slice(-16));
  open.depth += bracketDepth(flow.text);
  open.lastWidth = displayWidth(flow.text);
  open.width += open.lastWidth;
};

/** Whether the paragraph is complete. */
export const isFinished = ({ tail, depth }: OpenText): boolean =>
  canEndParagraph(tail) && (depth <= 0 || /[。!?…:]$/u.test(tail));

/** Whether a line that begins no card, heading or item continues an open paragraph. */
export const continuesText = (open: OpenText, line: Line, layout: Layout): boolean => {
  if (line.marker) return isCountedInside(open, line);
  if (line.divider || line.is.question || line.is.answer) return false;
  // 雾僧/ Mist Monk --> 雾鬼王/ Mist King: a row of a list.
  if (line.text.includes('-->') || open.first.includes('-->')) return false;
  if (isLonePunctuation(line.text) || beginsInsideSentence(line.flow.text)) return true;
  // `（放置一个指示物。` / `到III后牺牲之。）`
  if (open.depth > 0 && bracketDepth(line.text) < 0) return true;
  if (isBrokenByHand(open, line, layout)) return true;
  if (isFinished(open) || line.is.ability || line.is.stats) return false;
  return continuers[open.kind](open, line);
};

/** Whether a marker is the next number in a sentence that counts: `…(1)…；以及` / `(2)…`. */
const isCountedInside = ({ block }: OpenText, { marker, flow }: Line): boolean =>
  /^[(（]/u.test(flow.text) && fold(block.flow.text).includes(`(${Number(marker?.label) - 1})`);

/** The least columns of a line cut by a page end, and of one that clearly ends inside a sentence. */
const shortestCutLine = 60;
const shortestOpenLine = 24;

const isLongEnough = ({ width, tail, depth }: OpenText): boolean =>
  width >= (depth > 0 || endsInsideSentence(tail) ? shortestOpenLine : shortestCutLine);

/** Whether an unfinished paragraph of each kind continues in an unmarked line. */
const continuers: Readonly<Record<OpenText['kind'], (open: OpenText, line: Line) => boolean>> = {
  // `• 发售日：2014年9月26日` is complete without a full stop, if a blank line follows.
  item: (open, line) =>
    line.blanksBefore === 0 || isLongEnough(open) || !(line.is.short || isLabeled(open.first)),
  prose: (open, line) =>
    isLongEnough(open) &&
    !isLabeled(line.text) &&
    (open.depth > 0 || !(line.is.short || isLabeled(open.first))),
  'card-text': (open, line) => continuesCardText(open, line),
};

/**
 * Whether rules text without a full stop continues in a line, which must not begin an ability. Keywords, levels and the
 * like are complete without one: 飞行，先攻，系命，反恶魔保护，反龙保护
 */
const continuesCardText = (open: OpenText, { text, flow, is }: Line): boolean => {
  if (open.depth > 0) return true;
  if (is.level || is.group || is.type || beginsWithKeyword(text)) return false;
  if (endsInsideSentence(open.tail)) return true;
  if (!isCutOff(open)) return false;
  if (!hasCjk(open.tail)) return /^\p{Ll}/u.test(flow.text);
  return rulesText.test(text) ? open.width >= shortestCutText && !newAbility.test(text) : true;
};

/** The least columns of a text without a full stop that counts as cut; a shorter one just lacks its full stop. */
const shortestCutText = 32;

/** Whether card text lacks its end: it has no full stop and needs one. */
export const isCutOff = (open: OpenText): boolean => !isFinished(open) && !isWholeWithoutStop(open.first);

const isBrokenByHand = (open: OpenText, line: Line, layout: Layout): boolean => {
  const { isApart, is } = line;
  const { wrapColumn, fullWidth, isBare } = layout;
  // If items have bullets, an unmarked line continues the item above, unless much of the line above is empty.
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

/** Whether a line begins another ability or prose. */
const beginsAnew = (text: string): boolean =>
  newTrigger.test(text) || beginsWithKeyword(text) || (prose.test(text) && endsWithColon(text));
