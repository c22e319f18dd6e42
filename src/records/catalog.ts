import type { Anomaly, CardFact, CardRecord } from '../schema/card.ts';
import { pageOf } from '../schema/citable.ts';
import { factsOfSet, withPrinted } from '../schema/facts-of-set.ts';
import type { FaqChapter } from '../schema/faq.ts';
import type { GuideSection } from '../schema/guide.ts';
import type { Language } from '../schema/language.ts';
import { content, loadTermIndex, setFaqs } from './content.ts';
import { findTerms, passagesIn } from './find-terms.ts';
import { memoized } from './lazily.ts';
import { pagePathsOf } from './page-paths.ts';
import { formerIds } from './redirects.ts';

/** A record with the address of its page below the language: `ipg/2.3`, `m10/cards/clone`. */
interface Entry<Data> {
  readonly id: string;
  readonly data: Data;
}
export type CardEntry = Entry<CardRecord>;
export type ChapterEntry = Entry<FaqChapter>;
export type SectionEntry = Entry<GuideSection>;

const byId = <Data extends { readonly document: string }>(
  records: readonly Data[],
  pageOfRecord: (data: Data) => string,
): ReadonlyMap<string, Entry<Data>> =>
  new Map(
    records
      .map((data) => ({ id: `${data.document}/${pageOfRecord(data)}`, data }))
      .map((entry) => [entry.id, entry]),
  );

export const sectionsById = memoized(() => byId(content.sections, ({ section }) => section));
export const chaptersById = memoized(() => byId(content.chapters, ({ slug }) => slug));
export const cardsById = memoized(() => byId(content.cards, ({ slug }) => `cards/${slug}`));

export const listSections = () => [...sectionsById().values()];
const listChapters = () => [...chaptersById().values()];
const listCards = () => [...cardsById().values()];

export const sectionsOf = (guide: string) => listSections().filter(({ data }) => data.document === guide);
export const contentsOf = (guide: string) => content.contents.find(({ document }) => document === guide);

/** The titles of a section: from its record and, for other languages, from the contents of its guide. */
export const titlesOf = ({ document, section, titles }: GuideSection): GuideSection['titles'] => ({
  ...contentsOf(document)
    ?.chapters.flatMap(({ sections }) => sections)
    .find(({ number }) => number === section)?.titles,
  ...titles,
});

export const chaptersOf = (set: string) => listChapters().filter(({ data }) => data.document === set);
export const cardsOf = (set: string) => listCards().filter(({ data }) => data.document === set);

/** The date of the FAQ of a set: of its first text in the order of `languages`. */
export const asOf = (set: string) => chaptersOf(set)[0]?.data.asOf;
export const datesOf = (set: string) => chaptersOf(set)[0]?.data.dates ?? {};

export const factsOf = (set: string): CardFact[] =>
  withPrinted(
    factsOfSet(content.facts, content.documents, set),
    cardsOf(set).map(({ data }) => data),
  );

/** The path of a card: its page, preferably in this set, else its row in a list of cards; null if unknown. */
export function cardPath(set: string, slug: string): string | null {
  const cards = cardsById();
  const sets = [set, ...setFaqs().map(({ id }) => id)];
  const own = sets.find((id) => cards.has(`${id}/cards/${slug}`));
  if (own) return `${own}/cards/${slug}/`;
  const listed = sets.find((id) => factsOf(id).some((fact) => fact.slug === slug));
  return listed ? `${listed}/cards/#${slug}` : null;
}

export function existingPath(path: string): string | null {
  return pagePaths().has(pageOf(path)) ? path : null;
}

/** The retired IDs that redirect within their page, by target address. */
export const formerIdsByPlace = memoized(() => formerIds(content.redirects));

export const termPlaces = memoized(() => findTerms(loadTermIndex(), passagesIn(content)));

/** All anomalies, those of chapters first, each with its address and titles. */
export const listAnomalies = memoized((): readonly PlacedAnomaly[] => [
  ...listChapters().flatMap(({ id, data: { titles, sections, groups = [] } }) => [
    ...sections.flatMap((section) =>
      section.notes.flatMap((note) =>
        (note.anomalies ?? []).map((anomaly) => ({
          path: `${id}/#${note.id}`,
          titles: section.titles,
          anomaly,
        })),
      ),
    ),
    ...groups.flatMap(({ anomalies = [] }) =>
      anomalies.map((anomaly) => ({ path: `${id}/`, titles, anomaly })),
    ),
  ]),
  ...listCards().flatMap(({ id, data: { names, anomalies } }) =>
    anomalies.map((anomaly) => ({
      path: anomaly.ruling ? `${id}/#${anomaly.ruling}` : `${id}/`,
      titles: names,
      anomaly,
    })),
  ),
]);

interface PlacedAnomaly {
  readonly path: string;
  readonly titles: Partial<Record<Language, string | undefined>>;
  readonly anomaly: Anomaly;
}

export const pagePaths = memoized(() => new Set(pagePathsOf(content)));
