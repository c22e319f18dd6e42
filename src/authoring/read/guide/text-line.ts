import type { Part } from '../../../schema/guide.ts';
import type { Language } from '../../../schema/language.ts';
import { readMarker } from '../lines/marks.ts';
import { countScripts } from '../lines/script.ts';
import { endsSentence } from '../lines/sentence.ts';
import { type Line, type LineTrait, readLabel } from './line.ts';
import type { TellLanguage } from './script.ts';
import { hasFixedParts } from './title.ts';
import type { Voice } from './words.ts';

/** A line of text, with what its place says of it. */
export interface TextLine extends Line {
  /** Begins with a bullet or a number. */
  readonly isListItem: boolean;
  /** Who speaks, where a label says so. */
  readonly voice: Voice | undefined;
  /** A heading that is of no part: `WARNING 警告` in the definition of penalties. */
  readonly isSubheading: boolean;
  /** A remark on the penalty, right below it. */
  readonly isPenaltyRemark: boolean;
  /** True where something new starts whatever the line before says: a bullet, a letter, a label. */
  readonly isStart: boolean;
}

/** A paragraph before it has a part and a role: its first line with the text of all. */
export interface Paragraph extends TextLine {
  readonly lang: Language;
  /** The part whose heading is right before it. */
  readonly headed: Part | undefined;
}

/** Whether it has the letter of an example. */
export const isLettered = ({ labeled }: Paragraph): boolean => labeled !== undefined;

interface TextContext {
  readonly tell: TellLanguage;
  readonly section: string | null;
  /** Lines before it that wait to be joined with it. */
  readonly waiting: readonly TextLine[];
  readonly inPenalty: boolean;
}

/** A line of text as part of a paragraph. */
export const toTextLine = (context: TextContext, line: Line, voice: Voice | undefined): TextLine => {
  const isListItem = line.traits.has('bullet') || isNumbered(line.flow.text);
  const isSubheading = isHeadingInside(context, line);
  const isLabeled = voice !== undefined || readLabel(line.flow) !== undefined;
  return {
    ...line,
    isListItem,
    isSubheading,
    isPenaltyRemark: context.inPenalty,
    voice,
    isStart: isListItem || isLabeled || isSubheading || (!line.isTorn && startsAnew(context, line)),
  };
};

/** `1. …`, `(1) …`, `① …`, `一、…`, but not the number of a section. */
const isNumbered = (text: string): boolean =>
  readMarker(text)?.label !== undefined || /^[一二三四五六七八九十]{1,2}、\s*\S/u.test(text);

const isHeadingInside = ({ section }: TextContext, line: Line): boolean => {
  const { text } = line.flow;
  if (!line.isTitleLike) return false;
  if (line.traits.has('heading')) return true;
  const isInCapitals = line.blanksBefore > 0 && inCapitals.test(text);
  return !hasFixedParts(section) && (line.is === 'penalty' || isInCapitals);
};

/** `REMINDER` in a chapter of principles. */
const inCapitals = /^\p{Lu}[\p{Lu}\s&/'’-]{3,60}$/u;

const keptTraits: readonly LineTrait[] = ['quoted', 'bold', 'italic'];

/** A line of another language, quoted or emphasised otherwise than the one before, goes on with nothing. */
const startsAnew = ({ tell, waiting }: TextContext, { traits, flow: { text } }: Line): boolean => {
  const before = waiting.at(-1);
  if (!before) return false;
  const above = before.flow.text;
  if (keptTraits.some((trait) => before.traits.has(trait) !== traits.has(trait))) return true;
  if (before.isSubheading) return true;
  // The cells of a table can be in any language.
  if (before.is === 'row' || tell(text) === tell(above)) return false;
  // The rest of a wrapped Chinese line can be a card name and nothing else.
  const { words } = countScripts(text);
  return endsSentence(above) || words > 4 || words === 0;
};
