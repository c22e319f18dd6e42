import { cardListWords } from '../cards/words.ts';
import { cardsOf, chaptersOf, datesOf, type SectionEntry, sectionsOf } from '../records/catalog.ts';
import { documentsOfKind, loadDocuments } from '../records/content.ts';
import { type Document, mostSetsListed, shortName } from '../schema/document.ts';
import { type Language, languages } from '../schema/language.ts';
import { fill } from '../schema/words.ts';
import { countWords } from '../site/words.ts';
import { countSection, coverageOf, coverageOfSet, type LanguageCoverage } from '../status/coverage.ts';

/** A document as the landing page lists it, or a section of a guide that has few. */
export interface Work {
  readonly path: string;
  /** `IPG 2.3` */
  readonly number?: string;
  readonly title: string;
  readonly titleLang?: Language;
  readonly coverage: readonly LanguageCoverage[];
  readonly chapters: readonly { readonly path: string; readonly title: string }[];
}

/** The documents in their order; a guide of few sections is listed section by section, many sets are listed as one. */
export function listWorks(lang: Language): Work[] {
  const sets = documentsOfKind('set-faq');
  const isOne = sets.length > mostSetsListed;
  const coverage = languages.map((each) => {
    const own = sets.filter(({ id }) => datesOf(id)[each] !== undefined);
    const rulings = own
      .flatMap(({ id }) => cardsOf(id).flatMap(({ data }) => data.rulings))
      .filter(({ texts }) => texts[each]).length;
    return {
      lang: each,
      pieces: own.length > 0 ? [`${own.length} FAQ`, fill(countWords[lang].rulings, { count: rulings })] : [],
    };
  });
  return [
    ...loadDocuments().flatMap((document) => {
      if (document.kind === 'guide') return worksOfGuide(lang, document);
      return isOne ? [] : [workOfSet(lang, document)];
    }),
    ...(isOne ? [{ path: 'cards/', title: cardListWords[lang].ofAll, coverage, chapters: [] }] : []),
  ];
}

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

const workOfSection = (lang: Language, guide: Document, { id, data }: SectionEntry): Work => ({
  path: `${id}/`,
  number: `${shortName(guide)} ${data.section}`,
  title: data.titles[lang] ?? data.titles.en ?? '',
  ...(data.titles[lang] === undefined && { titleLang: 'en' }),
  coverage: coverageOf(lang, data),
  chapters: [],
});

const workOfSet = (lang: Language, { id: set, titles }: Document): Work => ({
  path: `${set}/`,
  title: titles[lang],
  coverage: coverageOfSet(lang, set),
  chapters: chaptersOf(set).map(({ id, data }) => ({ path: `${id}/`, title: data.titles[lang] })),
});

const mostListed = 8;
