import { prepareOnDemand } from './on-demand.ts';
import { prepareQuickBox } from './search/quick-opener.ts';

/** What every page does: `/` opens the search box, languages keep the place, clauses have menus. */

const languageLinks = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')];

prepareQuickBox();
prepareOnDemand();

for (const link of languageLinks) link.addEventListener('click', () => carryPlace(topmostAnchor()));
addEventListener('hashchange', () => carryPlace(''));
addEventListener('addresschange', () => carryPlace(''));
carryPlace('');

/** Gives the links to the other languages the present columns and place. */
function carryPlace(fallbackHash: string): void {
  const here = new URLSearchParams(location.search);
  const current = document.documentElement.lang.slice(0, 2);
  for (const link of languageLinks) {
    const target = new URL(link.href);
    const parameters: string[] = [];
    const columns = here.get('with');
    if (columns !== null) {
      // The language that becomes the first column changes places with the one that was it.
      const swapped = columns
        .split(',')
        .map((column) => (column === link.dataset.language ? current : column));
      parameters.push(`with=${swapped.filter((column) => /^(?:zh|ja|en)$/u.test(column)).join(',')}`);
    }
    for (const [key, value] of here) {
      if (key !== 'with') parameters.push(`${key}=${encodeURIComponent(value)}`);
    }
    target.search = parameters.join('&');
    target.hash = location.hash || fallbackHash;
    link.href = target.href;
  }
}

/** The clause at the top of the window, for a reader who has scrolled but followed no link. */
function topmostAnchor(): string {
  if (scrollY < 200) return '';
  const rows = document.querySelectorAll('[data-clause], [data-ruling], [data-note]');
  const first = [...rows].find((row) => row.getBoundingClientRect().bottom > 120);
  return first ? `#${first.id}` : '';
}
