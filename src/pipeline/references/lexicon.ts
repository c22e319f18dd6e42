import type { CardFact } from '../../schema/card.ts';
import type { Document } from '../../schema/document.ts';
import { hasSections } from '../../schema/document-kind.ts';
import { commonLanguage, type Language, type Localized, languages } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import type { CardsOfSets } from '../edition/cards-of-sets.ts';
import { type FaqTree, type SectionTree, titlesOf } from '../edition/tree.ts';
import type { EditionInput } from '../edition-input.ts';
import { foldUnits } from '../text/fold.ts';
import { type ClassifyName, createNameIndex, type NameIndex } from './name-index.ts';
import type { NameKind } from './words.ts';

/** Everything that texts can refer to. */
export interface LexiconInput {
  readonly cards: readonly CardFact[];
  /** The sets in which a card has a page: the one that is meant where the text's own set is none of them comes first. */
  readonly setsOf: (slug: string) => readonly string[];
  /** The guides, and how texts may call them: `IPG`, `Infraction Procedure Guide`. */
  readonly guides?: readonly { readonly document: string; readonly names: readonly string[] }[] | undefined;
  /** The sections of guides, with their names in each language. */
  readonly guideSections: readonly {
    readonly document: string;
    readonly section: string;
    readonly names: Partial<Record<Language, readonly string[]>>;
    /** Whether the section has a penalty. */
    readonly isInfraction?: boolean | undefined;
  }[];
  /** The chapters and sections of FAQs: their addresses and headings. */
  readonly faqSections: readonly { readonly to: string; readonly headings: readonly string[] }[];
  /** The numbers of game rules that documents cite, each after its document: `m10 702.13`. */
  readonly ruleNumbers?: ReadonlySet<string> | undefined;
  /** A card name that is also a term needs evidence. The other names of a term that names a section are names of that section, too. */
  readonly terms?: readonly Term[] | undefined;
}

/** The same, indexed by folded names. */
export interface Lexicon {
  readonly cards: Readonly<Record<Language, NameIndex<CardName>>>;
  readonly setsOf: LexiconInput['setsOf'];
  readonly sections: NameIndex<SectionName>;
  readonly guides: readonly { readonly document: string; readonly names: readonly string[] }[];
  /** `ipg/2.3` */
  readonly sectionAddresses: ReadonlySet<string>;
  readonly headings: readonly { readonly heading: string; readonly to: string }[];
  readonly ruleNumbers: ReadonlySet<string>;
}

/** The cards with a name, and what is known of the name. */
export interface CardName {
  readonly slugs: readonly string[];
  readonly kind: NameKind;
  readonly lang: Language;
}

export interface SectionName {
  /** `ipg/2.3`; several if guides have sections of one name. Infractions come first. */
  readonly addresses: readonly string[];
  readonly lang: Language;
}

/**
 * One slug for each English name, that of the first printing that has a page (basic lands have several printings), with
 * the facts of every set that has the card.
 */
export const firstPrintings = (
  cards: readonly CardFact[],
  setsOf: LexiconInput['setsOf'],
): readonly CardFact[] => {
  const hasPage = (slug: string): boolean => setsOf(slug).length > 0;
  const printings = new Map<string, string>();
  for (const { slug, names } of cards) {
    const first = printings.get(names[commonLanguage]);
    if (first === undefined || (!hasPage(first) && hasPage(slug))) printings.set(names[commonLanguage], slug);
  }
  return cards.filter(({ slug, names }) => printings.get(names[commonLanguage]) === slug);
};

/** Indexes the names of cards in each language. */
export const indexCards = (cards: readonly CardFact[], classify: ClassifyName): Lexicon['cards'] =>
  Object.fromEntries(languages.map((lang) => [lang, indexNames(cards, lang, classify)])) as Record<
    Language,
    NameIndex<CardName>
  >;

