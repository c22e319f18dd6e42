import { foldToKey } from '../../../pipeline/text/fold.ts';
import { displayWidth } from '../lines/sentence.ts';
import { isAboutCard } from './card.ts';
import { beginsWithKeyword, isWholeWithoutStop } from './card-lines.ts';
import { isFull, type Layout } from './layout.ts';
import type { Line } from './line.ts';
import { canEndParagraph } from './open-text.ts';
import {
  explains,
  opensAbility,
  opensCost,
  opensExplanation,
  ordersSomething,
  replacesSomething,
} from './words.ts';

/**
 * Where the rulings of a card begin that has no bullets, as programs lose them that take the text out of a file:
 *
 *   飞行                                                   text
 *   当雾鹿进战场时，抓一张牌。                                 text
 *   如果雾鹿在其异能结算前离开战场，你仍会抓一张牌。               ruling
 *
 * A blank line before them tells it, or that they are indented more than the text. Else each line is weighed by its
 * words: they begin where the lines before are most like rules text and those after most like explanations. Another side of
 * the card that has stats may have no text of its own (`canLackText`). `bench:readers` measures it on texts whose bullets it
 * takes off.
 */
export const findFirstRuling = (
  body: readonly Line[],
  names: readonly string[],
  layout: Layout,
  canLackText = false,
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
  // The first paragraph is text, but for another side that has none; the last place is after all of them.
  if (canLackText && (weights[0] ?? 0) > 0) return lines[0] && { line: lines[0], isCertain: true };
  const totals = paragraphs.map((_, at) => sum(weights.slice(at + 1)) - sum(weights.slice(1, at + 1)));
  // A card has an entry for its rulings: where all have lost their bullets, the last paragraph is one, if there are two.
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

/** The first line after a blank one, in doubt where the words of one say that it is rules text. */
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

/** Whether the line after this one can begin anew. */
const isWhole = (text: string): boolean => canEndParagraph(text) || isWholeWithoutStop(text);

/** What weighs as much is an explanation by its words: a blank line below it is that of a page. */
const explanationWeight = 2;

/** What weighs no more is rules text by its words. */
const rulesTextWeight = -2;

/** Lines that are broken by hand, put together. */
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

/** How far the best place has to be ahead of the next best: twice the weight of a line. */
const leastLead = 2.5;

const sum = (weights: readonly number[]): number => weights.reduce((all, one) => all + one, 0);

/** How much a folded line is an explanation; below zero it is rules text. */
export const weighExplanation = (text: string, names: readonly string[]): number => {
  const own = text.slice(0, 600).replace(/\([^()]*\)|「[^「」]*」/gu, '');
  const words = new Set(Array.from(own.matchAll(explains), ([word]) => word)).size;
  const evidence = Math.min(
    3,
    words + (isAboutCard(text, names) ? 2 : 0) + (isAboutItself(own, names) ? 1 : 0),
  );
  if (opensCost.test(text) && evidence < 3) return -6;
  if ((opensAbility.test(text) && words === 0) || (replacesSomething.test(own) && evidence <= 2)) return -2;
  const isText = ordersSomething.test(text) || beginsWithKeyword(text);
  if (evidence === 0) return isText ? -2.5 : weighBeginning(own);
  return 1.2 * evidence - (isText ? 1.2 : 0);
};

/** `如果雾鹿…`: a condition about the card by its name. */
const isAboutItself = (own: string, names: readonly string[]): boolean => {
  const [, rest = ''] = /^(?:如果|除非|若|if)(.*)$/su.exec(foldToKey(own.slice(0, 60))) ?? [];
  return names.some((name) => rest.startsWith(name));
};

/** What a line weighs that nothing else speaks for: most of those with a condition are explanations. */
const weighBeginning = (own: string): number => {
  if (opensExplanation.test(own)) return 1;
  return /^(?:如果|除非|若|if )/u.test(own) ? 0 : -1;
};
