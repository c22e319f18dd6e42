import type { IpgSection } from '../../schema/ipg.ts';
import { languages } from '../../schema/language.ts';

/** How many clauses a section has in each language, and which are missing or differ. */
export function countSection(section: IpgSection) {
  return languages.map((lang) => {
    const withText = section.clauses.filter((clause) => Object.keys(clause.texts).length > 0);
    return {
      lang,
      present: withText.filter((clause) => clause.texts[lang]),
      missing: withText.filter((clause) => !clause.texts[lang]),
      differs: withText.filter((clause) => clause.texts[lang]?.status === 'differs'),
      annotations: section.clauses.flatMap((clause) => clause.annotations[lang] ?? []),
    };
  });
}
