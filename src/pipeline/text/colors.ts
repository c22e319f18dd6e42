import { foldHan, unifyHan } from './fold.ts';

/** The letters of the five colors. */
export type Color = 'W' | 'U' | 'B' | 'R' | 'G';

/** First characters of the color words, in Chinese and Japanese. */
const colorWords: ReadonlyMap<string, Color> = new Map([
  ['白', 'W'],
  ['蓝', 'U'],
  ['青', 'U'],
  ['黑', 'B'],
  ['红', 'R'],
  ['赤', 'R'],
  ['绿', 'G'],
]);

/**
 * The colors that a heading of a card list names: `紅色 // => ['R']`, `白/蓝 // => ['W', 'U']`, `神器 // => []`
 * (colorless); undefined when it names no color.
 */
export const colorsOfHeading = (heading: string): readonly Color[] | undefined => {
  if (/^(?:神器|无色|アーティファクト)$/u.test(foldHan(heading))) return [];
  const colors = [...unifyHan(heading)].flatMap((character) => colorWords.get(character) ?? []);
  return colors.length === 0 ? undefined : colors;
};

/** A color heading in Simplified characters, anything else as it is: `紅色 // => '红色'` */
export const usualFormOfHeading = (heading: string): string =>
  colorsOfHeading(heading) === undefined ? heading : foldHan(heading);
