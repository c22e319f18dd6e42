import type { Part } from '../../../schema/guide.ts';
import type { Language } from '../../../schema/language.ts';
import { readMarker } from '../lines/marks.ts';
import { type Line, readLabel } from './line.ts';
import type { TellLanguage } from './script.ts';
import { hasFixedParts } from './title.ts';

/** A line of text before it has a part and a role, with what its place says of it. */
export interface Paragraph extends Line {
  readonly lang: Language;
  /** The part whose heading is right before it. */
  readonly headed: Part | undefined;
  /** Begins with a bullet or a number. */
  readonly isListItem: boolean;
  /** A heading that is of no part: `WARNING 警告` in the definition of penalties. */
  readonly isSubheading: boolean;
  /** A remark on the penalty, right below it. */
  readonly isPenaltyRemark: boolean;
}

/** Whether it has the letter of an example. */
export const isLettered = ({ labeled }: Paragraph): boolean => labeled !== undefined;

interface Place {
  readonly tell: TellLanguage;
  readonly section: string | null;
  readonly headed: Part | undefined;
  readonly inPenalty: boolean;
}

export const toParagraph = ({ tell, section, headed, inPenalty }: Place, line: Line): Paragraph => ({
  ...line,
  lang: tell(line.flow.text),
  headed,
  labeled: readLabel(line.flow),
  isListItem: line.traits.has('bullet') || isNumbered(line.flow.text),
  isSubheading: isHeadingInside(section, line),
  isPenaltyRemark: inPenalty,
});

/** `1. …`, `(1) …`, `① …`, `一、…`, but not the number of a section. */
const isNumbered = (text: string): boolean =>
  readMarker(text)?.label !== undefined || /^[一二三四五六七八九十]{1,2}、\s*\S/u.test(text);

const isHeadingInside = (section: string | null, line: Line): boolean => {
  const { text } = line.flow;
  if (!line.isTitleLike) return false;
  if (line.traits.has('heading')) return true;
  const isInCapitals = line.blanksBefore > 0 && inCapitals.test(text);
  return !hasFixedParts(section) && (line.is === 'penalty' || isInCapitals);
};

/** `REMINDER` in a chapter of principles. */
const inCapitals = /^\p{Lu}[\p{Lu}\s&/'’-]{3,60}$/u;
