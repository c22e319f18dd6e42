/**
 * Where the rulings begin when no heading says it: at the heading of a group with a card below it, or at a
 * card with items of its own. In a document that has other chapters a single such card can be a box in one of
 * them, so it takes three in a row there.
 */

import type { CardHead } from './card-head.ts';
import { hasSectionForm, isDecorated, isGroupHeading } from './headings.ts';
import type { Line } from './line.ts';

/** The index of the first line of the rulings, or undefined where nothing looks like them. */
export const guessStartOfRulings = (
  lines: readonly Line[],
  heads: ReadonlyMap<number, CardHead>,
  hasChapters: boolean,
): number | undefined => {
  const group = lines.find(
    ({ text, marker, index }) => !marker && isGroupHeading(text) && heads.has(index + 1),
  );
  if (group) return group.index;
  const row = hasChapters ? 3 : 1;
  const starts = [...heads.keys()].sort((left, right) => left - right);
  const entries = starts.filter((start, position) =>
    isEntry(lines, start, starts[position + 1] ?? lines.length),
  );
  const isRow = (position: number): boolean => {
    const last = entries[position + row - 1];
    return last !== undefined && last < (entries[position] ?? 0) + row * longestEntry;
  };
  return entries.find((_, position) => isRow(position)) ?? (hasChapters ? undefined : starts[0]);
};

/** No entry is looked through further than this. */
const longestEntry = 40;

/** A head with items behind it and no heading of a section before the next head. */
const isEntry = (lines: readonly Line[], from: number, to: number): boolean => {
  const body = lines.slice(from + 1, Math.min(to, from + longestEntry));
  return (
    body.some(({ marker, hintedRuling }) => marker !== null || hintedRuling) &&
    !body.some((line) => isDecorated(line) || hasSectionForm(line.text))
  );
};
