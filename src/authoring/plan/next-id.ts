import type { Part } from '../../schema/guide.ts';
import { toLetters } from '../align/identify.ts';

/**
 * The next free ID of a part: a number or letter higher than any that was ever taken, since IDs are names and
 * are never used again. `nextClauseId('remedy', new Set(['remedy-1', 'remedy-4'])) // => 'remedy-5'`
 */
export const nextClauseId = (part: Part, taken: ReadonlySet<string>): string => {
  if (part === 'penalty') return 'penalty';
  const own = [...taken].flatMap((id) => {
    const match = /^(?<kind>[a-z]+)-(?<name>\d+|[a-z]{1,2})$/u.exec(id)?.groups;
    return match?.kind === (part === 'examples' ? 'example' : part) ? [match.name ?? ''] : [];
  });
  if (part === 'examples') return `example-${toLetters(Math.max(0, ...own.map(numberOfLetter)))}`;
  return `${part}-${Math.max(0, ...own.map(Number).filter(Number.isInteger)) + 1}`;
};

/** The next free ID of an annotation of a row. `nextNoteId('remedy-1', new Set()) // => 'remedy-1-note-1'` */
export const nextNoteId = (row: string, taken: ReadonlySet<string>): string => {
  const own = [...taken].flatMap((id) =>
    id.startsWith(`${row}-note-`) ? [Number(id.slice(row.length + 6))] : [],
  );
  return `${row}-note-${Math.max(0, ...own) + 1}`;
};

/** `a` is 1, `z` is 26, `aa` is 27. */
const numberOfLetter = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);
