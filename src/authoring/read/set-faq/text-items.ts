import { type Glyph, innerGlyphs } from '../lines/marks.ts';
import { takeUntil } from '../lines/segment.ts';
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
  const withColons = items.filter((item) => hasSign(item, 'colons'));
  if (withColons.length > 0) return new Set(withColons);
  // `•占卜2。` / `•你获得3点生命。` / `• 占卜2的模式可以…`: dots without a blank, before items that all have one or are stars.
  const tight = takeUntil(items, (item) => !isTight(item));
  const after = items.slice(tight.length);
  const isBeforeOthers = after.every((item) => !isTight(item) && hasSign(item, 'dot', 'star'));
  if (tight.length > 0 && after.length > 0 && isBeforeOthers) return new Set(tight);
  // Dots before the first star, where all other cards have stars.
  const dots = takeUntil(items, (item) => !hasSign(item, 'dot'));
  const star = items[dots.length];
  if (dots.length > 0 && bullet === 'star' && star && hasSign(star, 'star')) return new Set(dots);
  // The text of a card that was made a list, too: its dashes come before the stars of the rulings only.
  const dashes = items.filter((item) => hasSign(item, 'dash'));
  const afterDashes = items[dashes.length];
  const isFirst = dashes.length > 0 && dashes.at(-1) === items[dashes.length - 1];
  if (isFirst && afterDashes && hasSign(afterDashes, 'star', 'dot')) return new Set(dashes);
  const above = items[0] && lines[lines.indexOf(items[0]) - 1];
  return new Set(above && announcesModes.test(above.text) ? takeModes(items, names) : []);
};

const hasSign = ({ marker }: Line, ...glyphs: readonly Glyph[]): boolean =>
  marker !== null && glyphs.includes(marker.glyph);

const isTight = (item: Line): boolean => hasSign(item, 'dot') && item.marker?.length === 1;

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
