import { keepInHistory } from '../reader/language-links.browser.ts';
import { namedPlace } from '../reader/place.browser.ts';
import { type Kept, type KeptInTab, recall, storedAs } from '../site/helpers.browser.ts';

/**
 * Loads a page again that shows what the device no longer keeps: the back/forward cache gives it back as it was left, and
 * meanwhile another page has changed the theme, say, or another tab has.
 */
export function prepareRefresh(): void {
  const stamp = () => JSON.stringify(shown.map(recall));
  let left = stamp();
  // With what this page has changed itself.
  addEventListener('pagehide', () => {
    left = stamp();
  });
  addEventListener('pageshow', ({ persisted }) => {
    // What is stored for use offline cannot be asked at once.
    if (persisted && (stamp() !== left || document.querySelector('offline-copy'))) refresh();
  });
  addEventListener('storage', ({ key }) => {
    // Columns are chosen for a tab, and what was last read changes with each page that another one opens.
    if (shown.some((each) => storedAs(each) === key && each !== 'reader' && each !== 'last')) refresh();
  });
}

/** What each page shows of what is kept. */
const shown = Object.entries({
  'asked-script': 'html',
  last: '[data-last-read]',
  reader: '[data-columns]',
  saved: 'saved-list, [data-save-card]',
  script: 'html',
  terms: 'html',
  theme: 'html',
  unofficial: 'html',
} satisfies Partial<Record<Kept | KeptInTab, string>>).flatMap(([key, where]) =>
  document.querySelector(where) ? (key as Kept | KeptInTab) : [],
);

/** Loads the page again at the same place, if it can be had, and neither a dialog nor a download would be lost. */
async function refresh(): Promise<void> {
  const answer = await fetch(location.href).catch(() => undefined);
  if (!answer?.ok || document.querySelector('dialog[open], progress:not([hidden])')) return;
  keepInHistory(namedPlace());
  location.reload();
}
