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
 * A section of a guide as blocks in reading order. Every non-blank character of the source is in exactly one flow or
 * `markup` range. The `markup` of a block has the marks around its text: bullet, letter, number, colon, brackets.
 */
export interface GuideStructure extends OffPage {
  readonly kind: 'guide';
  /** `2.3`; null if not printed. */
  readonly section: string | null;
  readonly blocks: readonly GuideBlock[];
}

interface OffPage {
  readonly leftOut: readonly LeftOutBlock[];
  /** The dividers of a set FAQ (`-----`), and invisible characters. */
  readonly markup: readonly Range[];
}

/** A line or paragraph: its text, and the ranges of the marks that are not part of the text. */
export interface TextBlock {
  readonly flow: Flow;
  readonly markup: readonly Range[];
}

export interface GuideBlock extends TextBlock {
  readonly role: 'title' | 'heading' | 'penalty' | 'clause' | 'annotation';
  /** Null for the title. */
  readonly part: Part | null;
  readonly lang: Language;
  /** Set for a heading inside a part, which begins no part itself: `WARNING 警告` in a section on penalties. */
  readonly inside?: true;
  /** `A` of an example. */
  readonly label?: string;
  /** The subject of an annotation: its whole part, or an example by its label. If undefined: the clause above. */
  readonly about?: { readonly scope: 'part' } | { readonly scope: 'label'; readonly label: string };
  /** The ID of the clause or annotation in an older text. */
  readonly keptId?: string;
  /** Set if a person has to say whether this is official text or commentary. */
  readonly isVoiceOpen?: true;
}

/** The penalty is a clause, too. */
export const isClause = ({ role }: GuideBlock): boolean => role === 'clause' || role === 'penalty';

/** A set FAQ. Every non-blank character of the source is in it exactly once. */
export interface FaqStructure extends OffPage {
  readonly kind: 'set-faq';
  /** The ISO date that the text states, or null. */
  readonly asOf: string | null;
  /** The title, then the rows of each chapter. */
  readonly rows: readonly FaqRow[];
}

/** A row of a set FAQ, before it has an ID: `chapter`, `section`, `note`, `card`, `mana-cost`, `ruling`. */
export interface FaqRow {
  readonly name: Omit<RowName, 'id' | 'lang'>;
  /** Null for a row that the source does not print. */
  readonly text: TextBlock | null;
  /** The printed number of a note that is a step. */
  readonly label?: string | undefined;
  /** Set for a further paragraph of the ruling above. */
  readonly continuesRuling?: true;
}

export type Structure = GuideStructure | FaqStructure;

export const isSection = (structure: Structure): structure is GuideStructure => structure.kind === 'guide';
export const isFaq = (structure: Structure): structure is FaqStructure => structure.kind === 'set-faq';

interface AnnotatedClause {
  readonly clause: GuideBlock;
  /** Whether the annotation names the clause, or follows it in the same part and language. */
  readonly isSure: boolean;
}

/**
 * Finds the clause of each annotation in its part: the clause that it names by label, else the last one above in its
 * language, else the last one above in any language, else the first one; none in a part without clauses.
 */
export const findAnnotatedClauses = (
  blocks: readonly GuideBlock[],
): ReadonlyMap<GuideBlock, AnnotatedClause> => {
  const annotated = new Map<GuideBlock, AnnotatedClause>();
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
    if (clause) annotated.set(block, { clause, isSure: own !== undefined });
  }
  return annotated;
};
