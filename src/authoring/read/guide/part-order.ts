import { type Part, parts } from '../../../schema/guide.ts';
import { cheapestPath } from '../lines/cheapest-path.ts';
import { isLettered, type Paragraph } from './paragraph.ts';
import { countCues } from './part-cues.ts';

/** The parts of paragraphs, and whether any boundary between them is a guess from wording alone. */
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

/**
 * Gives every paragraph its part. Where headings are printed, they decide. Between them, and where there are none, the
 * cheapest way through the parts in their fixed order is taken: a new part begins at a wide gap, lettered
 * paragraphs are examples, wording tips the balance.
 */
export const orderParts = (paragraphs: readonly OrderedParagraph[]): PartOrder => {
  const printed = new Set(paragraphs.flatMap(({ paragraph }) => paragraph.headed ?? []));
  const isHeaded = [...printed].some((part) => !changesPenalty(part) && part !== 'penalty');
  const wide = wideGap(paragraphs);
  const stretches = cutAtHeadings(paragraphs);
  const found = stretches.flatMap((stretch, index) => {
    const first = stretch[0]?.paragraph.headed;
    const next = stretches[index + 1]?.[0]?.paragraph.headed;
    return cheapestOrder(stretch, { allowed: allowedParts(first, next, printed), wide, isHeaded });
  });
  const isGuess = !isHeaded && wide === Number.POSITIVE_INFINITY && new Set(found).size > 1;
  return { parts: found, isGuess };
};

/** The parts in which a section is cut; the penalty is recognized by itself. */
const bodyParts: readonly Part[] = parts.filter((part) => part !== 'penalty' && part !== 'text');

/** A part that says when the penalty is another one; sections have them below the others, if at all. */
export const changesPenalty = (part: Part | undefined): boolean => part === 'upgrade' || part === 'downgrade';

interface Setting {
  /** Parts the stretch may hold, in order; the first one is where it begins if it has a heading. */
  readonly allowed: readonly Part[];
  /** Number of blank lines that set parts apart. */
  readonly wide: number;
  /** True where the text prints headings: then a part without one is the exception. */
  readonly isHeaded: boolean;
}

const cutAtHeadings = (paragraphs: readonly OrderedParagraph[]): readonly (readonly OrderedParagraph[])[] => {
  const stretches: OrderedParagraph[][] = [];
  for (const one of paragraphs) {
    const open = stretches.at(-1);
    if (open && one.paragraph.headed === undefined) open.push(one);
    else stretches.push([one]);
  }
  return stretches;
};

/** From its heading on, parts that have a heading elsewhere cannot begin unseen. */
const allowedParts = (
  first: Part | undefined,
  next: Part | undefined,
  printed: ReadonlySet<Part>,
): readonly Part[] => {
  const from = first === undefined ? 0 : bodyParts.indexOf(first);
  const to = next === undefined || next === 'penalty' ? bodyParts.length : bodyParts.indexOf(next);
  const unseen = bodyParts.filter((part, index) => index > from && index < to && !printed.has(part));
  return [first ?? 'definition', ...unseen];
};

/**
 * How many blank lines set parts apart: two, or one more than everywhere where even paragraphs are two
 * apart. Infinite where no gap is wider than the others.
 */
const wideGap = (paragraphs: readonly OrderedParagraph[]): number => {
  const gaps = paragraphs.slice(1).map(({ paragraph }) => paragraph.blanksBefore);
  const apart = gaps.filter((gap) => gap > 0);
  const narrowest = apart.reduce((least, gap) => Math.min(least, gap), Number.POSITIVE_INFINITY);
  const hasClose = gaps.some((gap) => gap < 2);
  const wide = hasClose || narrowest === 2 ? 2 : narrowest + 1;
  return gaps.some((gap) => gap >= wide) ? wide : Number.POSITIVE_INFINITY;
};

/** Costs, in hits of a cue. They were set with IPG 2.3 in view; the tests hold them against other texts. */
const costs = {
  /** Beginning a part where nothing sets it apart, in texts that print headings, that show gaps, and that have neither. */
  unmarkedBeginning: { headed: 6, gaps: 4, none: 1.5 },
  /** An upgrade is often one paragraph after the remedy, with no gap of its own. */
  upgradeAfter: 2,
  /** Beginning a part at a wide gap in a text that prints headings. */
  headedGap: 4,
  /** Going on in a part over a wide gap. */
  ignoredGap: 2.5,
  /** Leaving out a part. A section without philosophy is rare; a remedy with an upgrade right below it is not. */
  skipped: { definition: 3, examples: 0.2, philosophy: 2.5, remedy: 2.2 } as Readonly<Record<string, number>>,
  /** A letter outside of the examples, and a paragraph without one inside. */
  strayLetter: 8,
  unlettered: 3,
  /** A paragraph of its own below the last letter: another part has begun, if one has no heading. */
  afterLetters: 9,
  unletteredBullet: 0.5,
  /** The most that wording can say of one paragraph; that a penalty is raised is hardly said elsewhere. */
  wording: 1.5,
  raisedPenalty: 4.2,
};

