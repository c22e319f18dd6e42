import type { GuideSection } from '../schema/guide.ts';
import { type Language, languages } from '../schema/language.ts';

/** Which clauses a section has in each language, which are missing or differ, and what can be read unofficially. */
export function countSection({ clauses }: GuideSection) {
  const withText = clauses.filter(({ texts }) => Object.keys(texts).length > 0);
  return languages.map((lang: Language) => ({
    lang,
    present: withText.filter(({ texts }) => texts[lang]),
    missing: withText.filter(({ texts }) => !texts[lang]),
    differs: withText.filter(({ texts }) => texts[lang]?.status === 'differs'),
    annotations: clauses.flatMap(({ annotations }) => annotations[lang] ?? []),
    unofficial: textsOf(clauses).filter(({ unofficial }) => unofficial?.[lang]),
  }));
}

const textsOf = (clauses: GuideSection['clauses']) =>
  clauses.flatMap((clause) => [clause, ...languages.flatMap((lang) => clause.annotations[lang] ?? [])]);
