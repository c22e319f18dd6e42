import type { ColorName } from '../schema/site.ts';
import type { Palette } from './color-tokens.ts';

const textColors: readonly ColorName[] = ['ink-2', 'action', 'ours', 'ours-ink', 'warn'];

/** The contrast that WCAG 2.2 AA asks for: text 4.5:1, edges of controls 3:1. */
const pairs: readonly (readonly [name: ColorName, grounds: readonly ColorName[], needed: number])[] = [
  // Link targets and found words have ink on yellow.
  ['ink', ['paper', 'panel', 'hit'], 4.5],
  ...textColors.map((name) => [name, ['paper', 'panel'], 4.5] as const),
  ['paper', ['action', 'ink'], 4.5],
  ['edge', ['paper', 'panel'], 3],
];

export const findFaintColors = (palette: Palette) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    pairs.flatMap(([name, grounds, needed]) =>
      grounds
        .map((ground) => ({ name, ground, scheme, ratio: contrast(palette, name, ground, scheme), needed }))
        .filter(({ ratio }) => ratio < needed),
    ),
  );

/** WCAG 2.2, "contrast ratio": 1 to 21. */
function contrast(palette: Palette, name: ColorName, ground: ColorName, scheme: 'light' | 'dark'): number {
  const [low = 0, high = 0] = [name, ground]
    .map((each) => luminanceOf(palette[each][scheme]))
    .sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}

/** WCAG 2.2, "relative luminance" of `#rrggbb`: 0 (black) to 1 (white). */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
