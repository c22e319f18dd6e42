import { type CompareTexts, difference, onlyIn, type Text } from './rule.ts';

/** Finds a penalty that only one of two texts names. */
export const comparePenalties: CompareTexts = (own, other, { findTerms }) => {
  const penaltiesIn = ({ text, lang }: Text): ReadonlyMap<string, string> =>
    new Map(
      [...findTerms(text, lang)].flatMap(([id, [word]]) =>
        word !== undefined && penaltyTerms.has(id) ? [[id, word] as const] : [],
      ),
    );
  const [ours, theirs] = [penaltiesIn(own), penaltiesIn(other)];
  return difference(onlyIn(ours, theirs), onlyIn(theirs, ours));
};

/** The terms that are penalties; `findTermDrift` leaves them out. */
export const penaltyTerms: ReadonlySet<string> = new Set([
  'no-penalty',
  'warning',
  'game-loss',
  'match-loss',
  'disqualification',
]);
