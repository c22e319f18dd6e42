import type { FaqChapter } from '../schema/faq.ts';
import { firstOf } from '../schema/language.ts';
import type { PublishedChapter, PublishedFaq, Rights } from '../schema/published.ts';

/** The chapters of a set FAQ, in the order given, as `/data/m10/faq.json` serves them. */
export const toPublishedFaq = (
  document: string,
  chapters: readonly FaqChapter[],
  asOf: string,
  rights: Rights,
): PublishedFaq => ({
  schemaVersion: 2,
  document,
  asOf,
  dates: chapters[0]?.dates ?? {},
  rights,
  chapters: chapters.map(toPublishedChapter),
});

const toPublishedChapter = ({ slug, headings, titles, sections, groups }: FaqChapter): PublishedChapter => ({
  slug,
  titles,
  ...flattenHeading(headings),
  headings,
  sections: sections.map(({ id, notes, boxes, ...rest }) => ({
    id,
    ...flattenHeading(rest.headings),
    ...rest,
    notes: notes.flatMap((note) => {
      const first = firstOf(note.texts);
      return first ? [{ ...note, ...first }] : [];
    }),
    boxes: boxes.flatMap((box) => {
      const first = firstOf(box.texts);
      return first ? [{ ...box, ...first }] : [];
    }),
  })),
  ...(groups ? { groups: groups.map((group) => ({ ...flattenHeading(group.headings), ...group })) } : {}),
});

/** The first printed heading as a string, with its place and its corrections beside it. */
const flattenHeading = (
  headings: FaqChapter['headings'],
): Pick<PublishedChapter, 'heading' | 'headingSource' | 'headingCorrections'> => {
  const printed = firstOf(headings);
  return printed
    ? {
        heading: printed.text,
        headingSource: printed.source,
        ...(printed.corrections ? { headingCorrections: printed.corrections } : {}),
      }
    : {};
};
