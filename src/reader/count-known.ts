import type { GuideSection } from '../schema/guide.ts';
import { type Language, languages } from '../schema/language.ts';
import { type Known, knownSchema } from '../schema/policy.ts';

/** How many clauses of a section are in each state of what is known, for each language that has any. */
export function countKnown(
  section: GuideSection,
): readonly { readonly lang: Language; readonly states: readonly (readonly [Known, number])[] }[] {
  return languages.flatMap((lang) => {
    const own = section.clauses.flatMap(({ known }) => known?.[lang] ?? []);
    const states = knownSchema.options
      .map((state) => [state, own.filter((one) => one === state).length] as const)
      .filter(([, count]) => count > 0);
    return states.length === 0 ? [] : [{ lang, states }];
  });
}

/** The clauses of which the text in every language no longer applies as it stands: changed, in part too, or gone. */
export function outdatedClauses({ clauses }: GuideSection): GuideSection['clauses'] {
  return clauses.filter(({ validity }) => validity?.policyChanges);
}
