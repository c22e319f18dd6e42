import type { Diagnostic } from '../../../schema/diagnostic.ts';
import type { SourceText } from '../../source-text.ts';
import type { Entry } from './entries.ts';
import { report } from './findings.ts';
import { displayWidth, endsSentence, endsWithColon } from './sentence.ts';

/**
 * Reports short lines that stand where headings stand and end no sentence, but that no pattern knows: they are
 * text for the program, and perhaps not for a reader. Among examples, and in a text that has many of them,
 * such lines are nothing special.
 */
export const findUnknownHeadings = (source: SourceText, entries: readonly Entry[]): readonly Diagnostic[] => {
  const found = entries.filter((entry, index) => isHeadingLike(entry, entries[index + 1]));
  const paragraphs = entries.filter(({ paragraph }) => paragraph !== undefined).length;
  if (found.length > 5 && found.length * 3 > paragraphs) return [];
  return found.map(({ line, block }) => report(source, 'structure/unknown-heading', line, block.flow.text));
};

const isHeadingLike = ({ block, paragraph }: Entry, next: Entry | undefined): boolean => {
  const { text } = block.flow;
  return (
    paragraph !== undefined &&
    next?.paragraph !== undefined &&
    (paragraph.blanksBefore > 0 || next.paragraph.blanksBefore > 0 || endsWithColon(text)) &&
    !paragraph.isListItem &&
    block.label === undefined &&
    block.part !== 'examples' &&
    displayWidth(text.slice(0, widestHeading + 1)) <= widestHeading &&
    /\p{L}/u.test(text) &&
    !/[\n|｜\t,，、;；…—–-]/u.test(text) &&
    !endsSentence(text) &&
    !next.paragraph.isListItem
  );
};

/** Columns; a Chinese or Japanese character takes two. */
const widestHeading = 40;
