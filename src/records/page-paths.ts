import { type Document, listedPages } from '../schema/document.ts';
import { documentKinds, hasCards } from '../schema/document-kind.ts';
import type { LaterChange } from '../schema/later-change.ts';
import type { Records } from './open-content.ts';

/** The changes of rules (not of guides) for the page of a set: all but those that only affect other sets. */
export const changesOfSet = (
  changes: readonly LaterChange[],
  documents: readonly Document[],
  set: string,
): LaterChange[] => {
  const others = documents.filter((document) => hasCards(document) && document.id !== set);
  return changes.filter(
    ({ document, affects }) =>
      !document && !affects.every(({ target }) => others.some(({ id }) => target.startsWith(`${id}/`))),
  );
};

/** The pages of the sitemap, except the home page, without language and base. Histories of sections are not listed. */
export const pagePathsOf = (
  content: Pick<Records, 'documents' | 'sections' | 'chapters' | 'cards' | 'terms' | 'laterChanges'>,
): string[] => {
  const { documents, sections, chapters, cards, terms, laterChanges } = content;
  const hasChanged = (set: string) => changesOfSet(laterChanges.changes, documents, set).length > 0;
  return [
    ...documents.flatMap(({ id, kind }) =>
      documentKinds[kind].pages
        .filter((page) => page !== 'changed/' || hasChanged(id))
        .map((page) => `${id}/${page}`),
    ),
    ...(documents.some(hasCards) ? ['cards/'] : []),
    ...(terms.length > 0 ? ['terms/'] : []),
    ...listedPages.map((name) => `${name}/`),
    ...sections.map(({ document, section }) => `${document}/${section}/`),
    ...chapters.map(({ document, slug }) => `${document}/${slug}/`),
    ...cards.map(({ document, slug }) => `${document}/cards/${slug}/`),
  ];
};
