import type { FaqSection } from '../../schema/faq.ts';
import { languages } from '../../schema/language.ts';
import type { Titles } from '../texts/record.ts';
import { listedFacts, type SearchedContent } from '../texts/records.ts';
import { nameKey } from './name-row.ts';
import type { NameEntry } from './names.ts';

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
  const keys = Object.values(titles).flatMap((title) => (title ? [nameKey(title)] : []));
  const same = terms.filter((term) => languages.some((lang) => keys.includes(nameKey(term[lang]))));
  return distinct(
    same.flatMap(({ abbreviation, aliases }) => [abbreviation, ...aliases]),
    titles,
  );
}

function distinct(names: readonly (string | undefined)[], titles: Titles): string[] {
  const known = Object.values(titles);
  return [...new Set(names)].filter((name) => name !== undefined && !known.includes(name)) as string[];
}
