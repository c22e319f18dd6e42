import { prepareLanguageLinks } from '../reader/language-links.browser.ts';
import { prepareSelection } from '../reader/menu/selection.browser.ts';
import { choose, onState, stateNow } from '../reader/state.browser.ts';
import { prepareFound, prepareQuickBox } from '../search/ui/opener.browser.ts';
import { lang, remember } from '../site/helpers.browser.ts';
import { prepareOnDemand } from './on-demand.browser.ts';

prepareLanguageLinks();
prepareFound(prepareCharacters());
prepareQuickBox();
prepareOnDemand();
prepareSelection();

/** The next theme after a press of the button in SiteHeader.astro. */
const themeAfter = { auto: 'dark', dark: 'light', light: 'auto' } as const;
document
  .querySelector('[data-setting="theme"]')
  ?.addEventListener('click', () => choose({ theme: themeAfter[stateNow().theme] }));

const offer = document.querySelector<HTMLElement>('[data-offer]');
offer?.querySelector('button')?.addEventListener('click', () => {
  remember('lang', lang);
  offer.hidden = true;
});

// For pages from the stored copy; the offline page has its own message.
if (navigator.serviceWorker?.controller && !document.querySelector('offline-copy'))
  import('../offline/older.browser.ts').then(({ sayIfOlder }) => sayIfOlder());

/** Shows Chinese in the chosen script, now and after each change. Resolves when the first script is shown. */
function prepareCharacters(): Promise<void> {
  let shown = 'hans';
  let isDone = Promise.resolve();
  onState(({ script }) => {
    if (script === shown) return;
    shown = script;
    isDone = import('../reader/traditional/hant.browser.ts').then(({ showScript }) =>
      showScript(script === 'hant'),
    );
  });
  return isDone;
}
