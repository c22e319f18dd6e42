import type { Progress } from '../engine.ts';
import type { Plan } from '../query/plan.ts';
import type { FoundPiece } from '../second-look/found-pieces.ts';
import type { NearName } from '../second-look/nearest.ts';
import { addressOf, element, fill, titleOf, type View } from './render.ts';

// What is said and offered where nothing is found. The quick box loads it then: most queries find something.

/** That nothing was found, and what was searched: `中文、日文和英文`, or the one language that was asked for. */
export function sayNothing({ lang, strings }: View, query: string, { whole, filters }: Plan): string {
  // Signs alone are not in every index; letters and digits are.
  if (!whole?.tokens.length) return strings.signs;
  const { lang: only, ...others } = filters;
  const empty = fill(strings.empty, { query: shorten(query) });
  // Who has narrowed it down is offered to search everything.
  if (Object.values(others).some((value) => value !== undefined)) return empty;
  const names = only ? [strings.languages[only]] : Object.values(strings.languages);
  const languages = new Intl.ListFormat(strings.tags[lang], { type: 'conjunction' }).format(names);
  return empty + fill(strings.searched, { languages });
}

/** A name like the one that was not found, with a link to what it names. */
export function renderNearest(view: View, near: NearName): HTMLLIElement {
  const { entry, name, lang, nearness, shared } = near;
  const item = element('li', { 'data-nearness': nearness });
  const title = titleOf(view, entry.titles);
  const link = element('a', { href: addressOf(view, entry.url), lang: view.strings.tags[lang] }, name);
  item.append(link);
  if (title && title.text !== name) item.append(' ', element('span', { lang: title.tag }, title.text));
  item.append(' ', element('span', { class: 'about' }, fill(view.strings.nearness[nearness], { shared })));
  return item;
}

/** A query, to be searched: `牌库 (12)`. */
export function renderWord(
  { lang }: View,
  { text, count }: Pick<FoundPiece, 'text'> & Partial<FoundPiece>,
): HTMLLIElement {
  const item = element('li');
  const href = `${addressOf({ lang }, 'search/')}?q=${encodeURIComponent(text)}`;
  item.append(element('a', { href }, text), ...(count === undefined ? [] : [` (${count})`]));
  return item;
}

/** Where nothing is found: the parts that are found and what is near, else the pages that the menu leads to. */
export function offersOf(view: View, { offers }: Progress): HTMLElement[] {
  const { words, instead } = view.strings;
  const near = [
    ...(offers?.pieces ?? []).map((piece) => explain(renderWord(view, piece), words)),
    ...(offers?.nearest ?? []).map((name) => renderNearest(view, name)),
  ];
  if (near.length > 0 || !offers) return near;
  const places = [...document.querySelectorAll('nav.pages a')].filter((link) => link.checkVisibility());
  return places.map((link) => {
    const item = element('li');
    item.append(link.cloneNode(true));
    return explain(item, instead);
  });
}

/** Says why an option is there, as what stands above a list would say it. */
function explain(item: HTMLElement, why: string): HTMLElement {
  item.append(' ', element('span', { class: 'about' }, why.replace(/[：:]$/u, '')));
  return item;
}

/** A query as a sentence can hold it. `shorten('a very long one') // => 'a very lo…'` */
function shorten(query: string): string {
  const characters = [...query];
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : query;
}
