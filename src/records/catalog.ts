import { type CollectionEntry, getCollection } from 'astro:content';
import type { PrintedCard } from '../schema/card.ts';
import type { AppliedCorrection } from '../schema/correction.ts';
import type { Printed } from '../schema/printed.ts';
import { loadCardFacts, loadRedirects, loadTermIndex } from './content.ts';
import { findTerms } from './find-terms.ts';
import { mentionsByCard } from './mentions.ts';
import { compareCards, compareChapters, compareSections } from './reading-order.ts';
import { formerIds } from './redirects.ts';
import { listSectionMenu } from './section-menu.ts';
import { listTextPlaces } from './text-places.ts';

export type CardEntry = CollectionEntry<'cards'>;
export type ChapterEntry = CollectionEntry<'chapters'>;
export type SectionEntry = CollectionEntry<'sections'>;

export const listSections = once(async () => {
  const entries = await getCollection('sections');
  return entries.sort((a, b) => compareSections(a.data, b.data));
});

export const listChapters = once(async () => {
  const entries = await getCollection('chapters');
  return entries.sort((a, b) => compareChapters(a.data, b.data));
});

export const listCards = once(async () => {
  const entries = await getCollection('cards');
  return entries.sort((a, b) => compareCards(a.data, b.data));
});

/** The sections by number, for the components that a section's MDX calls. */
export const sectionsById = once(
  async () => new Map((await listSections()).map((entry) => [entry.id, entry])),
);

/** The sections that the menu of a page names, by the section of that page. */
export const sectionMenu = once(async () => listSectionMenu((await listSections()).map(({ id }) => id)));

export const cardsBySlug = once(async () => new Map((await listCards()).map((entry) => [entry.id, entry])));

/** The cards that the rulings of each card name, by its slug. */
export const mentionsBySlug = once(async () => mentionsByCard((await listCards()).map(({ data }) => data)));

/** Where a card can be read of: its own page, or its row in the card list; null where nothing is known of it. */
export async function cardPath(slug: string): Promise<string | null> {
  if ((await cardsBySlug()).has(slug)) return `m10/cards/${slug}/`;
  return (await factsBySlug()).has(slug) ? `m10/cards/#${slug}` : null;
}

/** The path itself where its page exists, else null. `existingPath('ipg/2.2/') // => null` */
export async function existingPath(path: string): Promise<string | null> {
  return (await pagePaths()).has(path.replace(/#.*$/u, '')) ? path : null;
}

export const factsBySlug = once(async () => new Map(loadCardFacts().map((fact) => [fact.slug, fact])));

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
        ...Object.values(clause.texts).map((text) => place(`ipg/${id}/#${clause.id}`, text)),
        ...Object.values(clause.annotations)
          .flat()
          .map((annotation) => place(`ipg/${id}/#${annotation.id}`, annotation)),
      ]),
    ),
    ...chapters.flatMap(({ id, data }) =>
      data.sections.flatMap((section) => [
        place(`m10/${id}/#${section.id}`, section.heading),
        ...section.notes.map((note) => place(`m10/${id}/#${note.id}`, note)),
        ...section.boxes.flatMap((box) =>
          linesOf(box.printed).map((line) => place(`m10/${id}/#${box.after ?? section.id}`, line)),
        ),
      ]),
    ),
    ...cards.flatMap(({ id, data }) => [
      ...linesOf(data.printed).map((line) => place(`m10/cards/${id}/`, line)),
      ...data.rulings.map((ruling) => place(`m10/cards/${id}/#${ruling.id}`, ruling)),
    ]),
  ];
  return new Map(places.flatMap(([path, corrections = []]) => corrections.map(({ id }) => [id, path])));
});

/** Every anomaly of the edition, notes and groups of the chapters first, then cards as they are listed. */
export const listAnomalies = once(async () => {
  const [chapters, cards] = await Promise.all([listChapters(), listCards()]);
  const ofGroups = chapters.flatMap(({ id, data }) =>
    (data.groups ?? []).flatMap(({ anomalies = [] }) =>
      anomalies.map((anomaly) => ({ path: `m10/${id}/`, titles: data.titles, anomaly })),
    ),
  );
  const ofNotes = chapters.flatMap(({ id, data }) =>
    data.sections.flatMap((section) =>
      section.notes.flatMap((note) =>
        (note.anomalies ?? []).map((anomaly) => ({
          path: `m10/${id}/#${note.id}`,
          titles: section.titles,
          anomaly,
        })),
      ),
    ),
  );
  const ofCards = cards.flatMap(({ id, data }) =>
    data.anomalies.map((anomaly) => ({
      path: `m10/cards/${id}/${anomaly.ruling ? `#${anomaly.ruling}` : ''}`,
      titles: data.names,
      anomaly,
    })),
  );
  return [...ofNotes, ...ofGroups, ...ofCards];
});

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
    'm10/',
    'm10/changed/',
    'm10/cards/',
    'terms/',
    'status/',
    'data/',
    'offline/',
    ...sections.map(({ id }) => `ipg/${id}/`),
    ...chapters.map(({ id }) => `m10/${id}/`),
    ...cards.map(({ id }) => `m10/cards/${id}/`),
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
