import { editionLabel } from '../clause/edition-label.ts';
import { unofficialWords } from '../clause/words.ts';
import { cardsOf, chaptersOf, datesOf } from '../records/catalog.ts';
import type { GuideSection } from '../schema/guide.ts';
import { type Language, languages } from '../schema/language.ts';
import { fill } from '../schema/words.ts';
import { countWords } from '../site/words.ts';

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
    unofficial: all.filter(({ unofficial }) => unofficial?.[lang]),
  }));
}

/** What each language has of a section: edition, clauses, what is missing or differs, annotations, what is unofficial. */
export function coverageOf(lang: Language, section: GuideSection): LanguageCoverage[] {
  const t = countWords[lang];
  return countSection(section).map((count) => {
    const pieces = [
      editionLabel(lang, section.editions[count.lang]),
      fill(t.clauses, { count: count.present.length }),
      ...(count.missing.length > 0 ? [fill(t.missing, { count: count.missing.length })] : []),
      ...(count.differs.length > 0 ? [fill(t.differs, { count: count.differs.length })] : []),
      ...(count.annotations.length > 0 ? [fill(t.annotations, { count: count.annotations.length })] : []),
    ];
    return {
      lang: count.lang,
      pieces: [
        ...(count.present.length > 0 ? pieces : []),
        ...unofficialPiece(lang, count.unofficial.length),
      ],
    };
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
    const pieces = [
      fill(t.notes, { count: notes.filter(({ texts }) => texts[each]).length }),
      fill(t.rulings, { count: rulings.filter(({ texts }) => texts[each]).length }),
    ];
    const unofficial = [...notes, ...rulings].filter((text) => text.unofficial?.[each]);
    return {
      lang: each,
      pieces: [...(date ? [date, ...pieces] : []), ...unofficialPiece(lang, unofficial.length)],
    };
  });
}

const unofficialPiece = (lang: Language, count: number): string[] =>
  count > 0 ? [fill(unofficialWords[lang].count, { texts: count })] : [];
