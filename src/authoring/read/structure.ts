import type { RowName } from '../../pipeline/marked-text/margin.ts';
import type { Flow } from '../../pipeline/text/flow.ts';
import type { Range } from '../../pipeline/text/source-text.ts';
import type { LeftOutReason } from '../../schema/coverage.ts';
import type { Part } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';

export interface LeftOutBlock {
  readonly reason: LeftOutReason;
  readonly flow: Flow;
}

/**
 * The structure of a section of a guide, plain or annotated: blocks in reading order. Every non-blank character of the
 * source is in exactly one flow or `markup` range: `markup` has bullets, labels, numbers and the colons of headings,
 * `leftOut` the text that is on no page.
 */
export interface GuideStructure extends OffPage {
  readonly kind: 'guide';
  /** `2.3`; null if not printed. */
  readonly section: string | null;
  readonly blocks: readonly GuideBlock[];
}

/** The text and markup on no page. */
interface OffPage {
  readonly leftOut: readonly LeftOutBlock[];
  /** Lines that only divide (`-----`), and invisible characters. */
  readonly markup: readonly Range[];
}

/** A line or paragraph without its markup, and the ranges of the markup. */
export interface TextBlock {
  readonly flow: Flow;
  readonly markup: readonly Range[];
}

export interface GuideBlock extends TextBlock {
  readonly role: 'title' | 'heading' | 'penalty' | 'clause' | 'annotation';
  /** The part it belongs to; null for the title and for blocks before the first part. */
  readonly part: Part | null;
  readonly lang: Language;
  /** True for a heading inside a part, which begins no part itself: `WARNING 警告` in the definition. */
  readonly inside?: true;
  /** `A` of an example. */
  readonly label?: string;
  /** The subject of an annotation, if it is not the clause before it: its whole part, or an example by its label. */
  readonly about?: { readonly scope: 'part' } | { readonly scope: 'label'; readonly label: string };
  /** The ID that an older text gives it. */
  readonly keptId?: string;
  /** Set by the reader if it is a guess whether this is official text. */
  readonly isVoiceOpen?: true;
}

/** Whether a block is a clause; the penalty is one. */
export const isClause = ({ role }: GuideBlock): boolean => role === 'clause' || role === 'penalty';

/** The structure of a set FAQ. Every non-blank character of the source is in it exactly once. */
export interface FaqStructure extends OffPage {
  readonly kind: 'set-faq';
  /** The date that the text states, in ISO form, or null. */
  readonly asOf: string | null;
  /** The title, then the rows of each chapter. */
  readonly rows: readonly FaqRow[];
}

/** A row of a set FAQ, before it has an ID: `chapter`, `section`, `note`, `card`, `mana-cost`, `ruling`. */
export interface FaqRow {
  readonly name: Omit<RowName, 'id' | 'lang'>;
  /** Null for a row that the source does not print. */
  readonly text: TextBlock | null;
  /** The printed number of a step. */
  readonly label?: string | undefined;
  /** Set for a further paragraph of the ruling above. */
  readonly isAgain?: true;
}

export type Structure = GuideStructure | FaqStructure;

export const isSection = (structure: Structure): structure is GuideStructure => structure.kind === 'guide';
export const isFaq = (structure: Structure): structure is FaqStructure => structure.kind === 'set-faq';

/** The clause of an annotation. */
interface HungAnnotation {
  readonly clause: GuideBlock;
  /** False if no clause of its part and language is above the annotation, nor named by it. */
  readonly isSure: boolean;
}

/**
 * Finds the clause of every annotation within its part: the one that it names by its letter, else the last one above it
 * in its language, else the last one above it, else the first one. An annotation in a part without clauses has none.
 */
export const hangAnnotations = (blocks: readonly GuideBlock[]): ReadonlyMap<GuideBlock, HungAnnotation> => {
  const hung = new Map<GuideBlock, HungAnnotation>();
  const clauses = blocks.filter(isClause);
  const before: GuideBlock[] = [];
  for (const block of blocks) {
    if (isClause(block)) before.push(block);
    if (block.role !== 'annotation') continue;
    const isOfPart = ({ part }: GuideBlock): boolean => part === block.part;
    const isOwn = ({ part, lang }: GuideBlock): boolean => part === block.part && lang === block.lang;
    const { about } = block;
    const named =
      about?.scope === 'label' ? clauses.find((one) => isOwn(one) && one.label === about.label) : undefined;
    const own = named ?? before.findLast(isOwn);
    const clause = own ?? before.findLast(isOfPart) ?? clauses.find(isOfPart);
    if (clause) hung.set(block, { clause, isSure: own !== undefined });
  }
  return hung;
};
