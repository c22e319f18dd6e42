import { cardsOf, chaptersOf, datesOf } from '../records/catalog.ts';
import type { GuideSection } from '../schema/guide.ts';
import { type Language, languages } from '../schema/language.ts';
import { fill } from '../schema/words.ts';
import { countWords } from '../site/words.ts';
import { editionLabel } from './edition-label.ts';
import { newerWords, unofficialWords } from './words.ts';

/** What a language has of a text, in a few words; none where it has nothing. */
export interface LanguageCoverage {
  readonly lang: Language;
  readonly pieces: readonly string[];
}

/** Which clauses a section has in each language, which are missing or differ, and what can be read unofficially. */
export function countSection({ clauses }: GuideSection) {
  const withText = clauses.filter(({ texts }) => Object.keys(texts).length > 0);
  const all = clauses.flatMap((clause) => [clause, ...Object.values(clause.annotations).flat()]);
  return languages.map((lang: Language) => ({
    lang,
    present: withText.filter(({ texts }) => texts[lang]),
    missing: withText.filter(({ texts }) => !texts[lang]),
    differs: withText.filter(({ texts }) => texts[lang]?.status === 'differs'),
    annotations: clauses.flatMap(({ annotations }) => annotations[lang] ?? []),
    unofficial: all.filter(({ unofficial }) => unofficial?.[lang] && !unofficial[lang].newer),
    newer: all.filter(({ unofficial }) => unofficial?.[lang]?.newer),
  }));
}

type SectionCount = ReturnType<typeof countSection>[number];

/** What a language has of a section: clauses, what is missing or differs, annotations, what is unofficial. */
export function piecesOf(
  lang: Language,
  { present, missing, differs, annotations, unofficial, newer }: SectionCount,
): string[] {
  const t = countWords[lang];
  return [
    ...pieceOf(t.clauses, present.length),
    ...(present.length > 0 ? pieceOf(t.missing, missing.length) : []),
    ...pieceOf(t.differs, differs.length),
    ...pieceOf(t.annotations, annotations.length),
    ...pieceOf(unofficialWords[lang].count, unofficial.length),
    ...pieceOf(newerWords[lang].count, newer.length),
  ];
}

/** What each language has of a section, behind the edition of its text. */
export function coverageOf(lang: Language, section: GuideSection): LanguageCoverage[] {
  return countSection(section).map((count) => {
    const edition = count.present.length > 0 ? [editionLabel(lang, section.editions[count.lang])] : [];
    return { lang: count.lang, pieces: [...edition, ...piecesOf(lang, count)] };
  });
}

/** What each language has of a set's FAQ: its date, notes, rulings, what is unofficial. */
export function coverageOfSet(lang: Language, set: string): LanguageCoverage[] {
  const t = countWords[lang];
  const dates = datesOf(set);
  const notes = chaptersOf(set).flatMap(({ data }) => data.sections.flatMap((section) => section.notes));
  const rulings = cardsOf(set).flatMap(({ data }) => data.rulings);
  return languages.map((each) => {
    const date = dates[each];
    const own = [
      fill(t.notes, { count: notes.filter(({ texts }) => texts[each]).length }),
      fill(t.rulings, { count: rulings.filter(({ texts }) => texts[each]).length }),
    ];
    const unofficial = [...notes, ...rulings].filter((text) => text.unofficial?.[each]);
    return {
      lang: each,
      pieces: [...(date ? [date, ...own] : []), ...pieceOf(unofficialWords[lang].count, unofficial.length)],
    };
  });
}

const pieceOf = (pattern: string, count: number): string[] => (count > 0 ? [fill(pattern, { count })] : []);
