import { type Document, type Elsewhere, elsewhereOf } from '../schema/document.ts';
import type { ClauseText, GuideSection } from '../schema/guide.ts';
import { mapTexts } from '../schema/language.ts';
import type { PublishedClauseText, PublishedSection, Rights } from '../schema/published.ts';
import type { SourceSpan } from '../schema/source.ts';

/**
 * A section as `/data/<guide>/<section>.json` serves it: the record, its printed headings included, with one span as the
 * source of each text, and where official texts of it are that are not here.
 */
export const toPublishedSection = (
  section: GuideSection,
  guide: Document,
  rights: Rights,
): PublishedSection => ({
  ...section,
  ...officialPlaces(guide, elsewhereOf(guide, `${guide.id}/${section.section}/`)),
  clauses: section.clauses.map((clause) => ({
    ...clause,
    texts: mapTexts(clause.texts, toPublishedText),
  })),
  rights,
});

/** The fields that say where official texts are that are not here; none where nothing is known. */
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

const toPublishedText = ({ source, ...text }: ClauseText): PublishedClauseText =>
  Array.isArray(source) ? { ...text, source: hullOf(source), sources: source } : { ...text, source };

/** The stretch from the first to the last of several spans of a file; columns only where all share a line. */
export const hullOf = (spans: readonly SourceSpan[]): SourceSpan => {
  const lines = spans.flatMap((span) => span.lines);
  const [from, to] = [Math.min(...lines), Math.max(...lines)];
  const columns = spans.flatMap((span) => span.columns ?? []);
  const sharesLine = from === to && spans.every((span) => span.columns !== undefined);
  return {
    file: spans[0]?.file ?? '',
    lines: [from, to],
    ...(sharesLine ? { columns: [Math.min(...columns), Math.max(...columns)] } : {}),
  };
};
