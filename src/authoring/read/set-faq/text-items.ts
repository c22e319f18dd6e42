/**
 * Items that are rules text, not rulings:
 *
 *   - 佩带此武具的生物得+2/+4…        the text of a card that was made a list
 *   选择一项～ / • 消灭目标生物。     the modes of a spell
 */

import { endsWithColon } from '../lines/sentence.ts';
import { innerGlyphs } from './bullets.ts';
import type { Line } from './line.ts';
import { announcesModes } from './words.ts';

/** The items among the lines of an entry that belong to its text. `asList`: its head has the dashes of a list. */
export const findTextItems = (lines: readonly Line[], asList: boolean): ReadonlySet<Line> => {
  const items = lines.filter(({ marker }) => marker !== null);
  const first = items[0];
  if (first?.marker?.glyph === 'dash' && (asList || isListText(items)))
    return new Set(items.filter(({ marker }) => marker?.glyph === 'dash'));
  const above = first && lines[lines.indexOf(first) - 1];
  return new Set(above && announcesModes.test(above.text) ? takeModes(items) : []);
};

/** Dashes come before the bullets only, and none of them announces the bullets. */
const isListText = (items: readonly Line[]): boolean => {
  const otherAt = items.findIndex(({ marker }) => marker?.glyph !== 'dash');
  const other = items[otherAt]?.marker?.glyph;
  if (other !== 'star' && other !== 'dot') return false;
  const comesAgain = items.slice(otherAt).some(({ marker }) => marker?.glyph === 'dash');
  return !comesAgain && !endsWithColon(items[otherAt - 1]?.text ?? '');
};

/** Modes have a sign of their own, or a blank line after them; with neither, there are two. */
const takeModes = (items: readonly Line[]): readonly Line[] => {
  const sign = items[0]?.marker?.glyph;
  const isTight = items[1]?.blanksBefore === 0;
  const end = items.findIndex(
    ({ marker, blanksBefore }, index) =>
      (index >= 2 && isTight && blanksBefore > 0) ||
      (marker !== null && marker.glyph !== sign && !innerGlyphs.has(marker.glyph)),
  );
  return items.slice(0, end < 0 ? 2 : end);
};
