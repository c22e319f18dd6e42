import { cardListWords } from '../cards/words.ts';
import { editionLabel } from '../clause/edition-label.ts';
import { unofficialWords } from '../clause/words.ts';
import { cardsOf, chaptersOf, datesOf, type SectionEntry, sectionsOf } from '../records/catalog.ts';
import { documentsOfKind, loadDocuments } from '../records/content.ts';
import { type Document, mostSetsListed, shortName } from '../schema/document.ts';
import type { GuideSection } from '../schema/guide.ts';
import { type Language, languages } from '../schema/language.ts';
import { fill } from '../schema/words.ts';
import { countWords } from '../site/words.ts';
import { countSection } from '../status/count-section.ts';

/** A document as the landing page lists it, or a section of a guide that has few. */
export interface Work {
  readonly path: string;
  /** `IPG 2.3` */
  readonly number?: string;
  readonly title: string;
  readonly titleLang?: Language;
  /** Whose clauses are drawn. */
  readonly section?: GuideSection;
  /** What each language has of it, in a few words; none where it has nothing. */
  readonly coverage: readonly { readonly lang: Language; readonly pieces: readonly string[] }[];
  readonly chapters: readonly { readonly path: string; readonly title: string }[];
}

/** The documents in their order; a guide of few sections is listed section by section, many sets are listed as one. */
export function listWorks(lang: Language): Work[] {
  const sets = documentsOfKind('set-faq');
  const isOne = sets.length > mostSetsListed;
  const coverage = languages.map((each) => {
    const own = sets.filter(({ id }) => datesOf(id)[each] !== undefined);
    const rulings = own.reduce((sum, { id }) => sum + countIn(each, rulingsOf(id)), 0);
    return {
      lang: each,
      pieces: own.length > 0 ? [`${own.length} FAQ`, fill(countWords[lang].rulings, { count: rulings })] : [],
    };
  });
  return [
    ...loadDocuments().flatMap((document) => {
      if (document.kind === 'guide') return worksOfGuide(lang, document);
      return isOne ? [] : workOfSet(lang, document);
    }),
    ...(isOne ? [{ path: 'cards/', title: cardListWords[lang].ofAll, coverage, chapters: [] }] : []),
  ];
}

const rulingsOf = (set: string) => cardsOf(set).flatMap(({ data }) => data.rulings);

const countIn = (
  lang: Language,
  all: readonly { readonly texts: Partial<Record<Language, unknown>> }[],
): number => all.filter(({ texts }) => texts[lang]).length;

function worksOfGuide(lang: Language, guide: Document): Work[] {
  const sections = sectionsOf(guide.id);
  if (sections.length <= mostListed) return sections.map((entry) => workOfSection(lang, guide, entry));
  const t = countWords[lang];
  const counted = sections.map(({ data }) => countSection(data));
  const coverage = languages.map((each) => {
    const own = counted.flatMap((section) => section.filter((count) => count.lang === each));
    const present = own.filter((count) => count.present.length > 0);
    const clauses = present.reduce((sum, count) => sum + count.present.length, 0);
    return {
      lang: each,
      pieces:
        present.length > 0
          ? [fill(t.sections, { count: present.length }), fill(t.clauses, { count: clauses })]
          : [],
    };
  });
  return [{ path: `${guide.id}/`, title: guide.titles[lang], coverage, chapters: [] }];
}

function workOfSection(lang: Language, guide: Document, { id, data }: SectionEntry): Work {
  return {
    path: `${id}/`,
    number: `${shortName(guide)} ${data.section}`,
    title: data.titles[lang] ?? data.titles.en ?? '',
    ...(data.titles[lang] === undefined && { titleLang: 'en' }),
    section: data,
    coverage: coverageOf(lang, data),
    chapters: [],
  };
}

/** What each language has of a section: edition, clauses, what is missing or differs, annotations, what is unofficial. */
export function coverageOf(lang: Language, section: GuideSection): Work['coverage'] {
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

const unofficialPiece = (lang: Language, count: number): string[] =>
  count > 0 ? [fill(unofficialWords[lang].count, { texts: count })] : [];

function workOfSet(lang: Language, set: Document): Work[] {
  const t = countWords[lang];
  const [dates, chapters, rulings] = [datesOf(set.id), chaptersOf(set.id), rulingsOf(set.id)];
  const notes = chapters.flatMap(({ data }) => data.sections.flatMap((section) => section.notes));
  const piecesIn = (each: Language, date: string | undefined) => [
    ...(date
      ? [
          date,
          fill(t.notes, { count: countIn(each, notes) }),
          fill(t.rulings, { count: countIn(each, rulings) }),
        ]
      : []),
    ...unofficialPiece(lang, [...notes, ...rulings].filter(({ unofficial }) => unofficial?.[each]).length),
  ];
  return [
    {
      path: `${set.id}/`,
      title: set.titles[lang],
      coverage: languages.map((each) => ({ lang: each, pieces: piecesIn(each, dates[each]) })),
      chapters: chapters.map(({ id, data }) => ({ path: `${id}/`, title: data.titles[lang] })),
    },
  ];
}

const mostListed = 8;
