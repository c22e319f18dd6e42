import { type CollectionEntry, getCollection } from 'astro:content';
import type { CardFact, PrintedCard } from '../schema/card.ts';
import type { AppliedCorrection } from '../schema/correction.ts';
import type { Printed } from '../schema/printed.ts';
import { documentsOfKind, loadCardFacts, loadDocuments, loadRedirects, loadTermIndex } from './content.ts';
import { factsOfSet } from './facts-of-set.ts';
import { findTerms } from './find-terms.ts';
import { mentionsByCard } from './mentions.ts';
import { compareCards, compareChapters, compareSections } from './reading-order.ts';
import { formerIds } from './redirects.ts';
import { listTextPlaces } from './text-places.ts';

export type CardEntry = CollectionEntry<'cards'>;
export type ChapterEntry = CollectionEntry<'chapters'>;
export type SectionEntry = CollectionEntry<'sections'>;

export const listSections = once(async () => {
  const entries = await getCollection('sections');
  return entries.sort((a, b) => compareDocuments(a.data, b.data) || compareSections(a.data, b.data));
});

export const listChapters = once(async () => {
  const entries = await getCollection('chapters');
  return entries.sort((a, b) => compareDocuments(a.data, b.data) || compareChapters(a.data, b.data));
});

export const listCards = once(async () => {
  const entries = await getCollection('cards');
  return entries.sort((a, b) => compareDocuments(a.data, b.data) || compareCards(a.data, b.data));
});

/** The sections of a guide. */
export const sectionsOf = async (guide: string) =>
  (await listSections()).filter(({ data }) => data.document === guide);

/** The chapters of a set FAQ. */
export const chaptersOf = async (set: string) =>
  (await listChapters()).filter(({ data }) => data.document === set);

/** The cards that have a page in a set. */
export const cardsOf = async (set: string) => (await listCards()).filter(({ data }) => data.document === set);

/** The date that the text of a set gives itself. */
export const asOf = async (set: string) => (await chaptersOf(set))[0]?.data.asOf;

/** What is known of each card of a set, and, with the first set, of the cards of no set of this edition. */
export const factsOf = (set: string): CardFact[] => factsOfSet(loadCardFacts(), loadDocuments(), set);

/** What is known of a card: by its own set, else by another. */
export const factOf = (set: string, slug: string): CardFact | undefined => {
  const facts = loadCardFacts().filter((fact) => fact.slug === slug);
  return facts.find((fact) => fact.set === set) ?? facts[0];
};

/** The guides, each with its sections by number. */
export const listGuides = once(async () =>
  Promise.all(
    documentsOfKind('guide').map(async (guide) => ({
      ...guide,
      sections: (await sectionsOf(guide.id)).map(({ data }) => data.section),
    })),
  ),
);

export const sectionsById = once(async () => entriesById(await listSections()));
export const chaptersById = once(async () => entriesById(await listChapters()));
/** By set and slug: `m10/cards/clone`. */
export const cardsById = once(async () => entriesById(await listCards()));

const entriesById = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** The cards that the rulings of each card name, by its ID. */
export const mentionsById = once(async () => mentionsByCard((await listCards()).map(({ data }) => data)));

/** Where a card can be read of, in this set if it can be: its own page, or its row in a card list; null where nothing is known of it. */
export async function cardPath(set: string, slug: string): Promise<string | null> {
  const cards = await cardsById();
  const sets = [set, ...documentsOfKind('set-faq').map(({ id }) => id)];
  const own = sets.find((id) => cards.has(`${id}/cards/${slug}`));
  if (own) return `${own}/cards/${slug}/`;
  const listed = sets.find((id) => factsOf(id).some((fact) => fact.slug === slug));
  return listed ? `${listed}/cards/#${slug}` : null;
}

