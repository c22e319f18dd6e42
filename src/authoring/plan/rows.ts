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
 * A row of a plan, with the rows in it. A section of a guide is a list of clauses. A set FAQ is a list of chapters,
 * which have sections with notes and boxes, or cards with rulings.
 */
export interface Row {
  readonly kind: 'clause' | 'chapter' | 'section' | 'note' | 'box' | 'card' | 'ruling';
  /** The slug of a card or box; empty for a clause, note or ruling without an ID yet. */
  readonly id: string;
  /** Its text in each language that has it; for a card its printed name, empty if no line prints it. */
  readonly says: ByLanguage<string>;
  readonly rows: readonly Row[];
  /** The row before the plan; undefined for a new row. */
  readonly before?: Row | undefined;
  /** In a row of one text: the existing row that it matches. */
  readonly of?: Row | undefined;
  /** In a row of an incoming text of a set FAQ: its name there. */
  readonly own?: string | undefined;
  /** In a row of one text: whether the older text of its language has it, changed or not. */
  readonly isCarried?: boolean | undefined;
  /** The score that its texts belong together, a log-likelihood ratio; undefined if nothing was compared. */
  readonly score?: number | undefined;
  /** The changes of wording, by language. */
  readonly changed: ByLanguage<WordingDiff>;
  /** The questions about it; each stops the build until it is deleted. */
  readonly asks: readonly string[];
  /** The questions about its decisions: why a language has no text, missing titles and names. */
  readonly gaps: readonly string[];

  /** Of a clause: its paragraphs in each language. */
  readonly lines: ByLanguage<readonly TextBlock[]>;
  /** Of a clause: where the text of each language prints it. */
  readonly places: ByLanguage<readonly Placement[]>;
  /** The annotations of a clause. */
  readonly annotations: readonly Annotation[];
  readonly prints: readonly Print[];
  /** Of a clause: its decision. */
  readonly decision: ClauseDecision;
  /** Of a clause: whether it is uncertain that it is official text. */
  readonly isVoiceOpen?: boolean | undefined;

  /** The titles of a chapter or section. */
  readonly titles?: Localized | undefined;
  /** The names of a card or box without facts. */
  readonly names?: CardNames | undefined;
  /** The parts of a card that are the same in every language. */
  readonly looks?: string;
  /** Of a card or box: its lines below the name. */
  readonly face?: ByLanguage<string>;
}

/** An incoming text with its paragraphs; a bilingual text appears once for each language. */
export interface NextText {
  readonly lang: Language;
  readonly source: SourceText;
  readonly paragraphs: readonly ReadParagraph[];
}

/** The order in which texts are laid. English decides, so it comes first. */
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

/** What a plan knows besides the texts. */
export interface KnownToPlan {
  readonly facts: readonly CardFact[];
  readonly readMentions: ReadMentions;
}

/** The result of laying texts over a section or a set FAQ. */
export interface Laid {
  /** The rows before. */
  readonly before: readonly Row[];
  /** The rows after, in reading order. */
  readonly rows: readonly Row[];
  /** The rows of each incoming text, in its order, by its source. */
  readonly texts: ReadonlyMap<string, readonly NamedText[]>;
  readonly decided: readonly PageDecisions[];
  /** Paragraphs that the program would leave out of the pages, and that no person has left out. */
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

/** Where a row begins in the text of a language. */
export const startOf = ({ lines }: Row, lang: Language): number =>
  Math.min(...(lines[lang] ?? []).map(({ flow }) => firstOffset(flow)));

export const firstOffset = ({ offsets }: Flow): number => offsets.find((at) => at >= 0) ?? -1;

export const hasText = ({ says }: Row): boolean => languagesOf(says).length > 0;

/** The languages in which a line prints a row. */
export const printedIn = ({ says }: Row): readonly Language[] =>
  languagesOf(says).filter((lang) => says[lang] !== '');

export const ofKind = ({ rows }: Row, kind: Row['kind']): readonly Row[] =>
  rows.filter((row) => row.kind === kind);

/** Removes the text in a language from a row and from the rows in it. */
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
