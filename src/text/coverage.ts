import { cardsOf, chaptersOf, datesOf } from '../records/catalog.ts';
import type { GuideSection } from '../schema/guide.ts';
import { type InterfaceLanguage, type Language, languages } from '../schema/language.ts';
import { fill } from '../schema/words.ts';
import { countWords } from '../site/words.ts';
import { newerWords, unofficialWords } from './words.ts';

/** What there is of a text in a language: that of its publisher, if only in part, a translation of ours, or nothing. */
type Presence = 'official' | 'ours' | 'none';
export type Presences = readonly { readonly lang: Language; readonly presence: Presence }[];

/** In which languages a section can be read. */
export const presenceOf = (section: GuideSection): Presences =>
  countSection(section).map(({ lang, present, unofficial }) => ({
    lang,
    presence: toPresence(present.length > 0, unofficial.length > 0),
  }));

/** In which languages the FAQ of a set can be read. */
export function presenceOfSet(set: string): Presences {
  const dates = datesOf(set);
  const texts = [...notesOf(set), ...rulingsOf(set)];
  return languages.map((lang) => {
    const isOurs = texts.some(({ unofficial }) => unofficial?.[lang]);
    return { lang, presence: toPresence(dates[lang] !== undefined, isOurs) };
  });
}

const toPresence = (isOfficial: boolean, isOurs: boolean): Presence => {
  if (isOfficial) return 'official';
  return isOurs ? 'ours' : 'none';
};

const notesOf = (set: string) =>
  chaptersOf(set).flatMap(({ data }) => data.sections.flatMap((section) => section.notes));
const rulingsOf = (set: string) => cardsOf(set).flatMap(({ data }) => data.rulings);

/** Which clauses a section has in each language, which are missing or differ, and what can be read unofficially. */
export function countSection({ clauses }: GuideSection) {
  const withText = clauses.filter(({ texts }) => Object.keys(texts).length > 0);
  const all = clauses.flatMap((clause) => [clause, ...Object.values(clause.annotations).flat()]);
  return languages.map((lang) => ({
    lang,
    present: withText.filter(({ texts }) => texts[lang]),
    missing: withText.filter(({ texts }) => !texts[lang]),
    differs: withText.filter(({ texts }) => texts[lang]?.status === 'differs'),
    annotations: clauses.flatMap(({ annotations }) => annotations[lang] ?? []),
    unofficial: all.filter(({ unofficial }) => unofficial?.[lang] && !unofficial[lang].newer),
    newer: all.filter(({ unofficial }) => unofficial?.[lang]?.newer),
  }));
}

/** What a language has of each clause of a section, in their order: its text, one that differs, a translation of ours, or nothing. */
export const clauseStates = ({ clauses }: GuideSection, lang: Language) =>
  clauses
    .filter(({ texts }) => Object.keys(texts).length > 0)
    .map(({ id: clause, texts, unofficial }) => {
      const text = texts[lang];
      if (text) return { clause, state: text.status === 'differs' ? 'differs' : 'present' } as const;
      return { clause, state: unofficial?.[lang] ? 'ours' : 'missing' } as const;
    });

/** What a language has of a section: clauses, what is missing or differs, annotations, what is unofficial. */
export function piecesOf(
  lang: InterfaceLanguage,
  { present, missing, differs, annotations, unofficial, newer }: ReturnType<typeof countSection>[number],
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

/** What each language has of a set's FAQ, in a few words: its date, notes, rulings, what is unofficial. */
export function coverageOfSet(lang: InterfaceLanguage, set: string) {
  const t = countWords[lang];
  const dates = datesOf(set);
  const [notes, rulings] = [notesOf(set), rulingsOf(set)];
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
