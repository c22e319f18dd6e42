import { foldToKey } from '../../../pipeline/text/fold.ts';
import { isAboutCard, type KnownCard } from './card.ts';
import { beginsWithKeyword } from './card-lines.ts';
import type { Line } from './line.ts';
import { explains, opensAbility, opensCost, ordersSomething } from './words.ts';

/**
 * Where the rulings of a card begin that has no bullets, as programs lose them that take the text out of a file:
 *
 *   飞行                                                   text
 *   当雾鹿进战场时，抓一张牌。                                 text
 *   如果雾鹿在其异能结算前离开战场，你仍会抓一张牌。               ruling
 *
 * Rulings that are indented more than the text tell it themselves. Else each line is weighed by its words: they begin where
 * the lines before are most like rules text and those after most like explanations.
 */
export const findFirstRuling = (
  body: readonly Line[],
  card: KnownCard,
): { readonly line: Line; readonly isCertain: boolean } | undefined => {
  const lines = body.filter(({ divider }) => !divider);
  const deeper = lines.findIndex(({ indent }) => indent > (lines[0]?.indent ?? 0));
  const indented = lines[deeper];
  if (indented && lines.every(({ indent }, at) => indent > (lines[0]?.indent ?? 0) === at >= deeper))
    return { line: indented, isCertain: true };
  const weights = lines.map((line) => weighExplanation(line.text, card));
  // The first line is text; the last place is after all lines.
  const totals = lines.map((_, at) => sum(weights.slice(at + 1)) - sum(weights.slice(1, at + 1)));
  const best = Math.max(...totals);
  const line = lines[totals.indexOf(best) + 1];
  const others = totals.filter((_, at) => at !== totals.indexOf(best));
  return line && { line, isCertain: best - Math.max(...others) >= leastLead };
};

/** How far the best place has to be ahead of the next best: twice the weight of a line. */
const leastLead = 2.5;

const sum = (weights: readonly number[]): number => weights.reduce((all, one) => all + one, 0);

/** How much a folded line is an explanation; below zero it is rules text. */
export const weighExplanation = (text: string, card: KnownCard): number => {
  const own = text.slice(0, 600).replace(/\([^()]*\)|「[^「」]*」/gu, '');
  const words = new Set(Array.from(own.matchAll(explains), ([word]) => word)).size;
  const [condition = '', rest = ''] =
    /^(如果|除非|若)(.*)$/su.exec(foldToKey(own.slice(0, 60)))?.slice(1) ?? [];
  const isAboutItself = condition !== '' && card.names.some((name) => rest.startsWith(name));
  const evidence = Math.min(3, words + (isAboutCard(text, card) ? 2 : 0) + (isAboutItself ? 1 : 0));
  if (opensCost.test(text) && evidence < 3) return -3;
  if (opensAbility.test(text) && words === 0) return -2;
  const isText = ordersSomething.test(text) || beginsWithKeyword(text);
  if (evidence === 0) return isText ? -2.5 : -1;
  return 1.2 * evidence - (isText ? 1.2 : 0);
};
