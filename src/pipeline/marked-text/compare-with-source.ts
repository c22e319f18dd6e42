import type { Diagnostic } from '../../schema/diagnostic.ts';
import { errorAt } from '../diagnostics.ts';
import { isBlank } from '../text/source-text.ts';
import { type MarkedLine, type Numbered, sourceOf } from './marked-text.ts';

/** Reports the first line that is not the source's, with both readings; undefined if all are. */
export const compareWithSource = (
  file: string,
  lines: readonly Numbered<MarkedLine>[],
  sourceText: string,
): Diagnostic | undefined => {
  const own = sourceOf(lines).split('\n');
  const source = sourceText.split('\n');
  const at = Array.from({ length: Math.max(own.length, source.length) }).findIndex(
    (_, index) => own[index] !== source[index],
  );
  if (at < 0) return undefined;
  const rows = lines.filter((one) => one.is === 'row');
  const printed = rows.filter(({ goesOn }, index) => !goesOn || index === 0);
  const line = printed[at]?.line ?? (printed.at(-1)?.line ?? 0) + 1;
  return errorAt(
    'marked-text/other-text',
    { file, line },
    ...explain(own.slice(at), source.slice(at), at + 1),
  );
};

/** What is wrong where both texts begin to differ; `line` is that of the source. */
const explain = (
  [mine, next = '']: readonly string[],
  [its, following]: readonly string[],
  line: number,
): readonly [message: string, hint: string] => {
  if (mine !== undefined && (its === undefined || (next === its && its !== '')))
    return [
      `The source does not have this line here: ${quote(mine)}.`,
      'Take it out, or put it back into its place; what is ours is a comment and begins with #.',
    ];
  if (mine === undefined || its === undefined || mine === following || isBlank(mine))
    return [
      `Line ${line} of the source is missing here: ${quote(its ?? '')}.`,
      'Put the line back, with its ID; a line that is on no page is `furniture` or `repeated`; an empty line is an empty line.',
    ];
  const from = firstDifference(mine, its);
  return [
    `The text is not that of the source: here is ${quote(mine, from)}, line ${line} of the source has ${quote(its, from)}.`,
    'Write the text as the source has it, with all blanks; around mark-up are ⟨ and ⟩, and before the margin of a row that goes on in the same printed line is +. A source is never edited: if it was, restore it; what is damaged in it is mended in content/corrections.',
  ];
};

const firstDifference = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

/** Some words around a place, with blanks at an end that can be seen. */
const quote = (text: string, at = 0): string => {
  const from = Math.max(0, at - 12);
  const words = text.slice(from, at + 24);
  return text === ''
    ? 'an empty line'
    : `“${from > 0 ? '…' : ''}${words}${at + 24 < text.length ? '…' : ''}”`;
};
