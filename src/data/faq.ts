import type { FaqChapter } from '../schema/faq.ts';
import type { Printed } from '../schema/printed.ts';
import type { PublishedChapter, PublishedFaq, Rights } from '../schema/published.ts';

/** The chapters of a set FAQ, in the order given, as `/data/m10/faq.json` serves them. */
export const toPublishedFaq = (
  document: string,
  chapters: readonly FaqChapter[],
  asOf: string,
  rights: Rights,
): PublishedFaq => ({
  schemaVersion: 1,
  document,
  asOf,
  rights,
  chapters: chapters.map(toPublishedChapter),
});

const toPublishedChapter = ({ slug, heading, titles, sections, groups }: FaqChapter): PublishedChapter => ({
  slug,
  titles,
  ...flattenHeading(heading),
  sections: sections.map(({ id, heading: own, ...rest }) => ({ id, ...flattenHeading(own), ...rest })),
  ...(groups
    ? { groups: groups.map(({ heading: own, ...rest }) => ({ ...flattenHeading(own), ...rest })) }
    : {}),
});

/** A printed heading as a string, with its place and its corrections beside it. */
const flattenHeading = (
  printed: Printed | undefined,
): Pick<PublishedChapter, 'heading' | 'headingSource' | 'headingCorrections'> =>
  printed
    ? {
        heading: printed.text,
        headingSource: printed.source,
        ...(printed.corrections ? { headingCorrections: printed.corrections } : {}),
      }
    : {};
