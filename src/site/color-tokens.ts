import type { ColorName, Colors } from '../schema/site.ts';

/** Every color, for the light and the dark theme, as `#rrggbb`. */
export type Palette = Readonly<Record<ColorName, { readonly light: string; readonly dark: string }>>;

/**
 * Reads the colors of tokens.css, for everything without a style sheet: `theme-color`, the manifest, pictures. The
 * colors of the site (`own`) replace those of the same name.
 * `colorTokens('--ink: light-dark(#000000, #eeeeee);') // => { ink: { light: '#000000', dark: '#eeeeee' } }`
 */
export function colorTokens(css: string, own: Colors = {}): Palette {
  const pairs = css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/gu);
  const all = Object.fromEntries(
    [...pairs].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
  );
  return { ...all, ...own } as Palette;
}

/** A style with the colors of the site, which wins over tokens.css in any order; empty if the site has none. */
export function toColorStyle(own: Colors = {}): string {
  const rules = Object.entries(own).map(
    ([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`,
  );
  return rules.length === 0 ? '' : `@layer tokens{:root:root{${rules.join(';')}}}`;
}
