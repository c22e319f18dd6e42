import { isHeadingLike } from '../lines/sentence.ts';
import { type ChapterKind, chapterHeadings, groupHeading, sectionForms } from './words.ts';

export const kindOfChapterHeading = (folded: string): ChapterKind | undefined => {
  const local = withoutTranslation(folded);
  const isOf = (kind: ChapterKind): boolean =>
    chapterHeadings[kind].some((pattern) => pattern.test(folded) || pattern.test(local));
  return (['rulings', 'notes'] as const).find(isOf);
};

export const isGroupHeading = (folded: string): boolean => {
  if (folded.length > longestGroup) return false;
  const words = folded.replace(/^(?:[*=~_-]{2,}|【)\s*|\s*(?:[*=~_-]{2,}|】|:)$/gu, '');
  return groupHeading.test(words) || groupHeading.test(withoutTranslation(words));
};

const longestGroup = 60;

export const hasSectionForm = (folded: string): boolean =>
  isHeadingLike(folded) && sectionForms.some((pattern) => pattern.test(folded));

/** `单卡释疑 card-specific notes` -> `单卡释疑`, `白色(white)` -> `白色` */
const withoutTranslation = (folded: string): string => {
  const local = folded.replace(/\s*[/(|]?\s*\p{Script=Latin}[\p{Script=Latin}\s&'-]*\)?$/u, '');
  return /\p{Script=Han}/u.test(local) ? local : folded;
};
