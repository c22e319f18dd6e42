import type { Document } from '../schema/document.ts';
import { listedPages } from '../schema/page-names.ts';
import type { RuleChange } from '../schema/validity.ts';
import type { Records } from './open-content.ts';

/** The rule changes that the page of a set tells of: all but those that concern other sets alone. */
export const changesOfSet = (
  changes: readonly RuleChange[],
  documents: readonly Document[],
  set: string,
): RuleChange[] => {
  const others = documents.filter(({ id, kind }) => kind === 'set-faq' && id !== set);
  return changes.filter(
    ({ affects }) => !affects.every(({ target }) => others.some(({ id }) => target.startsWith(`${id}/`))),
  );
};

/** Every page below the landing page that search engines may show, without language and base. */
export const pagePathsOf = ({
  documents,
  sections,
  chapters,
  cards,
  terms,
  ruleChanges,
  ruleNumbers,
}: Pick<
  Records,
  'documents' | 'sections' | 'chapters' | 'cards' | 'terms' | 'ruleChanges' | 'ruleNumbers'
>): string[] => {
  const hasChanged = (set: string) =>
    changesOfSet(ruleChanges, documents, set).length > 0 ||
    ruleNumbers.some(({ document }) => document === set);
  return [
    ...documents.flatMap(({ id, kind }) => [
      `${id}/`,
      ...(kind === 'set-faq' ? [`${id}/cards/`] : []),
      ...(kind === 'set-faq' && hasChanged(id) ? [`${id}/changed/`] : []),
    ]),
    ...(documents.some(({ kind }) => kind === 'set-faq') ? ['cards/'] : []),
    ...(terms.length > 0 ? ['terms/'] : []),
    ...listedPages.map((name) => `${name}/`),
    ...sections.map(({ document, section }) => `${document}/${section}/`),
    ...chapters.map(({ document, slug }) => `${document}/${slug}/`),
    ...cards.map(({ document, slug }) => `${document}/cards/${slug}/`),
  ];
};
