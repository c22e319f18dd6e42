import { type Document, type Elsewhere, elsewhereOf } from '../schema/document.ts';
import type { GuideSection } from '../schema/guide.ts';
import type { PublishedSection, Rights } from '../schema/published.ts';

/**
 * A section for `/data/<guide>/<section>.json`: the record, with the places of its official texts that are not
 * published here.
 */
export const toPublishedSection = (
  section: GuideSection,
  guide: Document,
  rights: Rights,
): PublishedSection => ({
  ...section,
  ...officialPlaces(guide, elsewhereOf(guide, `${guide.id}/${section.section}/`)),
  rights,
});

/** The places of official texts that are not published here; empty if none is known. */
export const officialPlaces = (
  { id, current }: Document,
  elsewhere: readonly Elsewhere[] = [],
): Pick<PublishedSection, 'current' | 'elsewhere'> => ({
  ...(current && { current }),
  ...(elsewhere.length > 0 && {
    elsewhere: elsewhere.map((text) => ({
      ...text,
      ...(text.page !== undefined && { page: text.page.slice(id.length + 1, -1) }),
    })),
  }),
});
