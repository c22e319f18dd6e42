import type { CardFact, CardRecord, PrintedCard } from '../schema/card.ts';
import type { AppliedCorrection } from '../schema/correction.ts';
import type { FaqChapter } from '../schema/faq.ts';
import type { GuideSection } from '../schema/guide.ts';
import type { Printed } from '../schema/printed.ts';
import {
  content,
  documentsOfKind,
  loadCardFacts,
  loadCards,
  loadChapters,
  loadDocuments,
  loadRedirects,
  loadSections,
  loadTermIndex,
} from './content.ts';
import { factsOfSet, withPrinted } from './facts-of-set.ts';
import { findTerms } from './find-terms.ts';
import { kept } from './lazily.ts';
import { mentionsByCard } from './mentions.ts';
import { pagePathsOf } from './page-paths.ts';
import { formerIds } from './redirects.ts';
import { listTextPlaces } from './text-places.ts';

/** A record that has a page, with the address of the page below the language: `ipg/2.3`, `m10/cards/clone`. */
interface Entry<Data> {
  readonly id: string;
  readonly data: Data;
}
export type CardEntry = Entry<CardRecord>;
export type ChapterEntry = Entry<FaqChapter>;
export type SectionEntry = Entry<GuideSection>;

export const listSections = kept(() =>
  loadSections().map((data): SectionEntry => ({ id: `${data.document}/${data.section}`, data })),
);

const listChapters = kept(() =>
  loadChapters().map((data): ChapterEntry => ({ id: `${data.document}/${data.slug}`, data })),
);

export const listCards = kept(() =>
  loadCards().map((data): CardEntry => ({ id: `${data.document}/cards/${data.slug}`, data })),
);

/** The sections of a guide. */
export const sectionsOf = (guide: string) => listSections().filter(({ data }) => data.document === guide);

/** The chapters of a set FAQ. */
export const chaptersOf = (set: string) => listChapters().filter(({ data }) => data.document === set);

/** The cards that have a page in a set. */
export const cardsOf = (set: string) => listCards().filter(({ data }) => data.document === set);

/** The date that the text of a set gives itself. */
export const asOf = (set: string) => chaptersOf(set)[0]?.data.asOf;

/** The date of the text of a set in each language. */
export const datesOf = (set: string) => chaptersOf(set)[0]?.data.dates ?? {};

/** What is known of each card of a set, and, with the first set, of the cards of no set of this edition. */
export const factsOf = (set: string): CardFact[] =>
  withPrinted(
    factsOfSet(loadCardFacts(), loadDocuments(), set),
    cardsOf(set).map(({ data }) => data),
  );

/** What is known of a card: by its own set, else by another. */
export const factOf = (set: string, slug: string): CardFact | undefined => {
  const facts = loadCardFacts().filter((fact) => fact.slug === slug);
  return facts.find((fact) => fact.set === set) ?? facts[0];
};

/** The guides, each with its sections by number. */
export const listGuides = kept(() =>
  documentsOfKind('guide').map((guide) => ({
    ...guide,
    sections: sectionsOf(guide.id).map(({ data }) => data.section),
  })),
);

export const sectionsById = kept(() => entriesById(listSections()));
export const chaptersById = kept(() => entriesById(listChapters()));
/** By set and slug: `m10/cards/clone`. */
export const cardsById = kept(() => entriesById(listCards()));

const entriesById = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** The cards that the rulings of each card name, by its ID. */
export const mentionsById = kept(() => mentionsByCard(listCards().map(({ data }) => data)));

/** Where a card can be read of, in this set if it can be: its own page, or its row in a card list; null where nothing is known of it. */
export function cardPath(set: string, slug: string): string | null {
  const cards = cardsById();
  const sets = [set, ...documentsOfKind('set-faq').map(({ id }) => id)];
  const own = sets.find((id) => cards.has(`${id}/cards/${slug}`));
  if (own) return `${own}/cards/${slug}/`;
  const listed = sets.find((id) => factsOf(id).some((fact) => fact.slug === slug));
  return listed ? `${listed}/cards/#${slug}` : null;
}

/** The path itself where its page exists, else null. `existingPath('ipg/2.2/') // => null` */
export function existingPath(path: string): string | null {
  return pagePaths().has(path.replace(/#.*$/u, '')) ? path : null;
}

/** The IDs that others took over, by the place that they lead to now. */
export const formerIdsByPlace = kept(() => formerIds(loadRedirects()));

/** Where each term stands, by its ID. */
export const termPlaces = kept(() =>
  findTerms(
    loadTermIndex(),
    listTextPlaces({
      sections: listSections().map(({ data }) => data),
      chapters: listChapters().map(({ data }) => data),
      cards: listCards().map(({ data }) => data),
    }),
  ),
);

/** Where each correction shows, by its ID. `.get('m10-322') // => 'm10/general-notes/#lucky-charms-1'` */
export const correctionPlaces = kept(() => {
  const [sections, chapters, cards] = [listSections(), listChapters(), listCards()];
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
        ...Object.values(section.headings).map((heading) => place(`${id}/#${section.id}`, heading)),
        ...section.notes.flatMap((note) =>
          Object.values(note.texts).map((text) => place(`${id}/#${note.id}`, text)),
        ),
        ...section.boxes.flatMap((box) =>
          Object.values(box.texts)
            .flatMap(({ printed }) => linesOf(printed))
            .map((line) => place(`${id}/#${box.after ?? section.id}`, line)),
        ),
      ]),
    ),
    ...cards.flatMap(({ id, data }) => [
      ...Object.values(data.texts)
        .flatMap(({ printed }) => linesOf(printed))
        .map((line) => place(`${id}/`, line)),
      ...data.rulings.flatMap((ruling) =>
        Object.values(ruling.texts).map((text) => place(`${id}/#${ruling.id}`, text)),
      ),
    ]),
  ];
  return new Map(places.flatMap(([path, corrections = []]) => corrections.map(({ id }) => [id, path])));
});

/** Every anomaly of the edition, notes and groups of the chapters first, then cards as they are listed. */
export const listAnomalies = kept(() => {
  const [chapters, cards] = [listChapters(), listCards()];
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

const place = (
  path: string,
  record: { corrections?: AppliedCorrection[] | undefined } | undefined,
): [string, AppliedCorrection[] | undefined] => [path, record?.corrections];

const linesOf = (card: PrintedCard | null): Printed[] =>
  card
    ? [card.name, card.manaCost, card.typeLine, card.stats, ...card.text].filter((line) => line !== null)
    : [];

/** Every page below the landing page that search engines may show, without language and base. */
export const pagePaths = kept(() => new Set(pagePathsOf(content)));
