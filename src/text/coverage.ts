import { cardsOf, chaptersOf, datesOf } from '../records/catalog.ts';
import { annotationsOf, type Clause, type GuideSection } from '../schema/guide.ts';
import { type InterfaceLanguage, type Language, languages } from '../schema/language.ts';
import { fill } from '../schema/words.ts';
import { countWords } from '../site/words.ts';
import { unofficialWords } from './words.ts';

/** The best text in a language: official, even if incomplete; else unofficial (`ours`); else none. */
type Presence = 'official' | 'ours' | 'none';
export type Presences = readonly { readonly lang: Language; readonly presence: Presence }[];

export const presenceOf = (section: GuideSection): Presences =>
  countSection(section).map(({ lang, hasText, unofficial }) => ({
    lang,
    presence: toPresence(hasText, unofficial > 0),
  }));

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

/** Counts the texts of a section in each language; `unofficial` leaves out translations of a newer edition. */
export function countSection({ clauses }: GuideSection) {
  const withText = clauses.filter(({ texts }) => Object.keys(texts).length > 0);
  const all = clauses.flatMap((clause) => [clause, ...annotationsOf(clause)]);
  return languages.map((lang) => {
    const translations = all.flatMap(({ unofficial }) => unofficial?.[lang] ?? []);
    return {
      lang,
      states: withText.map((clause) => ({ clause: clause.id, state: stateOf(clause, lang) })),
      hasText: withText.some(({ texts }) => texts[lang]),
      annotations: clauses.flatMap(({ annotations }) => annotations[lang] ?? []).length,
      unofficial: translations.filter(({ newer }) => !newer).length,
    };
  });
}

type State = 'present' | 'differs' | 'ours' | 'missing';

const stateOf = ({ texts, unofficial }: Clause, lang: Language): State => {
  const text = texts[lang];
  if (text) return text.differs ? 'differs' : 'present';
  return unofficial?.[lang] ? 'ours' : 'missing';
};

export function coverageOfSection(
  lang: InterfaceLanguage,
  { states, hasText, annotations, unofficial }: ReturnType<typeof countSection>[number],
): string[] {
  const t = countWords[lang];
  const count = (...of: readonly State[]) => states.filter(({ state }) => of.includes(state)).length;
  return [
    ...pieceOf(t.clauses, count('present', 'differs')),
    ...(hasText ? pieceOf(t.missing, count('ours', 'missing')) : []),
    ...pieceOf(t.differs, count('differs')),
    ...pieceOf(t.annotations, annotations),
    ...pieceOf(unofficialWords[lang].count, unofficial),
  ];
}

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
