import type { CardRecord } from '../../schema/card.ts';
import { shortName } from '../../schema/document.ts';
import type { FaqSection } from '../../schema/faq.ts';
import { firstOf, languages } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import type { SearchedContent } from '../index/content.ts';
import { factOfCard, listedFacts } from '../index/records.ts';
import type { CalledGuide } from '../query/citation.ts';
import { normalizeText } from '../text/normalize.ts';
import type { Titles } from '../text/record.ts';
import type { NameEntry } from './name-row.ts';
import { isCalled } from './name-row.ts';
import type { Said } from './names-file.ts';

/** The guides as people name them: by ID, abbreviation and title. */
export const buildGuides = ({ documents }: SearchedContent): CalledGuide[] =>
  documents
    .filter(({ kind }) => kind === 'guide')
    .map((guide) => ({
      id: guide.id,
      name: shortName(guide),
      called: [...new Set([guide.id, shortName(guide), ...Object.values(guide.titles)].map(calledSo))],
    }));

/** `calledSo('Infraction Procedure Guide (IPG)') // => 'infraction procedure guide'` */
const calledSo = (title: string): string => normalizeText(title.replace(/[(（].*$/u, ''));

/** The names of all content, in the order of the site. */
export function buildNames(content: SearchedContent): NameEntry[] {
  return [
    ...content.sections.map((section): NameEntry => {
      const also = namesOfTerms(content, section.titles);
      return {
        url: `${section.document}/${section.section}/`,
        kind: 'section',
        document: section.document,
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
        url: `${chapter.document}/${chapter.slug}/`,
        kind: 'section' as const,
        document: chapter.document,
        section: chapter.slug,
        titles: chapter.titles,
      },
      ...chapter.sections.map((section) => ({
        url: `${chapter.document}/${chapter.slug}/#${section.id}`,
        kind: 'section' as const,
        document: chapter.document,
        section: chapter.slug,
        anchor: section.id,
        titles: section.titles,
        anchors: section.notes.map(({ id }) => id),
        ...rulesIn(section),
      })),
    ]),
    ...newestFirst(content).map((card): NameEntry => {
      const fact = factOfCard(content.facts, card);
      return {
        ...cardEntry(card.document, card.slug, card.names, [
          ...Object.values(card.texts).map(({ nameInSource }) => nameInSource),
          fact?.kana,
          ...(fact?.alsoCalled ?? []).map(({ name }) => name),
        ]),
        url: `${card.document}/cards/${card.slug}/`,
        ...(card.rulings.length > 0 && { anchors: card.rulings.map(({ id }) => id) }),
      };
    }),
    ...listedFacts(content).map(({ set, fact }): NameEntry => {
      const also = [fact.kana, ...(fact.alsoCalled ?? []).map(({ name }) => name)];
      return { ...cardEntry(set, fact.slug, fact.names, also), isFact: true };
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

/** The cards, those of the newest set first: a card of several sets leads there. */
function newestFirst({ cards, chapters }: SearchedContent): CardRecord[] {
  const dates = new Map(chapters.map(({ document, asOf }) => [document, asOf]));
  const dateOf = ({ document }: CardRecord) => dates.get(document) ?? '';
  return cards.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));
}

/** What people say instead of the names of cards and terms. */
export function buildSaid({ facts, terms }: SearchedContent): Said {
  const words = ({ said = {} }: { said?: Term['said'] }) => languages.flatMap((lang) => said[lang] ?? []);
  const rows = [
    ...terms.map((term) => [`term ${term.id}`, words(term)] as const),
    ...facts.map((fact) => [`card ${fact.slug}`, words(fact)] as const),
  ];
  return Object.fromEntries(rows.filter(([, said]) => said.length > 0));
}

/** Notes that begin with the number of a rule: `702.13a 系命属于…`. */
function rulesIn({ notes }: FaqSection): Pick<NameEntry, 'rules'> {
  const rules = notes.flatMap(({ id, texts }) => {
    const [, number] = /^(\d{3}(?:\.\d+[a-z]?)?)(?![\d\p{L}])/u.exec(firstOf(texts)?.text ?? '') ?? [];
    return number ? [[number, id]] : [];
  });
  return rules.length > 0 ? { rules: Object.fromEntries(rules) } : {};
}

function cardEntry(
  set: string,
  slug: string,
  titles: Titles,
  names: readonly (string | undefined)[],
): NameEntry {
  const also = distinct(names, titles);
  return {
    url: `${set}/cards/#${slug}`,
    kind: 'card',
    document: set,
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
