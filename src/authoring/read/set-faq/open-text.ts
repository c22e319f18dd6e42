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
 * Page ends cut sentences (`…则它会` / `等到下一个结束步骤…`) and leave a full stop alone on a line. A line goes
 * on with the paragraph before it
 *   - when it begins with what cannot begin a sentence, or is only a closing sign;
 *   - when the paragraph before it has not ended (no full stop, or a bracket still open) and the line does not
 *     begin anything itself;
 *   - in a text broken by hand, when the line before it reaches the edge of the page.
 */

/** A paragraph that is still being read: a later line can turn out to be the rest of its last sentence. */
export interface OpenText {
  /** The block in the structure, which grows as lines are added. */
  readonly block: { flow: Flow; markup: readonly Range[] };
  /** The kind of the paragraph: items, prose and card text are continued by different lines. */
  readonly kind: 'item' | 'prose' | 'card-text';
  /** Where it begins. */
  readonly line: Line;
  /** Its first line, folded. */
  readonly first: string;
  /** Its last characters, folded, enough to see how it ends. */
  tail: string;
  /** Brackets still open. */
  depth: number;
  /** The columns of its last line, and of all its lines. */
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

/** True when the paragraph has come to its end. */
export const isFinished = ({ tail, depth }: OpenText): boolean =>
  canEndParagraph(tail) && (depth <= 0 || /[。!?…:]$/u.test(tail));

/** True when a line, already known to begin no card, heading or item, is the rest of an open paragraph. */
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

/** `…(1)…；以及` / `(2)…`: the next number of those that a sentence counts. */
const isCountedInside = ({ block }: OpenText, { marker, flow }: Line): boolean =>
  /^[(（]/u.test(flow.text) && fold(block.flow.text).includes(`(${Number(marker?.label) - 1})`);

/** How many columns a line has at least when a page end has cut it; less is enough where it is clearly open. */
const shortestCutLine = 60;
const shortestOpenLine = 24;

const isLongEnough = ({ width, tail, depth }: OpenText): boolean =>
  width >= (depth > 0 || endsInsideSentence(tail) ? shortestOpenLine : shortestCutLine);

/** Whether an unfinished paragraph of each kind continues in an unmarked line. */
const continuers: Readonly<Record<OpenText['kind'], (open: OpenText, line: Line) => boolean>> = {
  // `• 发售日：2014年9月26日` has no full stop and is complete: a blank line separates it from the next heading or paragraph.
  item: (open, line) =>
    line.blanksBefore === 0 || isLongEnough(open) || !(line.is.short || isLabeled(open.first)),
  prose: (open, line) =>
    isLongEnough(open) &&
    !isLabeled(line.text) &&
    (open.depth > 0 || !(line.is.short || isLabeled(open.first))),
  'card-text': (open, line) => continuesCardText(open, line),
};

/**
 * Rules text without its full stop continues in a line that cannot begin an ability. Keywords, levels and the like have
 * no full stop although nothing is missing: 飞行，先攻，系命，反恶魔保护，反龙保护
 */
const continuesCardText = (open: OpenText, { text, flow, is }: Line): boolean => {
  if (open.depth > 0) return true;
  if (is.level || is.group || is.type || beginsWithKeyword(text)) return false;
  if (endsInsideSentence(open.tail)) return true;
  if (!isCutOff(open)) return false;
  if (!hasCjk(open.tail)) return /^\p{Ll}/u.test(flow.text);
  return rulesText.test(text) ? open.width >= shortestCutText && !newAbility.test(text) : true;
};

/** The least columns of a text without full stop that counts as cut, and not as lacking its full stop. */
const shortestCutText = 32;

/** True for a text of a card that lacks its end: no full stop, and nothing that needs none. */
export const isCutOff = (open: OpenText): boolean => !isFinished(open) && !isWholeWithoutStop(open.first);

const isBrokenByHand = (open: OpenText, line: Line, layout: Layout): boolean => {
  const { isApart, is } = line;
  const { wrapColumn, fullWidth, isBare } = layout;
  // Where items have bullets, an unmarked line below one goes on with it, unless much of the line above is empty.
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

/** Whether a line begins another ability or prose, and so cannot continue an ability. */
const beginsAnew = (text: string): boolean =>
  newTrigger.test(text) || beginsWithKeyword(text) || (prose.test(text) && endsWithColon(text));
