import type { Diagnostic } from '../../schema/diagnostic.ts';
import { errorAt } from '../diagnostics.ts';
import { type MarkedLine, type Numbered, sourceOf } from './marked-text.ts';

/** Reports the first line that differs from the source, with both readings; undefined if none does. */
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
  const [mine, its] = [own[at], source[at]];
  const from = firstDifference(mine, its);
  return errorAt(
    'marked-text/other-text',
    { file, line },
    `The text differs from the source: here is ${quote(mine, from)}, line ${at + 1} of the source has ${quote(its, from)}.`,
    'Write each line as the source has it, with all blanks. A line that is missing is put back with its ID, or with `furniture` or `repeated` where it is on no page; a line of our own is a comment and begins with #. Around mark-up are ⟨ and ⟩, and before the margin of a row that goes on in the same printed line is +. What is damaged in the source is mended in content/corrections.',
  );
};

const firstDifference = (one = '', other = ''): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

/** The words around a place, with blanks at the ends made visible. */
const quote = (text: string | undefined, at: number): string => {
  if (text === undefined) return 'no more line';
  if (text === '') return 'an empty line';
  const from = Math.max(0, at - 12);
  return `“${from > 0 ? '…' : ''}${text.slice(from, at + 24)}${at + 24 < text.length ? '…' : ''}”`;
};
