import { choose, stateNow } from '../reader/state.browser.ts';

/** What a press of the button (SiteHeader.astro) sets: from the system's choice to dark, to light, and back. */
const after = { auto: 'dark', dark: 'light', light: 'auto' } as const;

export const prepareTheme = (): void =>
  document
    .querySelector('[data-setting="theme"]')
    ?.addEventListener('click', () => choose({ theme: after[stateNow().theme] }));
