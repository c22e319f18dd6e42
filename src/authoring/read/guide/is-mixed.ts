import type { Paragraph } from './paragraph.ts';

/** At least two paragraphs with the mark and two without. */
export const isMixed = (
  paragraphs: readonly Paragraph[],
  test: (paragraph: Paragraph) => boolean,
): boolean => {
  const count = paragraphs.filter(test).length;
  return count >= 2 && paragraphs.length - count >= 2;
};