/** The path itself where its page exists, else null. `existingPath('ipg/2.2/') // => null` */
export async function existingPath(path: string): Promise<string | null> {
  return (await pagePaths()).has(path.replace(/#.*$/u, '')) ? path : null;
}

/** The IDs that others took over, by the place that they lead to now. */
export const formerIdsByPlace = once(async () => formerIds(loadRedirects()));

/** Where each term stands, by its ID. */
export const termPlaces = once(async () =>
  findTerms(
    loadTermIndex(),
    listTextPlaces({
      sections: (await listSections()).map(({ data }) => data),
      chapters: (await listChapters()).map(({ data }) => data),
      cards: (await listCards()).map(({ data }) => data),
    }),
  ),
);

/** Where each correction shows, by its ID. `.get('m10-322') // => 'm10/general-notes/#lucky-charms-1'` */
export const correctionPlaces = once(async () => {
  const [sections, chapters, cards] = await Promise.all([listSections(), listChapters(), listCards()]);
  const places: [string, AppliedCorrection[] | undefined][] = [
    ...sections.flatMap(({ id, data }) =>
      data.clauses.flatMap((clause) => [
        ...Object.values(clause.texts).map((text) => place(`${id}/#${clause.id}`, text)),
        ...Object.values(clause.annotations)
          .flat()
          .map((annotation) => place(`${id}/#${annotation.id}`, annotation)),
      ]),
    ),
    ...chapters.flatMap(({ id, data }) =>
      data.sections.flatMap((section) => [
        place(`${id}/#${section.id}`, section.heading),
        ...section.notes.map((note) => place(`${id}/#${note.id}`, note)),
        ...section.boxes.flatMap((box) =>
          linesOf(box.printed).map((line) => place(`${id}/#${box.after ?? section.id}`, line)),
        ),
      ]),
    ),
    ...cards.flatMap(({ id, data }) => [
      ...linesOf(data.printed).map((line) => place(`${id}/`, line)),
      ...data.rulings.map((ruling) => place(`${id}/#${ruling.id}`, ruling)),
    ]),
  ];
  return new Map(places.flatMap(([path, corrections = []]) => corrections.map(({ id }) => [id, path])));
});

/** Every anomaly of the edition, notes and groups of the chapters first, then cards as they are listed. */
export const listAnomalies = once(async () => {
  const [chapters, cards] = await Promise.all([listChapters(), listCards()]);
  const ofGroups = chapters.flatMap(({ id, data }) =>
    (data.groups ?? []).flatMap(({ anomalies = [] }) =>
      anomalies.map((anomaly) => ({ path: `${id}/`, titles: data.titles, anomaly })),
    ),
  );
  const ofNotes = chapters.flatMap(({ id, data }) =>
    data.sections.flatMap((section) =>
      section.notes.flatMap((note) =>
        (note.anomalies ?? []).map((anomaly) => ({
          path: `${id}/#${note.id}`,
          titles: section.titles,
          anomaly,
        })),
      ),
    ),
  );
  const ofCards = cards.flatMap(({ id, data }) =>
    data.anomalies.map((anomaly) => ({
      path: `${id}/${anomaly.ruling ? `#${anomaly.ruling}` : ''}`,
      titles: data.names,
      anomaly,
    })),
  );
  return [...ofNotes, ...ofGroups, ...ofCards];
});

const compareDocuments = (a: { readonly document: string }, b: { readonly document: string }): number => {
  const ids = loadDocuments().map(({ id }) => id);
  return ids.indexOf(a.document) - ids.indexOf(b.document);
};

const place = (
  path: string,
  record: { corrections?: AppliedCorrection[] | undefined } | undefined,
): [string, AppliedCorrection[] | undefined] => [path, record?.corrections];

const linesOf = (card: PrintedCard | null): Printed[] =>
  card
    ? [card.name, card.manaCost, card.typeLine, card.stats, ...card.text].filter((line) => line !== null)
    : [];

/** Every page below the landing page that search engines may show, without language and base. */
export const pagePaths = once(async () => {
  const [sections, chapters, cards] = await Promise.all([listSections(), listChapters(), listCards()]);
  return new Set([
    ...documentsOfKind('guide').map(({ id }) => `${id}/`),
    ...documentsOfKind('set-faq').flatMap(({ id }) => [`${id}/`, `${id}/changed/`, `${id}/cards/`]),
    'terms/',
    'status/',
    'data/',
    'offline/',
    ...[...sections, ...chapters, ...cards].map(({ id }) => `${id}/`),
  ]);
});

/** Computes a value at its first use in a build. */
export function once<Value>(compute: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    // The development server keeps modules while content changes, so only a build may remember.
    if (import.meta.env.DEV) return compute();
    value ??= compute();
    return value;
  };
}
