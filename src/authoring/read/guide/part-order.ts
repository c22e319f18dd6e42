import { type Part, parts } from '../../../schema/guide.ts';
import { isLettered, type Paragraph } from './paragraph.ts';
import { countCues } from './part-cues.ts';

/** The parts of paragraphs, and whether any boundary between them is a guess. */
export interface PartOrder {
  /** One for each paragraph. */
  readonly parts: readonly Part[];
  readonly isGuess: boolean;
}

/** A paragraph, and whether a part can begin with it: none begins with an annotation. */
export interface OrderedParagraph {
  readonly paragraph: Paragraph;
  readonly canBeginPart: boolean;
}

/** A part that says when the penalty is another one; sections have them below the others, if at all. */
export const changesPenalty = (part: Part | undefined): boolean => part === 'upgrade' || part === 'downgrade';

/**
 * Gives every paragraph its part, in their fixed order. A printed heading decides. A part whose heading is printed nowhere
 * begins with the first lettered example, with the paragraph below the last of them, at a gap that is wider than the
 * others, and where the penalty is raised.
 */
export const orderParts = (paragraphs: readonly OrderedParagraph[]): PartOrder => {
  const printed = new Set(paragraphs.flatMap(({ paragraph }) => paragraph.headed ?? []));
  const section: SectionOfParts = { paragraphs, printed, wide: wideGap(paragraphs) };
  const found: Part[] = [];
  for (const [index, { paragraph, canBeginPart }] of paragraphs.entries()) {
    const before = found.at(-1) ?? 'definition';
    const begun = canBeginPart ? partBegunAt(section, index, before) : undefined;
    found.push(paragraph.headed ?? begun ?? before);
  }
  const isHeaded = [...printed].some((part) => !changesPenalty(part) && part !== 'penalty');
  const isGuess = !isHeaded && section.wide === Number.POSITIVE_INFINITY && new Set(found).size > 1;
  return { parts: found, isGuess };
};

interface SectionOfParts {
  readonly paragraphs: readonly OrderedParagraph[];
  /** Parts that have a heading. */
  readonly printed: ReadonlySet<Part>;
  /** Number of blank lines that set parts apart. */
  readonly wide: number;
}

/** The part without heading that begins at a paragraph, if one does; `before` is the part of the one above it. */
const partBegunAt = (section: SectionOfParts, index: number, before: Part): Part | undefined => {
  const { paragraphs, wide } = section;
  const own = paragraphs[index]?.paragraph;
  if (!own || index === 0) return undefined;
  const possible = partsWithoutHeading(section, index, before);
  const ifPossible = (part: Part): Part | undefined => (possible.includes(part) ? part : undefined);
  if (isLettered(own)) return ifPossible('examples');
  const lettered = paragraphs.map(({ paragraph }) => paragraph).filter(isLettered);
  const above = paragraphs.slice(0, index).findLast(({ paragraph }) => isLettered(paragraph))?.paragraph;
  const isLetterLeft = above !== lettered.at(-1);
  // Not the translation of the last example.
  if (before === 'examples' && above && !isLetterLeft && !own.isListItem && own.lang === above.lang)
    return possible.find((part) => part !== 'examples');
  if (before === 'upgrade' && countCues(own.text.text, 'downgrade') > 0) return ifPossible('downgrade');
  if (parts.indexOf(before) > parts.indexOf('examples') && countCues(own.text.text, 'upgrade') > 0)
    return ifPossible('upgrade');
  if (own.blanksBefore < wide || isLetterLeft) return undefined;
  return possible.find((part) => part !== 'examples' && !changesPenalty(part));
};

/** The parts that can begin unseen: those between the part above and the next heading that have no heading elsewhere. */
const partsWithoutHeading = (
  { paragraphs, printed }: SectionOfParts,
  index: number,
  before: Part,
): readonly Part[] => {
  const next = paragraphs.slice(index + 1).find(({ paragraph }) => paragraph.headed)?.paragraph.headed;
  const isBeforeNext = (part: Part): boolean =>
    next === undefined || next === 'penalty' || parts.indexOf(part) < parts.indexOf(next);
  return parts
    .slice(parts.indexOf(before) + 1)
    .filter((part) => part !== 'text' && !printed.has(part) && isBeforeNext(part));
};

/** How many blank lines set parts apart: two, or one more than everywhere. Infinite where no gap is wider than the others. */
const wideGap = (paragraphs: readonly OrderedParagraph[]): number => {
  const gaps = paragraphs.slice(1).map(({ paragraph }) => paragraph.blanksBefore);
  const least = Math.min(...gaps.filter((gap) => gap > 0), Number.POSITIVE_INFINITY);
  const wide = gaps.some((gap) => gap < 2) || least === 2 ? 2 : least + 1;
  return gaps.some((gap) => gap >= wide) ? wide : Number.POSITIVE_INFINITY;
};
