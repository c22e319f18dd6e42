/**
 * The colors of tokens.css, for what has no style sheet: `theme-color` and the manifest.
 *
 * `colorTokens('--paper: light-dark(#fff, #111);') // => { paper: { light: '#fff', dark: '#111' } }`
 */
export function colorTokens(
  css: string,
): Readonly<Record<string, { readonly light: string; readonly dark: string }>> {
  const pairs = css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/gu);
  return Object.fromEntries(
    [...pairs].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
  );
}
