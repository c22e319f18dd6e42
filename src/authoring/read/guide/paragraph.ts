import { type Flow, flowOf, joinFlows } from '../../../pipeline/text/flow.ts';
import type { Range, SourceText } from '../../../pipeline/text/source-text.ts';
import type { Part } from '../../../schema/guide.ts';
import type { Language } from '../../../schema/language.ts';
import type { Labeled } from './labels.ts';
import type { LineTrait } from './line.ts';
import type { Voice } from './words.ts';

/** A paragraph of a section, its lines re-joined, before it has a part and a role. */
export interface Paragraph {
  /** 1-based, of its first line. */
  readonly line: number;
  readonly blanksBefore: number;
  readonly indent: string;
  /** The text, an example's letter still in it. */
  readonly text: Flow;
  /** Marks around the text. */
  readonly markup: readonly Range[];
  readonly lang: Language;
  /** The letter at its start, where there is one. */
  readonly labeled?: Labeled | undefined;
  readonly traits: ReadonlySet<LineTrait>;
  /** Begins with a bullet or a number. */
  readonly isListItem: boolean;
  /** Who speaks, where a label says so. */
  readonly voice?: Voice | undefined;
  /** The label is of a paragraph before it, and may hold on or not. */
  readonly isVoiceCarried?: boolean;
  /** The part whose heading is right before it. */
  readonly headed?: Part | undefined;
  /** A remark on the penalty, right below it. */
  readonly isPenaltyRemark: boolean;
  /** A heading that is of no part: `WARNING 警告` in the definition of penalties. */
  readonly isSubheading: boolean;
}

/** Has the letter of an example. */
export const isLettered = ({ labeled }: Paragraph): boolean => labeled !== undefined;

/** A paragraph as printed, marks included: what the ledger keeps of it. */
export const wholeFlow = (source: SourceText, { text, markup }: Pick<Paragraph, 'text' | 'markup'>): Flow => {
  const flows = [text, ...markup.map((range) => flowOf(source, range))];
  return joinFlows(flows.sort((left, right) => (left.offsets[0] ?? 0) - (right.offsets[0] ?? 0)));
};

/** At least two paragraphs with the mark and two without. */
export const isMixed = (
  paragraphs: readonly Paragraph[],
  test: (paragraph: Paragraph) => boolean,
): boolean => {
  const count = paragraphs.filter(test).length;
  return count >= 2 && paragraphs.length - count >= 2;
};
