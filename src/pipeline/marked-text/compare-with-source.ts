import { leftOutHint } from '../../schema/coverage.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { errorAt } from '../diagnostics.ts';
import { type MarkedLine, type Numbered, sourceOf } from './marked-text.ts';

/** Reports the first line that differs from the source, with both readings. */
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
  const printed = rows.filter(({ continuesLine }, index) => !continuesLine || index === 0);
  const line = printed[at]?.line ?? (printed.at(-1)?.line ?? 0) + 1;
  const [mine, its] = [own[at], source[at]];
  const from = firstDifference(mine, its);
  return errorAt(
    'marked-text/other-text',
    { file, line },
    `The text differs from line ${at + 1} of the source: this file has ${quote(mine, from)}, the source has ${quote(its, from)}.`,
    `Write each line exactly as in the source, with all blanks. Put a missing line back with its ID, ${leftOutHint()}. Begin your own comments with #. Enclose mark-up in ⟨ and ⟩, and write + before the margin of a row that continues a printed line. Correct damaged places of the source in content/corrections.`,
  );
};

const firstDifference = (one = '', other = ''): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

/** The words around an offset, in quotation marks so that blanks at the ends are visible. */
const quote = (text: string | undefined, at: number): string => {
  if (text === undefined) return 'no more line';
  if (text === '') return 'an empty line';
  const from = Math.max(0, at - 12);
  return `“${from > 0 ? '…' : ''}${text.slice(from, at + 24)}${at + 24 < text.length ? '…' : ''}”`;
};
