import { keepInHistory } from '../reader/language-links.browser.ts';
import { findPlace } from '../reader/place.browser.ts';
import { type Kept, recall, storedAs } from '../site/helpers.browser.ts';

/**
 * Loads a page again that lists what the device no longer keeps: the back/forward cache gives it back as it was left, and
 * meanwhile another page has saved something, say, or another tab has. How a page is read, it shows anew without that
 * (src/reader/state.browser.ts).
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
    // What was last read changes with each page that another tab opens.
    if (key === storedAs('saved') && shown.includes('saved')) refresh();
  });
}

/** What the page lists of what is kept. */
const shown = Object.entries({
  last: '[data-last-read]',
  saved: 'saved-list, [data-save-card]',
} satisfies Partial<Record<Kept, string>>).flatMap(([key, where]) =>
  document.querySelector(where) ? (key as Kept) : [],
);

/** Loads the page again at the same place, if it can be had, and neither a dialog nor a download would be lost. */
async function refresh(): Promise<void> {
  const answer = await fetch(location.href).catch(() => undefined);
  if (!answer?.ok || document.querySelector('dialog[open], progress:not([hidden])')) return;
  keepInHistory(findPlace());
  location.reload();
}
