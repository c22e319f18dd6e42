import { foreign } from '../lib/reading/foreign.ts';
import { prepareOnDemand } from './on-demand.ts';
import { prepareScript } from './script-opener.ts';
import { prepareQuickBox } from './search/quick-opener.ts';

/** What every page does: `/` opens the search box, languages keep the place, clauses have menus. */

const languageLinks = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')];

prepareQuickBox();
prepareOnDemand();
prepareScript();
// Where a worker is in charge, this page may be read from the device.
if (navigator.serviceWorker?.controller) import('../offline/bar.ts');

for (const link of languageLinks) link.onclick = () => carryPlace(topmostAnchor());
addEventListener('hashchange', () => carryPlace(''));
addEventListener('addresschange', () => carryPlace(''));
carryPlace('');

/**
 * Gives the links to the other languages the present place, and what is searched for; which columns are open, the
 * device remembers (reader.ts).
 */
function carryPlace(fallbackHash: string): void {
  for (const link of languageLinks) {
    link.search = foreign(location.search);
    link.hash = location.hash || fallbackHash;
  }
}

/** The clause at the top of the window, for a reader who has scrolled but followed no link. */
function topmostAnchor(): string {
  if (scrollY < 200) return '';
  const rows = document.querySelectorAll('[data-clause], [data-ruling], [data-note]');
  const first = [...rows].find((row) => row.getBoundingClientRect().bottom > 120);
  return first ? `#${first.id}` : '';
}
