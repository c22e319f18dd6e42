import { type Part, parts } from '../../../schema/guide.ts';
import { isLettered, type Paragraph } from './line.ts';

export interface PartOrder {
  readonly parts: ReadonlyMap<Paragraph, Part>;
  readonly isGuess: boolean;
}

const changesPenalty = (part: Part | undefined): boolean => part === 'upgrade' || part === 'downgrade';

/**
 * Gives every paragraph its part, in the fixed order of parts. A printed heading decides. A part without a heading
 * begins at the first lettered example, below the last example, at a wide gap, or at a paragraph that has another
 * part in an older edition (`partOf`); but never where `canBegin` is false.
 */
export const orderParts = (
  paragraphs: readonly Paragraph[],
  canBegin: (paragraph: Paragraph) => boolean,
  partOf: (text: string) => Part | undefined = () => undefined,
): PartOrder => {
  const printed = new Set(paragraphs.flatMap(({ headed }) => headed ?? []));
  const section: SectionOfParts = { paragraphs, printed, wide: wideGap(paragraphs), partOf };
  const found = new Map<Paragraph, Part>();
  let part: Part = 'definition';
  for (const [index, paragraph] of paragraphs.entries()) {
    const begun: Part | undefined = canBegin(paragraph) ? partBegunAt(section, index, part) : undefined;
    part = paragraph.headed ?? begun ?? part;
    found.set(paragraph, part);
  }
  const isHeaded = [...printed].some((one) => !changesPenalty(one) && one !== 'penalty');
  const isGuess = !isHeaded && section.wide === Number.POSITIVE_INFINITY && new Set(found.values()).size > 1;
  return { parts: found, isGuess };
};

interface SectionOfParts {
  readonly paragraphs: readonly Paragraph[];
  /** Parts that have a heading. */
  readonly printed: ReadonlySet<Part>;
  /** The least number of blank lines between parts; infinite if gaps tell nothing. */
  readonly wide: number;
  readonly partOf: (text: string) => Part | undefined;
}

/** `before` is the part of the paragraph above. */
const partBegunAt = (section: SectionOfParts, index: number, before: Part): Part | undefined => {
  const { paragraphs, wide } = section;
  const own = paragraphs[index];
  if (!own || index === 0) return undefined;
  const possible = partsWithoutHeading(section, index, before);
  const earlier = section.partOf(own.flow.text);
  if (earlier === before) return undefined;
  if (earlier && possible.includes(earlier)) return earlier;
  if (isLettered(own)) return possible.find((part) => part === 'examples');
  const above = paragraphs.slice(0, index).findLast(isLettered);
  const isLetterLeft = above !== paragraphs.findLast(isLettered);
  // A paragraph in another language may be the translation of the last example.
  if (before === 'examples' && above && !isLetterLeft && !own.isListItem && own.lang === above.lang)
    return possible.find((part) => part !== 'examples');
  if (own.blanksBefore < wide || isLetterLeft) return undefined;
  return possible.find((part) => part !== 'examples' && !changesPenalty(part));
};

/** The parts that have no heading, between `before` and the part of the next heading. */
const partsWithoutHeading = (
  { paragraphs, printed }: SectionOfParts,
  index: number,
  before: Part,
): readonly Part[] => {
  const next = paragraphs.slice(index + 1).find(({ headed }) => headed)?.headed;
  const isBeforeNext = (part: Part): boolean =>
    next === undefined || next === 'penalty' || parts.indexOf(part) < parts.indexOf(next);
  return parts
    .slice(parts.indexOf(before) + 1)
    .filter((part) => part !== 'text' && !printed.has(part) && isBeforeNext(part));
};

/** The least blank lines between parts: two or, if all gaps have at least three, one more than the smallest. */
const wideGap = (paragraphs: readonly Paragraph[]): number => {
  const gaps = paragraphs.slice(1).map(({ blanksBefore }) => blanksBefore);
  const least = Math.min(...gaps.filter((gap) => gap > 0), Number.POSITIVE_INFINITY);
  const wide = gaps.some((gap) => gap < 2) || least === 2 ? 2 : least + 1;
  return gaps.some((gap) => gap >= wide) ? wide : Number.POSITIVE_INFINITY;
};