/** The nodes of the path are the paragraphs by the part that each is in; node 0 is before the first of them. */
const cheapestOrder = (stretch: readonly OrderedParagraph[], setting: Setting): readonly Part[] => {
  const { allowed, wide } = setting;
  const weights = wordingWeights(stretch, wide);
  const lastLetter = stretch.findLastIndex(({ paragraph }) => isLettered(paragraph));
  const letteredLang = stretch[lastLetter]?.paragraph.lang;
  /** Not the translation of the last example. */
  const isAfterLetters = ({ paragraph }: OrderedParagraph, index: number): boolean =>
    index > lastLetter && paragraph.lang === letteredLang;
  const end = (stretch.length - 1) * allowed.length + 1;
  return cheapestPath(end, (node) => {
    const index = Math.ceil(node / allowed.length);
    const from = (node - 1) % allowed.length;
    const one = stretch[index];
    if (!one) return [];
    return allowed.map((part, at) => ({
      part,
      to: Math.min(end, index * allowed.length + 1 + at),
      cost:
        stepCost(one, from, at, setting) +
        emissionCost(one, part, weights[index] ?? 1, isAfterLetters(one, index)),
    }));
  }).map(({ part }) => part);
};

/** What it costs that a paragraph goes on in its part or begins a later one; `from` is -1 for the first paragraph. */
const stepCost = (
  { paragraph, canBeginPart }: OrderedParagraph,
  from: number,
  to: number,
  { allowed, wide, isHeaded }: Setting,
): number => {
  const isWide = paragraph.blanksBefore >= wide;
  const isFirst = from < 0;
  if (from === to) return isWide && !isHeaded ? costs.ignoredGap : 0;
  const skipped = allowed.slice(from + 1, to).reduce((sum, part) => sum + (costs.skipped[part] ?? 0), 0);
  if (isFirst && (to === 0 || paragraph.headed === undefined)) return skipped;
  if (isFirst || to < from || !canBeginPart) return Number.POSITIVE_INFINITY;
  return beginningCost(allowed[to], isWide, isHeaded, wide) + skipped;
};

const beginningCost = (part: Part | undefined, isWide: boolean, isHeaded: boolean, wide: number): number => {
  const { headed, gaps, none } = costs.unmarkedBeginning;
  if (isHeaded) return isWide ? costs.headedGap : headed;
  if (isWide) return 0;
  if (wide === Number.POSITIVE_INFINITY) return none;
  return changesPenalty(part) ? costs.upgradeAfter : gaps;
};

const emissionCost = (
  { paragraph, canBeginPart }: OrderedParagraph,
  part: Part,
  weight: number,
  isAfterLetters: boolean,
): number => {
  if (!canBeginPart || paragraph.isSubheading) return 0;
  if (isLettered(paragraph)) return part === 'examples' ? 0 : costs.strayLetter;
  const alone = isAfterLetters ? costs.afterLetters : costs.unlettered;
  const unlettered = paragraph.isListItem ? costs.unletteredBullet : alone;
  const cues = countCues(paragraph.text.text, part);
  const wording = changesPenalty(part) ? Math.min(cues, 1) * costs.raisedPenalty : cues * weight;
  const most = changesPenalty(part) ? costs.raisedPenalty : costs.wording;
  return (part === 'examples' ? unlettered : 0) - Math.min(wording, most);
};

/** Wording of a block between wide gaps counts once, however many paragraphs it has. */
const wordingWeights = (stretch: readonly OrderedParagraph[], wide: number): readonly number[] => {
  const blocks: number[] = [];
  let block = -1;
  const blockOf = stretch.map(({ paragraph }, index) => {
    if (index === 0 || paragraph.blanksBefore >= wide) block += 1;
    blocks[block] = (blocks[block] ?? 0) + 1;
    return block;
  });
  return blockOf.map((own) => (wide === Number.POSITIVE_INFINITY ? 1 : 1 / (blocks[own] ?? 1)));
};
