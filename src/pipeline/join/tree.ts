import type { ChapterDecisions, ClauseDecision, SectionDecisions } from '../../schema/decision.ts';
import type { NoteKind } from '../../schema/faq.ts';
import type { Part } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import type { SourceEntry } from '../../schema/source.ts';
import type { PreparedSource } from '../marked-text/prepare-source.ts';
import type { Piece } from '../text/flow.ts';

// The joined texts: one tree for a section of a guide, and one for a set FAQ. Each node has an ID and its texts by
// language.

export type ByLanguage<Value> = Readonly<Partial<Record<Language, Value>>>;

export interface SectionTree {
  readonly document: string;
  readonly section: string;
  readonly entries: ByLanguage<SourceEntry>;
  readonly decisions: SectionDecisions;
  readonly headings: readonly HeadingNode[];
  /** Language by language, the newest first. */
  readonly former: readonly FormerText[];
  /** In reading order, part by part. */
  readonly clauses: readonly ClauseNode[];
}

/** An older edition of the text of a section in a language, and the edition after it. */
export interface FormerText {
  readonly lang: Language;
  readonly text: PreparedSource;
  readonly next: PreparedSource;
}

export interface HeadingNode {
  readonly part: Part | 'title';
  readonly lang: Language;
  readonly piece: Piece;
  /** For a heading inside the part, the ID of the clause after it; null at the end of the part. */
  readonly before?: string | null;
}

export interface ClauseNode {
  readonly id: string;
  readonly part: Part;
  /** The printed label of an example. A letter wins over a number, then the prevailing language over others. */
  readonly label: string | undefined;
  /** The letters that a language prints in place of `label`, for example if its text is of an older edition. */
  readonly otherLabels: ByLanguage<string>;
  readonly texts: ByLanguage<readonly Piece[]>;
  /** Words that a text prints in a language other than its own. */
  readonly alsoPrinted: readonly { readonly lang: Language; readonly piece: Piece }[];
  readonly annotations: readonly { readonly id: string; readonly lang: Language; readonly piece: Piece }[];
  readonly decision: ClauseDecision;
}

export interface FaqTree {
  readonly document: string;
  readonly entries: ByLanguage<SourceEntry>;
  readonly chapters: readonly ChapterNode[];
}

/** A chapter of notes has sections; a chapter of rulings has groups of cards, and can have sections. */
export interface ChapterNode {
  readonly id: string;
  readonly holds: 'notes' | 'rulings';
  readonly headings: ByLanguage<Piece>;
  readonly decisions: ChapterDecisions;
  readonly sections: readonly SectionNode[];
  readonly groups: readonly GroupNode[];
}

export interface SectionNode {
  readonly id: string;
  readonly headings: ByLanguage<Piece>;
  readonly items: readonly (NoteNode | CardNode)[];
}

export interface NoteNode {
  readonly is: 'note';
  readonly id: string;
  readonly kind: NoteKind;
  /** The printed number of a step. */
  readonly label: string | undefined;
  /** Whether the note belongs to the bullet or step above it. */
  readonly isInner: boolean;
  readonly texts: ByLanguage<Piece>;
}

/** The cards under a color heading, or under none. */
export interface GroupNode {
  readonly headings: ByLanguage<Piece>;
  readonly cards: readonly CardNode[];
}

/** A card: in the chapter of rulings with its rulings, as a box in a chapter of notes. */
export interface CardNode {
  readonly is: 'card';
  readonly slug: string;
  /** Whether its entry is lost with a page of the source. */
  readonly isLost: boolean;
  readonly texts: ByLanguage<PrintedLines>;
  readonly rulings: readonly RulingNode[];
}

/** The lines of a card; null for a line that is not printed or is lost. */
export interface PrintedLines {
  readonly name: Piece | null;
  readonly nameEn: Piece | null;
  readonly manaCost: Piece | null;
  readonly typeLine: Piece | null;
  /** `1/1`, `4` (loyalty), `/` (damaged). */
  readonly stats: Piece | null;
  readonly text: readonly Piece[];
}

export interface RulingNode {
  readonly id: string;
  readonly texts: ByLanguage<readonly TextPart[]>;
}

/** Consecutive paragraphs, items or steps. */
export interface TextPart {
  readonly type: 'paragraph' | 'list' | 'steps';
  readonly pieces: readonly Piece[];
}

/** `partOfId('example-c') // => 'examples'`, `partOfId('philosophy-6-note-1') // => 'philosophy'` */
export const partOfId = (id: string): Part =>
  id.replace(/-.*$/u, '').replace(/^example$/u, 'examples') as Part;

/** Boxes and entries, including lost ones. */
export const cardsOfChapter = ({ sections, groups }: ChapterNode): readonly CardNode[] => [
  ...sections.flatMap(({ items }) => items.filter((item) => item.is === 'card')),
  ...groups.flatMap(({ cards }) => cards),
];
