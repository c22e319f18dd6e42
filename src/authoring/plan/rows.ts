import type { ByLanguage } from '../../pipeline/join/tree.ts';
import type { Flow } from '../../pipeline/text/flow.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { CardFact, CardNames } from '../../schema/card.ts';
import type { ClauseDecision } from '../../schema/decision.ts';
import { inEachLanguage, type Language, type Localized, languagesOf } from '../../schema/language.ts';
import type { ReadMentions } from '../align/mentions.ts';
import type { Placement } from '../align/placement.ts';
import type { WordingDiff } from '../compare/similarity.ts';
import type { ReadParagraph } from '../read/name-paragraphs.ts';
import type { GuideBlock, TextBlock } from '../read/structure.ts';
import type { NamedText } from '../write/lay-rows.ts';
import type { AskedEntry, PlacedValue } from '../write/yaml.ts';

/**
 * A row while it is planned, with the rows in it. A section of a guide is a list of clauses. A set FAQ is a list of chapters:
 * they have sections with notes and boxes, or cards with rulings.
 */
export interface Row {
  readonly kind: 'clause' | 'chapter' | 'section' | 'note' | 'box' | 'card' | 'ruling';
  /** The slug of a card, also of a box; empty while a clause, note or ruling has none. */
  readonly id: string;
  /** What it says in each language that has it; of a card the printed name, and empty where no line prints it. */
  readonly says: ByLanguage<string>;
  readonly rows: readonly Row[];
  /** What there was of it; undefined for a new row. */
  readonly before?: Row | undefined;
  /** Of a row of one text: the row that it is. */
  readonly of?: Row | undefined;
  /** Of a text of a set FAQ that comes in: the name of the row there. */
  readonly own?: string | undefined;
  /** Of a row of one text: the older text of its language has it, changed or not. */
  readonly isCarried?: boolean | undefined;
  /** Evidence that its texts belong together, a log-likelihood ratio; undefined where nothing was compared. */
  readonly score?: number | undefined;
  /** How newer texts have changed its words. */
  readonly changed: ByLanguage<WordingDiff>;
  /** What a person has to decide; the build stops until the question is deleted. */
  readonly asks: readonly string[];
  /** The same about its decisions: why a language has no text, titles and names that nobody has given. */
  readonly gaps: readonly string[];

  /** Of a clause: its paragraphs in each language. */
  readonly lines: ByLanguage<readonly TextBlock[]>;
  /** Of a clause: where the text of each language prints it. */
  readonly places: ByLanguage<readonly Placement[]>;
  /** Of a clause: leaves below it. */
  readonly annotations: readonly Annotation[];
  readonly prints: readonly Print[];
  /** Of a clause: what is decided of it. */
  readonly decision: ClauseDecision;
  /** Of a clause: whether it is official text or commentary is a guess. */
  readonly isVoiceOpen?: boolean | undefined;

  /** Of a chapter or section. */
  readonly titles?: Localized | undefined;
  /** Of a card or box that no file has. */
  readonly names?: CardNames | undefined;
  /** What a card prints that is the same in every language. */
  readonly looks?: string;
  /** Of a card or box: its lines below the name. */
  readonly face?: ByLanguage<string>;
}

/** A text that comes in, with what its lines are; one in two languages comes in each of them. */
export interface NextText {
  readonly lang: Language;
  readonly source: SourceText;
  readonly paragraphs: readonly ReadParagraph[];
}

/** Texts as they are laid: English decides, so its rows come first and those of the others find them. */
export const inOrder = (texts: readonly NextText[]): readonly NextText[] =>
  (['en', 'ja', 'zh'] as const).flatMap((lang) => texts.filter((text) => text.lang === lang));

/** A text of a section, with what is known of its paragraphs. */
export interface SectionText extends NextText {
  readonly blocks: readonly GuideBlock[];
}

export interface Annotation {
  readonly id: string;
  readonly lang: Language;
  readonly piece: TextBlock;
}

/** What a text prints in a language that is not its own. */
interface Print {
  readonly lang: Language;
  /** A language of the text. */
  readonly in: Language;
  readonly piece: TextBlock;
}

/** What a plan is told besides the texts. */
export interface KnownToPlan {
  readonly facts: readonly CardFact[];
  readonly readMentions: ReadMentions;
}

/** Texts laid over what there is of a section or of a set FAQ. */
export interface Laid {
  /** The rows that there were. */
  readonly before: readonly Row[];
  /** Every row there will be, in reading order. */
  readonly rows: readonly Row[];
  /** The rows of each text that comes in, in its order, by its source. */
  readonly texts: ReadonlyMap<string, readonly NamedText[]>;
  readonly decided: readonly PageDecisions[];
  /** Paragraphs that a machine would leave out of the pages, and that no person has left out before. */
  readonly doubtful: readonly ReadParagraph[];
}

/** What is decided of a page, and what a person is to look at there. */
export interface PageDecisions {
  /** The path of its file of decisions. */
  readonly path: string;
  readonly places: readonly PlacedValue[];
  readonly asked: readonly AskedEntry[];
}

/** A row with what is known of it. */
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

/** A row without its text in a language, and the rows in it without theirs. */
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
