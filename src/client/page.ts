import { carryTo } from '../lib/reading/carry-to.ts';
import type { Language } from '../schema/language.ts';
import { prepareLinks } from './carry-view.ts';
import { prepareOnDemand } from './on-demand.ts';
import { prepareScript } from './script-opener.ts';
import { prepareQuickBox } from './search/quick-opener.ts';

/** What every page does: `/` opens the search box, languages keep the place, clauses have menus. */

const languageLinks = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')];

prepareQuickBox();
prepareOnDemand();
prepareLinks();
prepareScript();
// Where a worker is in charge, this page may be read from the device.
if (navigator.serviceWorker?.controller) import('./offline/copy-bar.ts');

for (const link of languageLinks) link.onclick = () => carryPlace(topmostAnchor());
addEventListener('hashchange', () => carryPlace(''));
addEventListener('addresschange', () => carryPlace(''));
carryPlace('');

/** Gives the links to the other languages the present columns and place. */
function carryPlace(fallbackHash: string): void {
  for (const link of languageLinks) {
    const current = document.documentElement.lang.slice(0, 2) as Language;
    link.search = carryTo(location.search, current, link.dataset.language as Language);
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
