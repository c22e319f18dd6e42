import { foldToKey } from '../../../pipeline/text/fold.ts';
import { type Glyph, innerGlyphs } from '../lines/marks.ts';
import { takeUntil } from '../lines/segment.ts';
import { canEndParagraph, displayWidth } from '../lines/sentence.ts';
import { beginsWithKeyword, isWholeWithoutStop } from './card-lines.ts';
import { isFull, type Layout } from './layout.ts';
import type { Line } from './line.ts';
import {
  announcesModes,
  explains,
  ofItsAbilities,
  opensAbility,
  opensCost,
  opensExplanation,
  ordersSomething,
  prose,
  replacesSomething,
} from './words.ts';

// Finds where the text of a card ends and its rulings begin: by bullets or, without bullets, by layout and words.

/** The items of an entry that are rules text, not rulings: `选择一项～` / `• 消灭目标生物。` */
export const findTextItems = (
  lines: readonly Line[],
  names: readonly string[],
  bullet: Glyph | undefined,
): ReadonlySet<Line> => {
  const items = lines.filter(({ marker }) => marker !== null);
  const withColons = items.filter((item) => hasSign(item, 'colons'));
  if (withColons.length > 0) return new Set(withColons);
  // Dots without a blank, above stars or dots with a blank: `•占卜2。` / `•你获得3点生命。` / `• 占卜2的模式可以…`.
  const tight = takeUntil(items, (item) => !isTight(item));
  const after = items.slice(tight.length);
  const isBeforeOthers = after.every((item) => !isTight(item) && hasSign(item, 'dot', 'star'));
  if (tight.length > 0 && after.length > 0 && isBeforeOthers) return new Set(tight);
  // Dots before the first star, if stars are the usual bullet.
  const dots = takeUntil(items, (item) => !hasSign(item, 'dot'));
  const star = items[dots.length];
  if (dots.length > 0 && bullet === 'star' && star && hasSign(star, 'star')) return new Set(dots);
  // Dashes before stars or dots: the text of the card can be a list, too.
  const dashes = items.filter((item) => hasSign(item, 'dash'));
  const afterDashes = items[dashes.length];
  const isFirst = dashes.length > 0 && dashes.at(-1) === items[dashes.length - 1];
  if (isFirst && afterDashes && hasSign(afterDashes, 'star', 'dot')) return new Set(dashes);
  const above = items[0] && lines[lines.indexOf(items[0]) - 1];
  return new Set(above && announcesModes.test(above.text) ? takeModes(items, names) : []);
};

const hasSign = ({ marker }: Line, ...glyphs: readonly Glyph[]): boolean =>
  marker !== null && glyphs.includes(marker.glyph);

const isTight = (item: Line): boolean => hasSign(item, 'dot') && item.marker?.length === 1;

/**
 * Takes the first items, up to an item with another bullet or, from the third on, an explanation. If there is
 * neither, takes two.
 */
const takeModes = (items: readonly Line[], names: readonly string[]): readonly Line[] => {
  const sign = items[0]?.marker?.glyph;
  const end = items.findIndex(
    ({ marker, text }, index) =>
      (index >= 2 && weighExplanation(text, names) > 0) ||
      (marker !== null && marker.glyph !== sign && !innerGlyphs.has(marker.glyph)),
  );
  return items.slice(0, end < 0 ? 2 : end);
};

/**
 * Finds the first ruling of a card without bullets (usually, the extraction of the text has lost them):
 *
 *   飞行                                                   text
 *   当雾鹿进战场时，抓一张牌。                                 text
 *   如果雾鹿在其异能结算前离开战场，你仍会抓一张牌。               ruling
 *
 * The rulings begin after a blank line, or where the indentation increases. Otherwise each paragraph gets a weight
 * from its words. The boundary is where the paragraphs above it are most like rules text, and those below it most
 * like explanations.
 */
