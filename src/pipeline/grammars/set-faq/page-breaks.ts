/**
 * Page ends cut sentences (`…则它会` / `等到下一个结束步骤…`) and leave a full stop alone on a line. A line goes
 * on with the paragraph before it
 *   - when it begins with what cannot begin a sentence, or is only a closing sign;
 *   - when the paragraph before it has not ended (no full stop, or a bracket still open) and the line does not
 *     begin anything itself;
 *   - in a text broken by hand, when the line before it reaches the edge of the page.
 */

import { loyaltyAbility } from './bullets.ts';
import { isGroupHeading } from './headings.ts';
import type { Layout } from './layout.ts';
import type { Line } from './line.ts';
import type { OpenText } from './open-text.ts';
import { isPowerToughness } from './stats.ts';
import {
  beginsInsideSentence,
  bracketDepth,
  endsInsideSentence,
  endsSentence,
  hasHan,
  isHeadingLike,
  isLabelled,
  isLonePunctuation,
} from './text-style.ts';

/** True when the paragraph has come to its end. */
export const isFinished = ({ tail, depth }: OpenText): boolean =>
  endsSentence(tail) && (depth <= 0 || /[。！？!?…：:]$/u.test(tail));

/** True when a line, already known to begin no card, heading or item, is the rest of an open paragraph. */
export const continuesText = (open: OpenText, line: Line, layout: Layout): boolean => {
  if (line.marker || line.divider || line.hintedRuling || line.hintedEntry) return false;
  if (isLonePunctuation(line.text) || beginsInsideSentence(line.text)) return true;
  if (isBrokenByHand(open, line, layout)) return true;
  if (isFinished(open) || beginsAbility(line.text) || isPowerToughness(line.text)) return false;
  return continuers[open.kind](open, line);
};

/** How many columns a line has at least when a page end has cut it; less is enough where it is clearly open. */
const shortestCutLine = 60;
const shortestOpenLine = 24;

const isLongEnough = ({ width, tail, depth }: OpenText): boolean =>
  width >= (depth > 0 || endsInsideSentence(tail) ? shortestOpenLine : shortestCutLine);

/** What it takes for an unfinished paragraph of each kind to go on in an unmarked line. */
const continuers: Readonly<Record<OpenText['kind'], (open: OpenText, line: Line) => boolean>> = {
  item: () => true,
  prose: (open, line) =>
    isLongEnough(open) &&
    (open.depth > 0 || !isHeadingLike(line.text)) &&
    !isLabelled(line.text) &&
    (open.depth > 0 || !isLabelled(open.pieces[0]?.text ?? '')),
  // A long line of keywords has no full stop either: 飞行，先攻，系命，反恶魔保护，反龙保护
  'card-text': (open, line) => {
    const isOpen = open.depth > 0 || endsInsideSentence(open.tail);
    if (!isLongEnough(open) || (!isOpen && isKeywordList(open.pieces[0]?.text ?? ''))) return false;
    if (open.depth <= 0 && isHeadingLike(line.text)) return false;
    return hasHan(open.tail) || /^\p{Ll}/u.test(line.text);
  },
};

/** The levels of a card that levels up: `等级 1-4`, `LEVEL 5+`; power and toughness stand below each. */
export const isLevelLine = (text: string): boolean =>
  text.length <= 24 && /^(?:等级|等級|レベル|level)\s*\d/iu.test(text);

/** A full stop that stands alone although the paragraph before it has its own. A bracket can still be needed. */
export const repeatsItsEnd = ({ tail, depth }: OpenText, { text }: Line): boolean =>
  isLonePunctuation(text) && tail.endsWith(text) && !(depth > 0 && bracketDepth(text) < 0);

/** True for a line that begins with a cost and a colon: `{横置}: …`, `{二}{黑}, {横置}: …`, `[+1]: …`. */
export const beginsAbility = (text: string): boolean =>
  loyaltyAbility.test(text.slice(0, 16)) ||
  /^[{｛][^{}｛｝]{1,12}[}｝][^。：:]{0,60}[：:]/u.test(text.slice(0, 120));

const isKeywordList = (text: string): boolean =>
  text.length <= 200 &&
  text
    .split(/[，,、]/u)
    .every((word) => (hasHan(word) ? word.trim().length <= 8 : word.trim().split(/\s+/u).length <= 4));

const isBrokenByHand = (open: OpenText, line: Line, { wrapColumn }: Layout): boolean =>
  wrapColumn !== null &&
  line.blanksBefore === 0 &&
  open.lastWidth >= wrapColumn * (isFinished(open) ? 0.85 : 0.7) &&
  !beginsAbility(line.text) &&
  !isPowerToughness(line.text) &&
  !isLevelLine(line.text) &&
  !isGroupHeading(line.text);
