import { pairsOf, type Rule } from './finding.ts';

/** A penalty that only one of two texts names: Warning, Game Loss, Match Loss, Disqualification. */
export const findPenaltyDrift: Rule = (clause, { terms }) =>
  pairsOf(clause).flatMap(({ lang, text, base, baseText }) => {
    const own = penaltyWords(terms.find(text, lang));
    const others = penaltyWords(terms.find(baseText, base));
    const words = [...own].flatMap(([id, word]) => (others.has(id) ? [] : [word]));
    const othersWords = [...others].flatMap(([id, word]) => (own.has(id) ? [] : [word]));
    return words.length + othersWords.length === 0
      ? []
      : [{ lang, against: [base], rule: 'penalty', words, othersWords }];
  });

/** The terms that are penalties; `findTermDrift` leaves them to this rule. */
export const penaltyTerms: ReadonlySet<string> = new Set([
  'no-penalty',
  'warning',
  'game-loss',
  'match-loss',
  'disqualification',
]);

const penaltyWords = (
  found: ReadonlyMap<string, { readonly words: readonly string[] }>,
): ReadonlyMap<string, string> =>
  new Map(
    [...found].flatMap(([id, { words }]) =>
      penaltyTerms.has(id) && words[0] !== undefined ? [[id, words[0]] as const] : [],
    ),
  );
