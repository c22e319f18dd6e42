import type { Language } from '../schema/language.ts';
import { makeView } from '../search/box/about.ts';
import { findNames } from '../search/box/ask.browser.ts';
import { renderResult } from '../search/box/render.browser.ts';

const most = 5;

/** Fills the list of a section with the places and names that the words are like. */
export async function suggest(section: HTMLElement, query: string): Promise<void> {
  const list = section.querySelector<HTMLElement>('[data-not-found-results]');
  const lang = section.dataset.only as Language;
  const view = makeView(lang, section.querySelector('form')?.dataset ?? {});
  // A text that happens to have the words is hardly what an address meant.
  const results = await findNames(query);
  const items = results.slice(0, most).map((result) => renderResult(view, result));
  if (!list || items.length === 0) return;
  list.replaceChildren(...items);
  const box = list.parentElement;
  if (box) box.hidden = false;
}
