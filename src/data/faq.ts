import type { FaqChapter } from '../schema/faq.ts';
import { firstOf } from '../schema/language.ts';
import type { PublishedChapter } from '../schema/published.ts';
import { withFirstTexts } from './first-text.ts';

/** A chapter of a set FAQ as `/data/m10/faq.json` serves it. */
export const toPublishedChapter = ({
  slug,
  headings,
  titles,
  sections,
  groups,
}: FaqChapter): PublishedChapter => ({
  slug,
  titles,
  ...flattenHeading(headings),
  headings,
  sections: sections.map(({ id, notes, boxes, ...rest }) => ({
    id,
    ...flattenHeading(rest.headings),
    ...rest,
    notes: withFirstTexts(notes),
    boxes: withFirstTexts(boxes),
  })),
  ...(groups && { groups: groups.map((group) => ({ ...flattenHeading(group.headings), ...group })) }),
});

/** The first printed heading as a string, with its place and its corrections beside it. */
const flattenHeading = (
  headings: FaqChapter['headings'],
): Pick<PublishedChapter, 'heading' | 'headingSource' | 'headingCorrections'> => {
  const printed = firstOf(headings);
  if (!printed) return {};
  const { text: heading, source: headingSource, corrections } = printed;
  return { heading, headingSource, ...(corrections && { headingCorrections: corrections }) };
};
