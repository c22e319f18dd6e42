import { cardListWords } from '../faq/cards/words.ts';
import { cardsOf, chaptersOf, datesOf, type SectionEntry, sectionsOf } from '../records/catalog.ts';
import { content, setFaqs } from '../records/content.ts';
import { type Document, mostSetsListed, shortName } from '../schema/document.ts';
import { hasCards } from '../schema/document-kind.ts';
import { type Language, languages } from '../schema/language.ts';
import { fill } from '../schema/words.ts';
import { countWords } from '../site/words.ts';
import { coverageOf, coverageOfSet, type LanguageCoverage } from '../text/coverage.ts';

/** A document as the landing page lists it, or a section of a guide that has few. */
export interface Work {
  readonly path: string;
  /** `IPG 2.3` */
  readonly number?: string;
  readonly title: string;
  readonly titleLang?: Language;
  readonly coverage: readonly LanguageCoverage[];
  readonly chapters?: readonly { readonly path: string; readonly title: string }[];
}

/** A guide of more sections is listed as one. */
const mostSectionsListed = 8;

/** The documents in their order; a guide of few sections is listed section by section, many sets are listed as one. */
export function listWorks(lang: Language): Work[] {
  const sets = setFaqs();
  const isOne = sets.length > mostSetsListed;
  const works = content.documents.flatMap((document) => {
    if (hasCards(document)) return isOne ? [] : [workOfSet(lang, document)];
    const sections = sectionsOf(document.id);
    if (sections.length > mostSectionsListed) return [workOfGuide(lang, document, sections)];
    return sections.map((section) => workOfSection(lang, document, section));
  });
  return isOne ? [...works, workOfSets(lang, sets)] : works;
}

const workOfSection = (lang: Language, guide: Document, { id, data }: SectionEntry): Work => ({
  path: `${id}/`,
  number: `${shortName(guide)} ${data.section}`,
  title: data.titles[lang] ?? data.titles.en ?? '',
  ...(data.titles[lang] === undefined && { titleLang: 'en' }),
  coverage: coverageOf(lang, data),
});

const workOfGuide = (lang: Language, guide: Document, sections: readonly SectionEntry[]): Work => ({
  path: `${guide.id}/`,
  title: guide.titles[lang],
  coverage: languages.map((each) => {
    const { sections: ofSections, clauses: ofClauses } = countWords[lang];
    const clauses = sections.map(({ data }) => data.clauses.filter(({ texts }) => texts[each]));
    const count = clauses.filter((own) => own.length > 0).length;
    const pieces = [fill(ofSections, { count }), fill(ofClauses, { count: clauses.flat().length })];
    return { lang: each, pieces: count > 0 ? pieces : [] };
  }),
});

const workOfSet = (lang: Language, { id: set, titles }: Document): Work => ({
  path: `${set}/`,
  title: titles[lang],
  coverage: coverageOfSet(lang, set),
  chapters: chaptersOf(set).map(({ id, data }) => ({ path: `${id}/`, title: data.titles[lang] })),
});

const workOfSets = (lang: Language, sets: readonly Document[]): Work => ({
  path: 'cards/',
  title: cardListWords[lang].ofAll,
  coverage: languages.map((each) => {
    const count = sets.filter(({ id }) => datesOf(id)[each] !== undefined).length;
    const rulings = sets.flatMap(({ id }) => cardsOf(id)).flatMap(({ data }) => data.rulings);
    const own = rulings.filter(({ texts }) => texts[each]).length;
    return {
      lang: each,
      pieces: count > 0 ? [`${count} FAQ`, fill(countWords[lang].rulings, { count: own })] : [],
    };
  }),
});
