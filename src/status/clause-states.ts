import type { Clause, GuideSection, Part } from '../schema/guide.ts';
import { parts } from '../schema/guide.ts';
import { type Language, languages } from '../schema/language.ts';

/** How a clause stands in a language. `absent`: the section has no text in that language at all. */
export const clauseStates = ['present', 'differs', 'missing', 'unofficial', 'absent'] as const;
export type ClauseState = (typeof clauseStates)[number];

/** The clauses of a part that have a text in some language, with their state in every language. */
export interface PartStates {
  readonly part: Part;
  readonly clauses: readonly {
    readonly id: string;
    readonly states: Readonly<Record<Language, ClauseState>>;
  }[];
}

/** The state of every clause of a section in every language, part by part. */
export function listClauseStates(section: GuideSection): readonly PartStates[] {
  const withText = section.clauses.filter((clause) => Object.keys(clause.texts).length > 0);
  const present = new Set(withText.flatMap((clause) => languages.filter((lang) => clause.texts[lang])));
  return parts.flatMap((part) => {
    const clauses = withText
      .filter((clause) => clause.part === part)
      .map((clause) => ({
        id: clause.id,
        states: {
          zh: stateOf(clause, 'zh', present),
          ja: stateOf(clause, 'ja', present),
          en: stateOf(clause, 'en', present),
        },
      }));
    return clauses.length > 0 ? [{ part, clauses }] : [];
  });
}

function stateOf(clause: Clause, lang: Language, present: ReadonlySet<Language>): ClauseState {
  const text = clause.texts[lang];
  if (text) return text.status === 'differs' ? 'differs' : 'present';
  if (clause.unofficial?.[lang]) return 'unofficial';
  return present.has(lang) ? 'missing' : 'absent';
}
