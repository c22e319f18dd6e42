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
import type { Term } from '../../schema/term.ts';
import type { Content } from '../content.ts';
import { titlesOf } from '../inline/titles.ts';
import type { CardsOfSets } from '../join/cards-of-sets.ts';
import type { ByLanguage, FaqTree, SectionTree } from '../join/tree.ts';
import { foldUnits } from '../text/fold.ts';
import { type ClassifyName, createNameClassifier, createNameIndex, type NameIndex } from './name-index.ts';
import type { NameKind } from './words.ts';

export interface LexiconInput {
  readonly cards: readonly CardFact[];
  /** The sets in which a card has a page. A text of another document links to the first of them. */
  readonly setsOf: (slug: string) => readonly string[];
  /** The guides and their names in texts: `IPG`, `Infraction Procedure Guide`. */
  readonly guides: readonly { readonly document: string; readonly names: readonly string[] }[];
  readonly guideSections: readonly {
    readonly document: string;
    readonly section: string;
    readonly names: ByLanguage<readonly string[]>;
    /** Whether the section is about an infraction, that is, has a penalty. */
    readonly isInfraction: boolean;
  }[];
  readonly faqSections: readonly { readonly to: string; readonly headings: readonly string[] }[];
  /** The game rules that documents cite: `m10 702.13`. */
  readonly ruleNumbers: ReadonlySet<string>;
  /** A card name that is also a term needs evidence. A term with the name of a section gives it more names. */
  readonly terms: readonly Term[];
  /** Card names that are everyday words, so that they need evidence. */
  readonly idioms: readonly string[];
}

export interface CardName {
  readonly slugs: readonly string[];
  readonly kind: NameKind;
  readonly lang: Language;
}

interface SectionName {
  /** `ipg/2.3`; several if guides share the name. Infractions come first. */
  readonly addresses: readonly string[];
  readonly lang: Language;
}

/** Indexes the possible targets by folded name, for `findReferences`. 25,000 cards take well under a second. */
export const createLexicon = (input: LexiconInput) => {
  const { cards, setsOf, guides, guideSections, faqSections, ruleNumbers, terms, idioms } = input;
  const classify = createNameClassifier(cards, terms, idioms);
  const printings = firstPrintings(cards, setsOf);
  return {
    cards: ofEachLanguage((lang) => indexCards(printings, lang, classify)),
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
  const hasPage = (slug: string): boolean => setsOf(slug).length > 0;
  const printings = new Map<string, string>();
  const nameOf = ({ slug, names }: CardFact): string => names[commonLanguage] ?? slug;
  for (const card of cards) {
    const first = printings.get(nameOf(card));
    if (first === undefined || (!hasPage(first) && hasPage(card.slug)))
      printings.set(nameOf(card), card.slug);
  }
  return cards.filter((card) => printings.get(nameOf(card)) === card.slug);
};

const indexCards = (
  cards: readonly CardFact[],
  lang: Language,
  classify: ClassifyName,
): NameIndex<CardName> =>
  indexNames(
    cards.flatMap((card) => namesOf(card, lang).map((name) => ({ name, of: card.slug }))),
    (name, slugs) => ({ slugs, kind: classify(name, lang), lang }),
  );

const indexNames = <Named extends { readonly name: string; readonly of: string }, Value>(
  all: readonly Named[],
  toValue: (name: string, of: readonly string[], first: Named) => Value,
): NameIndex<Value> => {
  const named = all
    .map((one) => ({ ...one, name: foldUnits(one.name).trim() }))
    .filter(({ name }) => name !== '');
  const values = [...Map.groupBy(named, ({ name }) => name)].flatMap(([name, own]) => {
    const [first] = own;
    return first ? [[name, toValue(name, [...new Set(own.map((one) => one.of))], first)] as const] : [];
  });
  return createNameIndex(new Map(values));
};

const namesOf = ({ names, alsoCalled = [] }: CardFact, lang: Language): readonly string[] => [
  names[lang] ?? '',
  ...alsoCalled.filter((other) => other.lang === lang).map(({ name }) => name),
];

const indexSections = (
  sections: LexiconInput['guideSections'],
  terms: readonly Term[],
): NameIndex<SectionName> => {
  const infractionsFirst = sections.toSorted(
    (one, other) => Number(other.isInfraction) - Number(one.isInfraction),
  );
  const named = infractionsFirst.flatMap(({ document, section, names }) => {
    const naming = terms.filter((term) => languages.some((lang) => names[lang]?.includes(term[lang] ?? '')));
    return languages.flatMap((lang) => {
      const termNames = naming.flatMap((term) =>
        lang === commonLanguage ? [term[lang], term.abbreviation ?? ''] : [term[lang] ?? ''],
      );
      const own = [...(names[lang] ?? []), ...termNames];
      return own.map((name) => ({ name, lang, of: `${document}/${section}` }));
    });
  });
  return indexNames(named, (_name, addresses, { lang }) => ({ addresses, lang }));
};

type NamesInContent = Pick<Content, 'documents' | 'terms' | 'wording' | 'ruleNumbers'> & {
  readonly cards: CardsOfSets;
  readonly sections: readonly SectionTree[];
  readonly faqs: readonly FaqTree[];
};

export const lexiconInput = (input: NamesInContent): LexiconInput => ({
  cards: input.cards.all,
  setsOf: input.cards.setsOf,
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
  ruleNumbers: new Set(input.ruleNumbers.map(({ document, number }) => `${document} ${number}`)),
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
