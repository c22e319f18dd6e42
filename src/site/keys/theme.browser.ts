import { remember } from '../helpers.browser.ts';

const themes = ['auto', 'dark', 'light'] as const;
type Theme = (typeof themes)[number];

/** Goes on to the next theme, keeps it on this device, and returns it. */
export function nextTheme(): Theme {
  const { dataset } = document.documentElement;
  const now = themes.indexOf((dataset.theme ?? 'auto') as Theme);
  const theme = themes[(now + 1) % themes.length] ?? 'auto';
  if (theme === 'auto') delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme-color]')) {
    const own = meta.dataset.themeColor;
    if (theme === 'auto') meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = theme === own ? 'all' : 'not all';
  }
  remember('theme', theme === 'auto' ? null : theme);
  return theme;
}
