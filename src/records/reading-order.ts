import type { CardRecord } from '../schema/card.ts';
import type { FaqChapter } from '../schema/faq.ts';
import type { GuideSection } from '../schema/guide.ts';

/** Sections by number: 2.9, then 2.10. */
export const compareSections = (a: Pick<GuideSection, 'section'>, b: Pick<GuideSection, 'section'>): number =>
  a.section.localeCompare(b.section, 'en', { numeric: true });

/** Chapters in the order of the source. */
export const compareChapters = (a: Pick<FaqChapter, 'slug'>, b: Pick<FaqChapter, 'slug'>): number =>
  chapterOrder.indexOf(a.slug) - chapterOrder.indexOf(b.slug);

const chapterOrder = [
  'introduction',
  'rules-changes',
  'general-notes',
  'chinese-changes',
  'card-rulings',
  'legal',
];

/** Cards by their number in the set, then those without one by name. */
export const compareCards = (
  a: Pick<CardRecord, 'number' | 'slug'>,
  b: Pick<CardRecord, 'number' | 'slug'>,
): number => (a.number ?? 1000) - (b.number ?? 1000) || a.slug.localeCompare(b.slug, 'en');