export const findFirstRuling = (
  body: readonly Line[],
  names: readonly string[],
  layout: Layout,
): FirstRuling | undefined => {
  const lines = body.filter(({ divider }) => !divider);
  const apart = findApart(lines, names);
  if (apart) return apart;
  const deeper = lines.findIndex(({ indent }) => indent > (lines[0]?.indent ?? 0));
  const indented = lines[deeper];
  if (indented && lines.every(({ indent }, at) => indent > (lines[0]?.indent ?? 0) === at >= deeper))
    return { line: indented, isCertain: true };
  const paragraphs = gatherParagraphs(lines, layout);
  const weights = paragraphs.map((rows) => weighExplanation(rows.map(({ text }) => text).join(''), names));
  // Totals for a boundary below each paragraph. The first paragraph is always text. The last total is for no ruling.
  const totals = paragraphs.map((_, at) => sum(weights.slice(at + 1)) - sum(weights.slice(1, at + 1)));
  // In a text without bullets every entry has a ruling: at least the last of its paragraphs.
  const places = layout.isBare ? totals.slice(0, -1) : totals;
  const best = Math.max(...places);
  const line = paragraphs[places.indexOf(best) + 1]?.[0];
  const others = totals.filter((_, at) => at !== places.indexOf(best));
  return line && { line, isCertain: best - Math.max(...others) >= leastLead };
};

export interface FirstRuling {
  readonly line: Line;
  readonly isCertain: boolean;
}

/**
 * Chooses, among the lines after a blank line, the first that is not like rules text, else the first. The choice is
 * certain if the first of these lines is not like rules text.
 */
const findApart = (lines: readonly Line[], names: readonly string[]): FirstRuling | undefined => {
  if (lines[0]?.blanksBefore !== 0) return undefined;
  const apart = lines.filter(
    ({ isApart }, at) =>
      isApart &&
      isWhole(lines[at - 1]?.text ?? '') &&
      lines.slice(1, at).every(({ text }) => weighExplanation(text, names) < explanationWeight),
  );
  const line = apart.find(({ text }) => weighExplanation(text, names) > rulesTextWeight) ?? apart[0];
  return (
    line && { line, isCertain: line === apart[0] && weighExplanation(line.text, names) > rulesTextWeight }
  );
};

const isWhole = (text: string): boolean => canEndParagraph(text) || isWholeWithoutStop(text);

/**
 * The least weight of an explanation, and the greatest of rules text. A blank line below an explanation is a page
 * end: the rulings have begun above it.
 */
const explanationWeight = 2;
const rulesTextWeight = -2;

const gatherParagraphs = (lines: readonly Line[], layout: Layout): readonly (readonly Line[])[] => {
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    const open = paragraphs.at(-1);
    const before = open?.at(-1);
    if (open && before && isFull(layout, displayWidth(before.flow.text), line)) open.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
};

/** The least lead of a certain boundary over the next best boundary: about twice the weight of a paragraph. */
const leastLead = 2.5;

const sum = (weights: readonly number[]): number => weights.reduce((all, one) => all + one, 0);

/** Weighs a folded line or paragraph: above zero for an explanation, below for rules text. */
export const weighExplanation = (text: string, names: readonly string[]): number => {
  const own = text.slice(0, 600).replace(/\([^()]*\)|「[^「」]*」/gu, '');
  const words = new Set(Array.from(own.matchAll(explains), ([word]) => word)).size;
  const evidence = Math.min(3, words + (isAboutCard(text, names) ? 2 : 0));
  if (opensCost.test(text) && evidence < 3) return -6;
  if ((opensAbility.test(text) && words === 0) || (replacesSomething.test(own) && evidence <= 2)) return -2;
  const isText = ordersSomething.test(text) || beginsWithKeyword(text);
  if (evidence === 0) return isText ? -2.5 : weighBeginning(own);
  return 1.2 * evidence - (isText ? 1.2 : 0);
};

const weighBeginning = (own: string): number => {
  if (opensExplanation.test(own)) return 1;
  return /^(?:如果|除非|若|if )/u.test(own) ? 0 : -1;
};

/** Whether a text speaks about cards, in words that are on no card. */
export const isAboutCard = (folded: string, names: readonly string[]): boolean => {
  const beginning = folded.slice(0, longestEvidence);
  if (prose.test(beginning.replace(/\([^()]*\)|「[^「」]*」/gu, ''))) return true;
  const key = foldToKey(beginning);
  return names.some((name) =>
    key
      .split(name)
      .slice(1)
      .some((rest) => ofItsAbilities.test(rest)),
  );
};

export const longestEvidence = 1200;
