import { base } from './base-path.ts';
import { hashText } from './helpers.browser.ts';
import { queryFromPath } from './query-from-path.ts';

/** The page for addresses that lead nowhere: puts what the address says into its search form, in its language. */
const { only = '' } = document.documentElement.dataset;
const sections = [...document.querySelectorAll<HTMLElement>('section[data-only]')];
const own = sections.find((section) => section.dataset.only === only);
const query = queryFromPath(location.pathname.slice(base.length), hashText());

// Ctrl-K opens the first search box of the page: only that of the language shown may be left.
if (own) {
  for (const each of document.querySelectorAll<HTMLElement>('body [data-only]'))
    if (each.dataset.only !== only) each.remove();
}

// Who has typed before this script came means what is there.
for (const box of document.querySelectorAll<HTMLInputElement>('section[data-only] input'))
  box.value ||= query;
