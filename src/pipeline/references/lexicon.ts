import type { CardFact } from '../../schema/card.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import { foldUnits } from '../text/fold.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';
import type { ClassifyName, NameKind } from './name-kind.ts';

/** What there is to refer to. */
export interface LexiconInput {
  readonly cards: readonly CardFact[];
  /** Slugs of the cards that have a page. */
  readonly pages: ReadonlySet<string>;
  /** The IPG sections of the edition, with what each language calls them. */
  readonly guideSections: readonly {
    readonly section: string;
    readonly names: Partial<Record<Language, readonly string[]>>;
  }[];
  /** Chapters and sections of a FAQ: where they are, and the headings they bear. */
  readonly faqSections: readonly { readonly to: string; readonly headings: readonly string[] }[];
  /** Numbers of the game's rules that a document cites, each after the document: `m10 702.13`. */
  readonly ruleNumbers?: ReadonlySet<string> | undefined;
  /** A term is a card name only with evidence. A term that names a section lends it its other names. */
  readonly terms?: readonly Term[] | undefined;
}

/** The same, made ready for looking up. Names are folded. */
export interface Lexicon {
  readonly cards: Readonly<Record<Language, NameIndex<CardName>>>;
  readonly pages: ReadonlySet<string>;
  readonly sections: NameIndex<SectionName>;
  readonly sectionNumbers: ReadonlySet<string>;
  readonly headings: readonly { readonly heading: string; readonly to: string }[];
  readonly ruleNumbers: ReadonlySet<string>;
}

/** What a name stands for: several slugs where several cards bear it. */
export interface CardName {
  readonly slugs: readonly string[];
  readonly kind: NameKind;
  readonly lang: Language;
}

export interface SectionName {
  readonly section: string;
  readonly lang: Language;
}

/** One card for each English name: the first printing that has a page, for a basic land has several. */
export const firstPrintings = (
  cards: readonly CardFact[],
  pages: ReadonlySet<string>,
): readonly CardFact[] => {
  const printings = new Map<string, CardFact>();
  for (const card of cards) {
    const first = printings.get(card.names.en);
    if (!first || (!pages.has(first.slug) && pages.has(card.slug))) printings.set(card.names.en, card);
  }
  return [...printings.values()];
};

/** The names of all cards in one language. */
export const indexCards = (
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

/** The names of all sections, in every language, those that terms lend them included. */
export const indexSections = (
  sections: LexiconInput['guideSections'],
  terms: readonly Term[],
): NameIndex<SectionName> => {
  const named = new Map<string, SectionName>();
  for (const { section, names } of sections) {
    const lending = terms.filter((term) => languages.some((lang) => names[lang]?.includes(term[lang])));
    for (const lang of languages) {
      const lent = lending.flatMap((term) =>
        lang === 'en' ? [term.en, term.abbreviation ?? ''] : [term[lang]],
      );
      for (const name of [...(names[lang] ?? []), ...lent]) {
        const folded = foldUnits(name).trim();
        if (folded !== '' && !named.has(folded)) named.set(folded, { section, lang });
      }
    }
  }
  return createNameIndex(named);
};