const indexNames = (
  cards: readonly CardFact[],
  lang: Language,
  classify: ClassifyName,
): NameIndex<CardName> => {
  const slugs = new Map<string, Set<string>>();
  for (const card of cards) {
    for (const name of namesOf(card, lang)) slugs.set(name, (slugs.get(name) ?? new Set()).add(card.slug));
  }
  const toName = (name: string, set: ReadonlySet<string>): CardName => ({
    slugs: [...set],
    kind: classify(name, lang),
    lang,
  });
  return createNameIndex(new Map([...slugs].map(([name, set]) => [name, toName(name, set)])));
};

const namesOf = ({ names, alsoCalled = [] }: CardFact, lang: Language): readonly string[] =>
  [names[lang] ?? '', ...alsoCalled.filter((other) => other.lang === lang).map(({ name }) => name)]
    .map((name) => foldUnits(name).trim())
    .filter((name) => name !== '');

/** Indexes the names of sections in every language, with those that come from terms. */
export const indexSections = (
  sections: LexiconInput['guideSections'],
  terms: readonly Term[],
): NameIndex<SectionName> => {
  const named = new Map<string, SectionName>();
  const infractionsFirst = sections.toSorted(
    (one, other) => Number(other.isInfraction ?? false) - Number(one.isInfraction ?? false),
  );
  for (const { document, section, names } of infractionsFirst) {
    const naming = terms.filter((term) => languages.some((lang) => names[lang]?.includes(term[lang] ?? '')));
    for (const lang of languages) {
      const termNames = naming.flatMap((term) =>
        lang === commonLanguage ? [term[lang], term.abbreviation ?? ''] : [term[lang] ?? ''],
      );
      for (const name of [...(names[lang] ?? []), ...termNames]) {
        const folded = foldUnits(name).trim();
        const before = named.get(folded);
        const address = `${document}/${section}`;
        if (folded !== '' && !before?.addresses.includes(address))
          named.set(folded, { lang, ...before, addresses: [...(before?.addresses ?? []), address] });
      }
    }
  }
  return createNameIndex(named);
};

/** The parts of an edition that texts can refer to. */
type EditionNames = Pick<EditionInput, 'documents' | 'terms' | 'ruleNumbers'> & {
  readonly cards: CardsOfSets;
  readonly sections: readonly SectionTree[];
  readonly faqs: readonly FaqTree[];
};

/** Collects what the texts of an edition can refer to: its cards, sections, chapters and rules. */
export const lexiconInput = (input: EditionNames): LexiconInput => ({
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
  faqSections: input.faqs.flatMap(({ document, chapters }) =>
    chapters.flatMap(({ id, headings, decisions, sections }) => {
      const to = `${document}/${id}/`;
      return [
        { to, headings: headingsOf(titlesOf(headings, decisions.titles)) },
        ...sections.map((section) => ({
          to: `${to}#${section.id}`,
          headings: headingsOf(titlesOf(section.headings, decisions.sections?.[section.id])),
        })),
      ];
    }),
  ),
  ruleNumbers: new Set(input.ruleNumbers.map(({ document, number }) => `${document} ${number}`)),
  terms: input.terms,
});

/** A heading in every language: unofficial translations refer to it in theirs. */
const headingsOf = (titles: Localized): readonly string[] => Object.values(titles);

/** `违规处理方针（IPG）` -> 违规处理方针, and the abbreviation. */
const namesOfDocument = ({ titles, abbreviation }: Document): readonly string[] => [
  ...new Set([
    ...(abbreviation === undefined ? [] : [abbreviation]),
    ...Object.values(titles).map((title) => title.replace(/[（(].*[)）]$/u, '').trim()),
  ]),
];

/** The names of a section in its decisions and its texts, with and without the category before the dash. */
const namesOfSection = ({ decisions, headings }: SectionTree): Partial<Record<Language, readonly string[]>> =>
  Object.fromEntries(
    languages.map((lang) => {
      const titles = [
        ...(decisions.titles?.[lang] ? [decisions.titles[lang].text] : []),
        ...headings.flatMap(({ part, lang: own, piece }) =>
          part === 'title' && own === lang ? [piece.flow.text] : [],
        ),
      ];
      return [
        lang,
        [...new Set(titles.flatMap((title) => [title, title.replace(/^.*(?:[—–―─~～]| - )\s*/u, '')]))],
      ];
    }),
  );
