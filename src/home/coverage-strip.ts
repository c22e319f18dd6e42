import type { GuideSection } from '../schema/guide.ts';
import type { Language } from '../schema/language.ts';
import { type ClauseState, listClauseStates } from '../status/clause-states.ts';

/**
 * The ticks of a section in a language, as the path of a drawing 12 units high: one for each clause, tall where
 * the text is there, half where it differs, a dot at the foot where it is missing.
 */
export function coverageStrip(section: GuideSection, lang: Language): { width: number; path: string } {
  const states = listClauseStates(section).flatMap(({ clauses }) =>
    clauses.map((clause) => clause.states[lang]),
  );
  return {
    width: states.length * 6,
    path: states.map((state, index) => `M${index * 6} 12v-${heights[state]}h4v${heights[state]}z`).join(''),
  };
}

const heights: Readonly<Record<ClauseState, number>> = {
  present: 12,
  differs: 7,
  missing: 1.5,
  unofficial: 4,
  absent: 0,
};
