import type { GuideSection } from '../schema/guide.ts';
import { type Language, languages } from '../schema/language.ts';

/** How many clauses a section has in each language, and which are missing or differ. */
export function countSection({ clauses }: GuideSection) {
  const withText = clauses.filter(({ texts }) => Object.keys(texts).length > 0);
  return languages.map((lang: Language) => ({
    lang,
    present: withText.filter(({ texts }) => texts[lang]),
    missing: withText.filter(({ texts }) => !texts[lang]),
    differs: withText.filter(({ texts }) => texts[lang]?.status === 'differs'),
    annotations: clauses.flatMap(({ annotations }) => annotations[lang] ?? []),
  }));
}
