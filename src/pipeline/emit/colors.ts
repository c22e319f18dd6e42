/** The letters of the five colors. */
export type Color = 'W' | 'U' | 'B' | 'R' | 'G';

/** First characters of the color words in Simplified and Traditional Chinese and in Japanese. */
const colorWords: ReadonlyMap<string, Color> = new Map([
  ['白', 'W'],
  ['蓝', 'U'],
  ['藍', 'U'],
  ['青', 'U'],
  ['黑', 'B'],
  ['黒', 'B'],
  ['红', 'R'],
  ['紅', 'R'],
  ['赤', 'R'],
  ['绿', 'G'],
  ['綠', 'G'],
  ['緑', 'G'],
]);

/**
 * The colors that a heading of a card list names: `紅色 // => ['R']`, `白/蓝 // => ['W', 'U']`, `神器 // => []`
 * (colorless); undefined when it names no color.
 */
export const colorsOfHeading = (heading: string): readonly Color[] | undefined => {
  if (/^(?:神器|无色|無色|アーティファクト)$/u.test(heading)) return [];
  const colors = [...heading].flatMap((character) => colorWords.get(character) ?? []);
  return colors.length === 0 ? undefined : colors;
};

/** A color heading in Simplified characters, anything else as it is: `紅色 // => '红色'` */
export const usualFormOfHeading = (heading: string): string =>
  colorsOfHeading(heading) === undefined
    ? heading
    : heading.replace(/[藍紅綠無]/gu, (character) => simplified.get(character) ?? character);

const simplified: ReadonlyMap<string, string> = new Map([
  ['藍', '蓝'],
  ['紅', '红'],
  ['綠', '绿'],
  ['無', '无'],
]);
