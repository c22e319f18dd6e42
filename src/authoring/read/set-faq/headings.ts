import { isHeadingLike } from '../lines/sentence.ts';
import { type ChapterKind, chapterHeadings, groupHeading, sectionForms } from './words.ts';

/** The kind of chapter that a folded heading names, if any. */
export const kindOfChapterHeading = (folded: string): ChapterKind | undefined => {
  const local = withoutTranslation(folded);
  const isOf = (kind: ChapterKind): boolean =>
    chapterHeadings[kind].some((pattern) => pattern.test(folded) || pattern.test(local));
  return (['rulings', 'notes'] as const).find(isOf);
};

/** Whether a folded text is the heading of a group of cards: one or two colors, or a card type without color. */
export const isGroupHeading = (folded: string): boolean => {
  if (folded.length > longestGroup) return false;
  const words = folded.replace(/^(?:[*=~_-]{2,}|【)\s*|\s*(?:[*=~_-]{2,}|】|:)$/gu, '');
  return groupHeading.test(words) || groupHeading.test(withoutTranslation(words));
};

const longestGroup = 60;

/** Whether a text has the form of a section heading: a letter before it, or `新用词：…`. */
export const hasSectionForm = (folded: string): boolean =>
  isHeadingLike(folded) && sectionForms.some((pattern) => pattern.test(folded));

/** Removes an English translation after Chinese words: `单卡释疑 card-specific notes`, `白色(white)`. */
const withoutTranslation = (folded: string): string => {
  const local = folded.replace(/\s*[/(|]?\s*\p{Script=Latin}[\p{Script=Latin}\s&'-]*\)?$/u, '');
  return /\p{Script=Han}/u.test(local) ? local : folded;
};
