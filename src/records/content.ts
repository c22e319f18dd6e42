import type { Document } from '../schema/document.ts';
import { hasCards, hasSections } from '../schema/document-kind.ts';
import { indexTerms } from './find-terms.ts';
import { memoized } from './lazily.ts';
import { openContent } from './open-content.ts';

/** The development server loads this module again after a file of the content has changed. */
export const content = openContent(process.cwd());

export const loadTermIndex = memoized(() => indexTerms(content.terms));
export const loadSources = memoized(() =>
  content.texts.map(({ document, entry }) => ({ ...entry, document })),
);

export const guides = (): Document[] => content.documents.filter(hasSections);
export const setFaqs = (): Document[] => content.documents.filter(hasCards);

export function documentOf(id: string): Document {
  const document = content.documents.find((each) => each.id === id);
  if (!document) throw new Error(`content/documents.yml has no ${id}`);
  return document;
}
