import { type FindCandidates, toRule } from './candidate.ts';

/**
 * Rules of the game by number: after the word "rule" (`请参见规则118.4`, `see rule 510`), or at the start of a text that
 * quotes the rule (`702.13a 系命属于静止式异能`).
 */
export const findRuleNumbers: FindCandidates = (text) =>
  [
    ...text.matchAll(
      /(?<=(?:规则|規則|ルール|\brules?) ?)\d{3}(?:\.\d+[a-z]?)?(?![\d.]*\d)|^\d{3}\.\d+[a-z]?(?=[. ])/giu,
    ),
  ].map((match) => ({ from: match.index, to: match.index + match[0].length, target: toRule(match[0]) }));
