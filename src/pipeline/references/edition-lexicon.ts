import type { Document } from '../../schema/document.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { ChapterRegistry, SectionRegistry } from '../../schema/registry.ts';
import type { RuleNumber } from '../../schema/rule-number.ts';
import type { Term } from '../../schema/term.ts';
import type { PreparedSource } from '../inline/prepare-source.ts';
import type { CardsOfSets } from '../registry/cards-of-sets.ts';
import type { LexiconInput } from './lexicon.ts';

/** The parts of an edition that texts can refer to. */
interface EditionNames {
  readonly documents: readonly Document[];
  readonly sectionRegistries: readonly SectionRegistry[];
  readonly chapterRegistries: readonly ChapterRegistry[];
  readonly cards: CardsOfSets;
  readonly terms: readonly Term[];
  readonly ruleNumbers: readonly RuleNumber[];
}

/** Collects what the texts of an edition can refer to: its cards, sections, chapters and rules. */
export const lexiconInput = (input: EditionNames, sources: readonly PreparedSource[]): LexiconInput => ({
  cards: input.cards.all,
  setsOf: input.cards.setsOf,
  guides: input.documents
    .filter(({ kind }) => kind === 'guide')
    .map((document) => ({ document: document.id, names: namesOfDocument(document) })),
  guideSections: input.sectionRegistries.map((registry) => ({
    document: registry.document,
    section: registry.section,
    names: namesOfSection(registry, sources),
    isInfraction: registry.clauses.some(({ part }) => part === 'penalty'),
  })),
  faqSections: input.chapterRegistries.flatMap(({ document, chapter, titles, sections }) => {
    const to = `${document}/${chapter}/`;
    return [
      { to, headings: headingsOf(titles) },
      ...sections.map(({ id, titles: own }) => ({ to: `${to}#${id}`, headings: headingsOf(own) })),
    ];
  }),
  ruleNumbers: new Set(input.ruleNumbers.map(({ document, number }) => `${document} ${number}`)),
  terms: input.terms,
});

/** A heading in every language: unofficial translations refer to it in theirs. */
const headingsOf = (titles: Readonly<Record<Language, string>>): readonly string[] =>
  languages.map((lang) => titles[lang]);

/** `违规处理方针（IPG）` -> 违规处理方针, and the abbreviation. */
const namesOfDocument = ({ titles, abbreviation }: Document): readonly string[] => [
  ...new Set([
    ...(abbreviation === undefined ? [] : [abbreviation]),
    ...languages.map((lang) => titles[lang].replace(/[（(].*[)）]$/u, '').trim()),
  ]),
];

/** The names of a section in its registry and its sources, with and without the category before the dash. */
const namesOfSection = (
  registry: SectionRegistry,
  sources: readonly PreparedSource[],
): Partial<Record<Language, readonly string[]>> => {
  const printed = sources
    .filter(({ entry }) => Object.values(registry.sources).includes(entry.file))
    .flatMap(({ structure }) => (structure.kind === 'guide' ? structure.blocks : []))
    .filter(({ role }) => role === 'title');
  return Object.fromEntries(
    languages.map((lang) => {
      const titles = [
        ...(registry.titles[lang] ? [registry.titles[lang].text] : []),
        ...printed.filter((block) => block.lang === lang).map(({ flow }) => flow.text),
      ];
      return [
        lang,
        [...new Set(titles.flatMap((title) => [title, title.replace(/^.*(?:[—–―─~～]| - )\s*/u, '')]))],
      ];
    }),
  );
};
