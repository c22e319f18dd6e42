import { keepPlace } from '../desk/place.browser.ts';
import { remember } from '../site/helpers.browser.ts';

/** What can be set, with its states after the usual one in the order in which a button goes through them. */
const settings = { theme: ['dark', 'light'] } as const;
type Setting = keyof typeof settings;

/** `<site-settings>`: buttons that say what is set; a press sets what comes next, and the device remembers (early.ts). */
class SiteSettings extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-setting]');
      if (button) keepPlace(() => advance(button.dataset.setting as Setting));
    });
  }
}

customElements.define('site-settings', SiteSettings);

function advance(setting: Setting): void {
  const { dataset } = document.documentElement;
  const states: readonly string[] = settings[setting];
  const next = states[states.indexOf(dataset[setting] ?? '') + 1];
  if (next) dataset[setting] = next;
  else delete dataset[setting];
  remember(setting, next ?? null);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme-color]')) {
    const own = meta.dataset.themeColor;
    const chosen = next === own ? 'all' : 'not all';
    meta.media = next ? chosen : `(prefers-color-scheme: ${own})`;
  }
}
