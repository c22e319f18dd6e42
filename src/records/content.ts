import type { Document } from '../schema/document.ts';
import { hasCards, hasSections } from '../schema/document-kind.ts';
import { indexTerms } from './find-terms.ts';
import { kept } from './lazily.ts';
import { openContent } from './open-content.ts';

/**
 * The content in the working directory of Astro. After a change of a file, the development server loads this module
 * again.
 */
export const content = openContent(process.cwd());

/** The term base, indexed for searching texts. */
export const loadTermIndex = kept(() => indexTerms(content.terms));

/** The sources, with document, owner, origin and edition of each. */
export const loadSources = kept(() => content.texts.map(({ document, entry }) => ({ ...entry, document })));

/** The guides, in display order. */
export const guides = (): Document[] => content.documents.filter(hasSections);
export const setFaqs = (): Document[] => content.documents.filter(hasCards);

export function documentOf(id: string): Document {
  const document = content.documents.find((each) => each.id === id);
  if (!document) throw new Error(`content/documents.yml has no ${id}`);
  return document;
}
