import type { FaqSection } from '../../schema/faq.ts';
import { languages } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import type { SearchedContent } from '../index/content.ts';
import { listedFacts } from '../index/records.ts';
import type { Titles } from '../text/record.ts';
import type { NameEntry } from './name-row.ts';
import { isCalled } from './name-row.ts';
import type { SaidFile } from './names-file.ts';

/** The names of all content, in the order of the site. */
export function buildNames(content: SearchedContent): NameEntry[] {
  return [
    ...content.sections.map((section): NameEntry => {
      const also = namesOfTerms(content, section.titles);
      return {
        url: `ipg/${section.section}/`,
        kind: 'section',
        document: 'ipg',
        section: section.section,
        titles: section.titles,
        ...(also.length > 0 && { also }),
        anchors: [
          ...section.clauses.map(({ id }) => id),
          ...section.clauses.flatMap(({ annotations }) =>
            Object.values(annotations)
              .flat()
              .map(({ id }) => id),
          ),
        ],
      };
    }),
    ...content.chapters.flatMap((chapter) => [
      {
        url: `m10/${chapter.slug}/`,
        kind: 'section' as const,
        document: 'm10' as const,
        section: chapter.slug,
        titles: chapter.titles,
      },
      ...chapter.sections.map((section) => ({
        url: `m10/${chapter.slug}/#${section.id}`,
        kind: 'section' as const,
        document: 'm10' as const,
        section: chapter.slug,
        anchor: section.id,
        titles: section.titles,
        anchors: section.notes.map(({ id }) => id),
        ...rulesIn(section),
      })),
    ]),
    ...content.cards.map((card): NameEntry => {
      const fact = content.facts.find(({ slug }) => slug === card.slug);
      return {
        ...cardEntry(card.slug, card.names, [
          card.nameInSource,
          fact?.kana,
          ...(fact?.alsoCalled ?? []).map(({ name }) => name),
        ]),
        url: `m10/cards/${card.slug}/`,
        ...(card.rulings.length > 0 && { anchors: card.rulings.map(({ id }) => id) }),
      };
    }),
    ...listedFacts(content).map((fact): NameEntry => {
      const also = [fact.kana, ...(fact.alsoCalled ?? []).map(({ name }) => name)];
      return { ...cardEntry(fact.slug, fact.names, also), isFact: true };
    }),
    ...content.terms.map(({ id, zh, ja, en, kana, abbreviation, aliases }): NameEntry => {
      const also = distinct([kana, abbreviation, ...aliases], { zh, ja, en });
      return {
        url: `terms/#${id}`,
        kind: 'term',
        document: 'terms',
        section: id,
        titles: { zh, ja, en },
        ...(also.length > 0 && { also }),
      };
    }),
  ];
}

/** What people say instead of the names of cards and terms. */
export function buildSaid({ facts, terms }: SearchedContent): SaidFile {
  const words = ({ said = {} }: { said?: Term['said'] }) => languages.flatMap((lang) => said[lang] ?? []);
  const rows = [
    ...terms.map((term) => [`term ${term.id}`, words(term)] as const),
    ...facts.map((fact) => [`card ${fact.slug}`, words(fact)] as const),
  ];
  return Object.fromEntries(rows.filter(([, said]) => said.length > 0));
}

/** Notes that begin with the number of a rule: `702.13a 系命属于…`. */
function rulesIn({ notes }: FaqSection): Pick<NameEntry, 'rules'> {
  const rules = notes.flatMap(({ id, text }) => {
    const [, number] = /^(\d{3}(?:\.\d+[a-z]?)?)(?![\d\p{L}])/u.exec(text) ?? [];
    return number ? [[number, id]] : [];
  });
  return rules.length > 0 ? { rules: Object.fromEntries(rules) } : {};
}

function cardEntry(slug: string, titles: Titles, names: readonly (string | undefined)[]): NameEntry {
  const also = distinct(names, titles);
  return {
    url: `m10/cards/#${slug}`,
    kind: 'card',
    document: 'm10',
    section: slug,
    titles,
    ...(also.length > 0 && { also }),
  };
}

/** Abbreviations and other names of the terms that a section is called by (`HCE`). */
function namesOfTerms({ terms }: SearchedContent, titles: Titles): string[] {
  return distinct(
    termsCalled(terms, titles).flatMap(({ abbreviation, aliases }) => [abbreviation, ...aliases]),
    titles,
  );
}

/** The terms that are names of a section. */
const termsCalled = (terms: readonly Term[], titles: Titles): Term[] =>
  terms.filter(({ zh, ja, en }) => isCalled(titles, { zh, ja, en }));

function distinct(names: readonly (string | undefined)[], titles: Titles): string[] {
  const known = Object.values(titles);
  return [...new Set(names)].filter((name) => name !== undefined && !known.includes(name)) as string[];
}
