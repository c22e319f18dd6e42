import { keepPlace } from '../reader/place.browser.ts';
import { remember } from '../site/helpers.browser.ts';

/** What a press of the button (SiteHeader.astro) sets: from the system's choice to dark, to light, and back. */
const after: Readonly<Record<string, string | undefined>> = { auto: 'dark', dark: 'light' };

document.querySelector('[data-setting="theme"]')?.addEventListener('click', () => keepPlace(setNext));

/** The device remembers it (site/early.ts). */
function setNext(): void {
  const { dataset } = document.documentElement;
  const next = after[dataset.theme ?? 'auto'];
  if (next) dataset.theme = next;
  else delete dataset.theme;
  remember('theme', next ?? null);
}
