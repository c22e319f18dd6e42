import { isHeadingLike } from '../lines/sentence.ts';
import { type ChapterKind, chapterHeadings, groupHeading, sectionForms } from './words.ts';

/** The kind of chapter that the words of a heading name, folded, or undefined. */
export const kindOfChapterHeading = (folded: string): ChapterKind | undefined => {
  const local = withoutTranslation(folded);
  const isOf = (kind: ChapterKind): boolean =>
    chapterHeadings[kind].some((pattern) => pattern.test(folded) || pattern.test(local));
  return (['rulings', 'notes'] as const).find(isOf);
};

/** True for the heading of a group of cards, folded: a color, two colors, a card type that has no color. */
export const isGroupHeading = (folded: string): boolean => {
  if (folded.length > longestGroup) return false;
  const words = folded.replace(/^(?:[*=~_-]{2,}|【)\s*|\s*(?:[*=~_-]{2,}|】|:)$/gu, '');
  return groupHeading.test(words) || groupHeading.test(withoutTranslation(words));
};

const longestGroup = 60;

/** True for a heading that its form alone tells: a letter before it, or `新用词：…`. */
export const hasSectionForm = (folded: string): boolean =>
  isHeadingLike(folded) && sectionForms.some((pattern) => pattern.test(folded));

/** `单卡释疑 card-specific notes`, `白色(white)` without the English; all of it where there is no Chinese. */
const withoutTranslation = (folded: string): string => {
  const local = folded.replace(/\s*[/(|]?\s*\p{Script=Latin}[\p{Script=Latin}\s&'-]*\)?$/u, '');
  return /\p{Script=Han}/u.test(local) ? local : folded;
};
