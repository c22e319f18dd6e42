import { type Glyph, innerGlyphs } from './bullets.ts';
import { weighExplanation } from './first-ruling.ts';
import type { Line } from './line.ts';
import { announcesModes } from './words.ts';

/** The items among the lines of an entry that are rules text, not rulings: `选择一项～` / `• 消灭目标生物。` */
export const findTextItems = (
  lines: readonly Line[],
  names: readonly string[],
  bullet: Glyph | undefined,
): ReadonlySet<Line> => {
  const items = lines.filter(({ marker }) => marker !== null);
  const withColons = items.filter(({ marker }) => marker?.glyph === 'colons');
  if (withColons.length > 0) return new Set(withColons);
  const tight = countTightItems(items) || countOtherItems(items, bullet);
  if (tight > 0) return new Set(items.slice(0, tight));
  if (isListText(items)) return new Set(items.filter(({ marker }) => marker?.glyph === 'dash'));
  const above = items[0] && lines[lines.indexOf(items[0]) - 1];
  return new Set(above && announcesModes.test(above.text) ? takeModes(items, names) : []);
};

/** The text of a card that was made a list, too: its dashes come before the stars of the rulings only. */
const isListText = (items: readonly Line[]): boolean => {
  const otherAt = items.findIndex(({ marker }) => marker?.glyph !== 'dash');
  return otherAt > 0 && items.slice(otherAt).every(({ marker }) => marker?.glyph !== 'dash');
};

/** `•占卜2。` / `•你获得3点生命。` / `• 占卜2的模式可以…`: dots without a blank, before items that all have one or are stars. */
const countTightItems = (items: readonly Line[]): number => {
  const isTight = ({ marker }: Line): boolean => marker?.glyph === 'dot' && marker.length === 1;
  const end = items.findIndex((item) => !isTight(item));
  const isOther = (item: Line): boolean =>
    !isTight(item) && (item.marker?.glyph === 'dot' || item.marker?.glyph === 'star');
  return items.slice(end).every(isOther) ? Math.max(0, end) : 0;
};

/** Dots before the first star, where all other cards have stars. */
const countOtherItems = (items: readonly Line[], bullet: Glyph | undefined): number => {
  const end = items.findIndex(({ marker }) => marker?.glyph !== 'dot');
  return bullet === 'star' && items[end]?.marker?.glyph === 'star' ? end : 0;
};

/** Modes have a sign of their own, or a blank line after them; with neither, there are two, and more while no item explains. */
const takeModes = (items: readonly Line[], names: readonly string[]): readonly Line[] => {
  const sign = items[0]?.marker?.glyph;
  const isTight = items[1]?.blanksBefore === 0;
  const end = items.findIndex(
    ({ marker, blanksBefore, text }, index) =>
      (index >= 2 && ((isTight && blanksBefore > 0) || weighExplanation(text, names) > 0)) ||
      (marker !== null && marker.glyph !== sign && !innerGlyphs.has(marker.glyph)),
  );
  return items.slice(0, end < 0 ? 2 : end);
};
