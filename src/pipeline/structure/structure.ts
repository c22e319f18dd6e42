import type { LedgerReason } from '../../schema/coverage.ts';
import type { NoteKind } from '../../schema/faq.ts';
import type { Part } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import type { Flow } from '../text/flow.ts';
import type { Range } from '../text/source-text.ts';

export interface LedgerBlock {
  readonly reason: LedgerReason;
  readonly flow: Flow;
}

/**
 * What a grammar makes of an IPG section, plain or annotated: blocks in reading order. Together the flows and the
 * `markup` ranges hold every non-blank character of the source exactly once: `markup` is what became structure
 * (bullets, labels, numbers, heading colons), `ledger` what goes to no page.
 */
export interface GuideStructure {
  readonly kind: 'guide';
  /** `2.3`, or null where the text does not print it. */
  readonly section: string | null;
  readonly blocks: readonly GuideBlock[];
  readonly ledger: readonly LedgerBlock[];
  /** Characters that nobody sees. */
  readonly markup: readonly Range[];
}

export interface GuideBlock {
  readonly role: 'title' | 'heading' | 'penalty' | 'clause' | 'annotation';
  /** The part it belongs to; null for the title and for what stands before any part. */
  readonly part: Part | null;
  readonly lang: Language;
  /** True for a heading that is of no part but stands inside one: `WARNING 警告` in the definition. */
  readonly inside?: true;
  /** `A` of an example. */
  readonly label?: string;
  /** What an annotation speaks of when it is not the clause before it: all of its part, or a labeled example. */
  readonly about?: { readonly scope: 'part' } | { readonly scope: 'label'; readonly label: string };
  /** The text itself, without what became structure. A block of several paragraphs has several flows. */
  readonly flow: Flow;
  readonly markup: readonly Range[];
}

/** What the grammar makes of a set FAQ; what is said above of characters holds here too. */
export interface FaqStructure {
  readonly kind: 'set-faq';
  readonly title: TextBlock | null;
  /** The date the text gives itself, ISO form, or null. */
  readonly asOf: string | null;
  readonly chapters: readonly ChapterBlock[];
  readonly ledger: readonly LedgerBlock[];
  /** Lines that only divide (`-----`), and characters that nobody sees. */
  readonly markup: readonly Range[];
}

/** A line or paragraph with what became structure around it. */
export interface TextBlock {
  readonly flow: Flow;
  readonly markup: readonly Range[];
}

/**
 * A chapter. `notes` chapters hold sections of notes and card boxes; the one `rulings` chapter holds card
 * entries in groups (under a color heading or none).
 */
export interface ChapterBlock {
  readonly kind: 'notes' | 'rulings';
  readonly heading: TextBlock | null;
  readonly sections: readonly SectionBlock[];
  readonly groups: readonly GroupBlock[];
}

export interface SectionBlock {
  readonly heading: TextBlock | null;
  readonly items: readonly (NoteBlock | CardBlock)[];
}

export interface GroupBlock {
  readonly heading: TextBlock | null;
  readonly cards: readonly CardBlock[];
}

export interface NoteBlock extends TextBlock {
  readonly type: 'note';
  readonly kind: NoteKind;
  /** Printed number of a step. */
  readonly label?: string;
  /** Stands in the bullet or step above it. */
  readonly isInner?: true;
}

/** A card as printed: in the rulings chapter with rulings, as a box in a chapter without. */
export interface CardBlock {
  readonly type: 'card';
  /** Null where the head is lost. */
  readonly name: TextBlock | null;
  /** The English name where it is printed beside the name. */
  readonly nameEn: TextBlock | null;
  readonly manaCost: TextBlock | null;
  readonly typeLine: TextBlock | null;
  /** `1/1`, `4` (loyalty, or the defense of a battle), `/`. */
  readonly stats: TextBlock | null;
  readonly text: readonly TextBlock[];
  readonly rulings: readonly RulingBlock[];
}

export interface RulingBlock {
  readonly blocks: readonly RulingPart[];
  /** The ruling's own bullet. */
  readonly markup: readonly Range[];
}

export type RulingPart =
  | ({ readonly type: 'paragraph' } & TextBlock)
  | { readonly type: 'list' | 'steps'; readonly items: readonly TextBlock[] };
