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
import type { NamedText } from '../write/marked-lines.ts';
import type { AskedEntry, PlacedValue } from '../write/yaml.ts';

/**
 * A row of a plan. A section of a guide is a list of clauses. A set FAQ is a list of chapters; they have sections
 * with notes and boxes, or cards with rulings.
 */
export interface Row {
  readonly kind: 'clause' | 'chapter' | 'section' | 'note' | 'box' | 'card' | 'ruling';
  /** Of a card or box, the slug. Before numbering: empty for a new clause, a placeholder for a new note or ruling. */
  readonly id: string;
  /** By language: the text, the heading, or the name of a card. Empty if only rows below it are printed. */
  readonly texts: ByLanguage<string>;
  readonly rows: readonly Row[];
  /** Of a clause: the row before the plan; undefined for a new clause. */
  readonly before?: Row | undefined;
  /** In an incoming text: the existing row that matches. */
  readonly match?: Row | undefined;
  /** In a set FAQ: the ID in the incoming text. */
  readonly ownId?: string | undefined;
  /** In an incoming text: whether the older text of its language has the row, changed or not. */
  readonly isCarried?: boolean | undefined;
  /** How well the texts match: a log-likelihood ratio; undefined if nothing was compared. */
  readonly score?: number | undefined;
  readonly changed: ByLanguage<WordingDiff>;
  readonly asks: readonly string[];
  /** The questions about decisions: why a language has no text, which titles and names are missing. */
  readonly gaps: readonly string[];

  /** Of a clause: its paragraphs. */
  readonly lines: ByLanguage<readonly TextBlock[]>;
  /** Of a clause: the part and label with which it is printed. */
  readonly places: ByLanguage<readonly Placement[]>;
  readonly annotations: readonly Annotation[];
  readonly prints: readonly Print[];
  readonly decision: ClauseDecision;
  /** Whether a person has to say if this is official text or commentary. */
  readonly isVoiceOpen?: boolean | undefined;

  readonly titles?: Localized | undefined;
  /** The names of a card or box without facts. */
  readonly names?: CardNames | undefined;
  /** Of a card or box: what is the same in all languages, to match cards without a common name. */
  readonly looks?: string;
  /** Of a card or box: the lines below its name. */
  readonly face?: ByLanguage<string>;
}

/** An incoming text in one language. A bilingual source is two of them. */
export interface NextText {
  readonly lang: Language;
  readonly source: SourceText;
  readonly paragraphs: readonly ReadParagraph[];
}

/** English comes first, because it prevails. */
export const inOrder = (texts: readonly NextText[]): readonly NextText[] =>
  (['en', 'ja', 'zh'] as const).flatMap((lang) => texts.filter((text) => text.lang === lang));

export interface SectionText extends NextText {
  readonly blocks: readonly GuideBlock[];
}

export interface Annotation {
  readonly id: string;
  readonly lang: Language;
  readonly piece: TextBlock;
}

/** Words that a text prints in a language that is not its own. */
interface Print {
  readonly lang: Language;
  /** A language of the text that prints the words. */
  readonly in: Language;
  readonly piece: TextBlock;
}

export interface KnownToPlan {
  readonly facts: readonly CardFact[];
  readonly readMentions: ReadMentions;
}

export interface Merged {
  readonly before: readonly Row[];
  /** In reading order. */
  readonly rows: readonly Row[];
  /** By source file. */
  readonly texts: ReadonlyMap<string, readonly NamedText[]>;
  readonly decided: readonly PageDecisions[];
  /** Paragraphs that are left out of the page, which a person has not confirmed yet. */
  readonly doubtful: readonly ReadParagraph[];
}

export interface PageDecisions {
  readonly path: string;
  readonly places: readonly PlacedValue[];
  readonly asked: readonly AskedEntry[];
}

export const newRow = (kind: Row['kind'], id: string, known: Partial<Row> = {}): Row => ({
  ...{ kind, id, lines: {}, texts: {}, rows: [], changed: {}, asks: [], gaps: [] },
  ...{ places: {}, annotations: [], prints: [], decision: {} },
  ...known,
});

export const textOfLines = (lines: readonly TextBlock[]): string =>
  lines.map(({ flow }) => flow.text).join('\n');

export const startOf = ({ lines }: Row, lang: Language): number =>
  Math.min(...(lines[lang] ?? []).map(({ flow }) => firstOffset(flow)));

export const firstOffset = ({ offsets }: Flow): number => offsets.find((at) => at >= 0) ?? -1;

export const hasText = ({ texts }: Row): boolean => languagesOf(texts).length > 0;

/** The languages that print the row itself, not only rows below it. */
export const printedIn = ({ texts }: Row): readonly Language[] =>
  languagesOf(texts).filter((lang) => texts[lang] !== '');

export const ofKind = ({ rows }: Row, kind: Row['kind']): readonly Row[] =>
  rows.filter((row) => row.kind === kind);

export const withoutText = (row: Row, lang: Language): Row => {
  const { lines, texts, places, face, rows } = row;
  return {
    ...row,
    ...(face ? { face: without(face, lang) } : {}),
    ...{ lines: without(lines, lang), texts: without(texts, lang), places: without(places, lang) },
    rows: rows.map((one) => withoutText(one, lang)),
  };
};

const without = <Value>(texts: ByLanguage<Value>, lang: Language): ByLanguage<Value> =>
  inEachLanguage((one) => (one === lang ? undefined : texts[one]));
