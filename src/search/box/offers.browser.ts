import { type Language, languages, languageTags } from '../../schema/language.ts';
import { fill } from '../../schema/words.ts';
import { address } from '../../site/address.ts';
import { element } from '../../site/helpers.browser.ts';
import type { Progress } from '../engine.ts';
import type { NearName } from '../second-look/nearest.ts';
import type { Filters } from '../text/record.ts';
import { listLanguages, titleOf, type View } from './about.ts';
import { offersWords } from './offers-words.ts';

// What is said and offered where nothing is found; loaded then, because most queries find something.

/** That nothing was found, and what was searched: `中文、日文和英文`, or the one language that was asked for. */
export function sayNothing(view: View, query: string, filters: Filters): string {
  const t = offersWords[view.lang];
  if (!/[\p{L}\p{N}]/u.test(query)) return t.signs;
  const { lang: only, ...others } = filters;
  const empty = fill(t.empty, { query: shorten(query) });
  // Who has narrowed it down is offered to search everything.
  if (Object.values(others).some((value) => value !== undefined)) return empty;
  const searched: readonly Language[] = only ? [only] : languages;
  return empty + fill(t.searched, { languages: listLanguages(view, searched) });
}

/** What is near it; else the pages that the menu leads to. */
export function offersOf(view: View, { nearest = [] }: Progress): HTMLElement[] {
  const t = offersWords[view.lang];
  const [heading, items] =
    nearest.length > 0
      ? [t.nearest, nearest.map((name) => renderNearest(view, name))]
      : [t.instead, pagesOfMenu()];
  return [element('div', {}, element('p', {}, heading), element('ul', { class: 'inline' }, ...items))];
}

/** A name like the one that was not found, with a link to what it names. */
export function renderNearest(view: View, { entry, name, lang }: NearName): HTMLLIElement {
  const title = titleOf(view, entry.titles);
  const link = element('a', { href: address(view.lang, entry.url), lang: languageTags[lang] }, name);
  const isOther = title && title.text !== name;
  return element('li', {}, link, ...(isOther ? [' ', element('span', { lang: title.tag }, title.text)] : []));
}

function pagesOfMenu(): HTMLLIElement[] {
  const links = [...document.querySelectorAll('nav.pages a')].filter((link) => link.checkVisibility());
  return links.map((link) => element('li', {}, link.cloneNode(true)));
}

/** A query as a sentence can hold it. `shorten('a very long one') // => 'a very lo…'` */
function shorten(query: string): string {
  const characters = [...query];
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : query;
}
