import type { CardFact } from '../../schema/card.ts';
import type { Document } from '../../schema/document.ts';
import { hasSections } from '../../schema/document-kind.ts';
import {
  commonLanguage,
  inEachLanguage,
  type Language,
  languages,
  ofEachLanguage,
} from '../../schema/language.ts';
import type { Content } from '../content.ts';
import { titlesOf } from '../inline/titles.ts';
import type { CardsOfSets } from '../join/cards-of-sets.ts';
import type { ByLanguage, FaqTree, SectionTree } from '../join/tree.ts';
import { foldUnits } from '../text/fold.ts';
import { createNameClassifier, createNameIndex } from './name-index.ts';
import type { NameKind } from './words.ts';

export type LexiconInput = ReturnType<typeof lexiconInput>;

export interface CardName {
  readonly slugs: readonly string[];
  readonly kind: NameKind;
  readonly lang: Language;
}

interface SectionName {
  /** `ipg/2.3`; several if sections share the name. Infractions come first. */
  readonly addresses: readonly string[];
  readonly lang: Language;
}

/** Indexes the possible targets by folded name, for `findReferences`. 25,000 cards take well under a second. */
export const createLexicon = (input: LexiconInput) => {
  const { cards, setsOf, guides, guideSections, faqSections, ruleNumbers, terms, idioms } = input;
  const classify = createNameClassifier(cards, terms, idioms);
  const printings = firstPrintings(cards, setsOf);
  return {
    cards: ofEachLanguage((lang) =>
      createNameIndex(
        printings.flatMap((card) => namesOf(card, lang).map((name) => ({ name, of: card.slug }))),
        (name, slugs): CardName => ({ slugs, kind: classify(name, lang), lang }),
      ),
    ),
    setsOf,
    sections: indexSections(guideSections, terms),
    guides: guides.map(({ document, names }) => ({ document, names: names.map(foldUnits) })),
    /** `ipg/2.3` */
    sectionAddresses: new Set(guideSections.map(({ document, section }) => `${document}/${section}`)),
    headings: faqSections.flatMap(({ to, headings }) =>
      headings.map((heading) => ({ heading: foldUnits(heading).trim(), to })),
    ),
    ruleNumbers,
  };
};

export type Lexicon = ReturnType<typeof createLexicon>;

/** Keeps one card for each English name, preferably with a page: basic lands have a slug for each printing. */
const firstPrintings = (cards: readonly CardFact[], setsOf: LexiconInput['setsOf']): readonly CardFact[] => {
  const printings = Map.groupBy(cards, ({ slug, names }) => names[commonLanguage] ?? slug);
  const first = new Set(
    Array.from(
      printings.values(),
      (own) => (own.find(({ slug }) => setsOf(slug).length > 0) ?? own[0])?.slug,
    ),
  );
  return cards.filter(({ slug }) => first.has(slug));
};

const namesOf = ({ names, alsoCalled = [] }: CardFact, lang: Language): readonly string[] => [
  names[lang] ?? '',
  ...alsoCalled.filter((other) => other.lang === lang).map(({ name }) => name),
];

/** Sections about infractions come first. A term that is called like a section gives the section its other names. */
const indexSections = (sections: LexiconInput['guideSections'], terms: LexiconInput['terms']) => {
  const infractionsFirst = sections.toSorted(
    (one, other) => Number(other.isInfraction) - Number(one.isInfraction),
  );
  const named = infractionsFirst.flatMap(({ document, section, names }) => {
    const naming = terms.filter((term) => languages.some((lang) => names[lang]?.includes(term[lang] ?? '')));
    return languages.flatMap((lang) =>
      [
        ...(names[lang] ?? []),
        ...naming.flatMap((term) => [
          term[lang] ?? '',
          (lang === commonLanguage ? term.abbreviation : undefined) ?? '',
        ]),
      ].map((name) => ({ name, lang, of: `${document}/${section}` })),
    );
  });
  return createNameIndex(named, (_name, addresses, { lang }): SectionName => ({ addresses, lang }));
};

type NamesInContent = Pick<Content, 'documents' | 'terms' | 'wording' | 'ruleNumbers'> & {
  readonly cards: CardsOfSets;
  readonly sections: readonly SectionTree[];
  readonly faqs: readonly FaqTree[];
};

export const lexiconInput = (input: NamesInContent) => ({
  cards: input.cards.all,
  /** The sets in which a card can have a page. A text of another document links to the first of them. */
  setsOf: input.cards.setsOf,
  /** The guides and their names in texts: `IPG`, `Infraction Procedure Guide`. */
  guides: input.documents
    .filter(hasSections)
    .map((document) => ({ document: document.id, names: namesOfDocument(document) })),
  guideSections: input.sections.map((section) => ({
    document: section.document,
    section: section.section,
    names: namesOfSection(section),
    isInfraction: section.clauses.some(({ part }) => part === 'penalty'),
  })),
  // Each section has its headings in all languages, because translations cite the heading of their language.
  faqSections: input.faqs.flatMap(({ document, chapters }) =>
    chapters.flatMap(({ id, headings, decisions, sections }) => {
      const to = `${document}/${id}/`;
      return [
        { to, headings: Object.values(titlesOf(headings, decisions.titles)) },
        ...sections.map((section) => ({
          to: `${to}#${section.id}`,
          headings: Object.values(titlesOf(section.headings, decisions.sections?.[section.id])),
        })),
      ];
    }),
  ),
  /** The game rules that documents cite: `m10 702.13`. */
  ruleNumbers: new Set(input.ruleNumbers.map(({ document, number }) => `${document} ${number}`)),
  /** A card name that is also a term, or an idiom (an everyday word), needs evidence. */
  terms: input.terms,
  idioms: input.wording.idioms,
});

/** `违规处理方针（IPG）` gives 违规处理方针 and the abbreviation. */
const namesOfDocument = ({ titles, abbreviation }: Document): readonly string[] => [
  ...new Set([
    ...(abbreviation === undefined ? [] : [abbreviation]),
    ...Object.values(titles).map((title) => title.replace(/[（(].*[)）]$/u, '').trim()),
  ]),
];

/** The names of a section in decisions and headings, with and without the category before the dash. */
const namesOfSection = ({ decisions, headings }: SectionTree): ByLanguage<readonly string[]> =>
  inEachLanguage((lang) => {
    const own = headings.filter((heading) => heading.part === 'title' && heading.lang === lang);
    const titles = [decisions.titles?.[lang]?.text ?? [], ...own.map(({ piece }) => piece.flow.text)].flat();
    return [...new Set(titles.flatMap((title) => [title, title.replace(/^.*(?:[—–―─~～]| - )\s*/u, '')]))];
  });
