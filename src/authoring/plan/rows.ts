import type { ByLanguage } from '../../pipeline/join/tree.ts';
import type { Flow } from '../../pipeline/text/flow.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { CardFact, CardNames } from '../../schema/card.ts';
import type { ClauseDecision } from '../../schema/decision.ts';
import { inEachLanguage, type Language, type Localized, languagesOf } from '../../schema/language.ts';
import type { Placement } from '../align/evidence.ts';
import type { ReadMentions } from '../align/mentions.ts';
import type { WordingDiff } from '../compare/similarity.ts';
import type { ReadParagraph } from '../read/name-paragraphs.ts';
import type { GuideBlock, TextBlock } from '../read/structure.ts';
import type { NamedText } from '../write/lay-rows.ts';
import type { AskedEntry, PlacedValue } from '../write/yaml.ts';

/**
 * A row of a plan, with its child rows. A section of a guide is a list of clauses. A set FAQ is a list of chapters,
 * which have sections with notes and boxes, or cards with rulings.
 */
export interface Row {
  readonly kind: 'clause' | 'chapter' | 'section' | 'note' | 'box' | 'card' | 'ruling';
  /** The slug of a card or box; empty for a clause, note or ruling without an ID yet. */
  readonly id: string;
  /** Its text in each language; for a card the printed name, empty if not printed. */
  readonly says: ByLanguage<string>;
  readonly rows: readonly Row[];
  /** The row before the plan; undefined for a new row. */
  readonly before?: Row | undefined;
  /** For a row of a single text: the matching existing row. */
  readonly of?: Row | undefined;
  /** For a row of an incoming set FAQ: its ID in that text. */
  readonly own?: string | undefined;
  /** For a row of a single text: whether it comes from the older text of its language, changed or not. */
  readonly isCarried?: boolean | undefined;
  /** The score of the match of its texts, a log-likelihood ratio; undefined if nothing was compared. */
  readonly score?: number | undefined;
  /** The changed words by language. */
  readonly changed: ByLanguage<WordingDiff>;
  /** The questions about it; each stops the build until it is deleted. */
  readonly asks: readonly string[];
  /** The questions about its decisions: why a language has no text, missing titles and names. */
  readonly gaps: readonly string[];

  /** Of a clause: its paragraphs in each language. */
  readonly lines: ByLanguage<readonly TextBlock[]>;
  /** Of a clause: its position in the text of each language. */
  readonly places: ByLanguage<readonly Placement[]>;
  /** The annotations of a clause. */
  readonly annotations: readonly Annotation[];
  readonly prints: readonly Print[];
  /** Of a clause: its decision. */
  readonly decision: ClauseDecision;
  /** Of a clause: whether it may be commentary. */
  readonly isVoiceOpen?: boolean | undefined;

  /** The titles of a chapter or section. */
  readonly titles?: Localized | undefined;
  /** The names of a card or box without facts. */
  readonly names?: CardNames | undefined;
  /** Of a card: its language-independent facts, to match cards without a common name. */
  readonly looks?: string;
  /** Of a card or box: the lines below its name. */
  readonly face?: ByLanguage<string>;
}

/** An incoming text with its paragraphs; a bilingual text appears once for each language. */
export interface NextText {
  readonly lang: Language;
  readonly source: SourceText;
  readonly paragraphs: readonly ReadParagraph[];
}

/** Sorts texts in the order of merging. English comes first, because it decides. */
export const inOrder = (texts: readonly NextText[]): readonly NextText[] =>
  (['en', 'ja', 'zh'] as const).flatMap((lang) => texts.filter((text) => text.lang === lang));

/** An incoming text of a section, with the blocks of its paragraphs. */
export interface SectionText extends NextText {
  readonly blocks: readonly GuideBlock[];
}

export interface Annotation {
  readonly id: string;
  readonly lang: Language;
  readonly piece: TextBlock;
}

/** The words that a text prints in a language other than its own. */
interface Print {
  readonly lang: Language;
  /** A language of the text. */
  readonly in: Language;
  readonly piece: TextBlock;
}

/** The knowledge of a plan besides the texts. */
export interface KnownToPlan {
  readonly facts: readonly CardFact[];
  readonly readMentions: ReadMentions;
}

/** The result of merging texts into a section or a set FAQ. */
export interface Laid {
  /** The rows before. */
  readonly before: readonly Row[];
  /** The rows after, in reading order. */
  readonly rows: readonly Row[];
  /** The rows of each incoming text, in its order, by its source. */
  readonly texts: ReadonlyMap<string, readonly NamedText[]>;
  readonly decided: readonly PageDecisions[];
  /** Paragraphs that the program proposes to leave out of the pages, and that no person has. */
  readonly doubtful: readonly ReadParagraph[];
}

/** The decisions about a page, and the questions in them. */
export interface PageDecisions {
  /** The path of its file of decisions. */
  readonly path: string;
  readonly places: readonly PlacedValue[];
  readonly asked: readonly AskedEntry[];
}

/** Creates a row with the given fields. */
export const newRow = (kind: Row['kind'], id: string, known: Partial<Row> = {}): Row => ({
  ...{ kind, id, lines: {}, says: {}, rows: [], changed: {}, asks: [], gaps: [] },
  ...{ places: {}, annotations: [], prints: [], decision: {} },
  ...known,
});

export const wordsOf = (lines: readonly TextBlock[]): string => lines.map(({ flow }) => flow.text).join('\n');

/** The offset at which a row begins in the text of a language. */
export const startOf = ({ lines }: Row, lang: Language): number =>
  Math.min(...(lines[lang] ?? []).map(({ flow }) => firstOffset(flow)));

export const firstOffset = ({ offsets }: Flow): number => offsets.find((at) => at >= 0) ?? -1;

export const hasText = ({ says }: Row): boolean => languagesOf(says).length > 0;

/** The languages in which the row itself is printed. */
export const printedIn = ({ says }: Row): readonly Language[] =>
  languagesOf(says).filter((lang) => says[lang] !== '');

export const ofKind = ({ rows }: Row, kind: Row['kind']): readonly Row[] =>
  rows.filter((row) => row.kind === kind);

/** Removes the text in a language from a row and its child rows. */
export const withoutText = (row: Row, lang: Language): Row => {
  const { lines, says, places, face, rows } = row;
  return {
    ...row,
    ...(face ? { face: without(face, lang) } : {}),
    ...{ lines: without(lines, lang), says: without(says, lang), places: without(places, lang) },
    rows: rows.map((one) => withoutText(one, lang)),
  };
};

const without = <Value>(texts: ByLanguage<Value>, lang: Language): ByLanguage<Value> =>
  inEachLanguage((one) => (one === lang ? undefined : texts[one]));
