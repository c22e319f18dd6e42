import type { ColorName, Colors } from '../schema/site.ts';

/** Every color of the look, for the light and the dark theme, as `#rrggbb`. */
export type Palette = Readonly<Record<ColorName, { readonly light: string; readonly dark: string }>>;

/**
 * Reads the colors of tokens.css, for everything without a style sheet (`theme-color`, the manifest, pictures); the
 * site's own colors replace them. `colorTokens('--paper: light-dark(#fff, #111);') // => { paper: { light: '#fff',
 * dark: '#111' } }`
 */
export function colorTokens(css: string, own: Colors = {}): Palette {
  const pairs = css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/gu);
  const all = Object.fromEntries(
    [...pairs].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
  );
  return { ...all, ...own } as Palette;
}

/** The style with the site's own colors; empty if it has none. It wins over tokens.css in any order. */
export function toColorStyle(own: Colors = {}): string {
  const rules = Object.entries(own).map(
    ([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`,
  );
  return rules.length === 0 ? '' : `@layer tokens{:root:root{${rules.join(';')}}}`;
}
