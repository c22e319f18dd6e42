import type { Language } from '../schema/language.ts';
import { recallJson, remember } from '../site/helpers.browser.ts';
import { findPlace, goTo, type Place } from './place.browser.ts';
import { pageNow, rememberChoice, stateNow, usualState, writeAddress } from './state.browser.ts';
import { foreign } from './state.ts';

/**
 * The links to the same page in another language of the interface. They lead to what is being read, which stands at the same
 * height there, and Back leads to it here. Which columns are open, the device remembers.
 */
export function prepareLanguageLinks(): void {
  document.addEventListener('pointerdown', ({ target }) => carry(target));
  document.addEventListener('click', follow);
  goToKept();
}

/** Gives a link what is searched for and the place of the address, before it is followed, copied or opened beside. */
function carry(target: EventTarget | null): HTMLAnchorElement | null {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-language]');
  if (!link) return null;
  link.search = foreign(location.search);
  link.hash = location.hash;
  return link;
}

function follow({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = carry(target);
  if (!link) return;
  const to = link.dataset.language as Language;
  remember('lang', to);
  carryState(to);
  const place = findPlace();
  if (!place) return;
  link.hash = place.id;
  if (ctrlKey || metaKey || shiftKey) return;
  // In a browser that keeps nothing, the hash leads to the clause.
  remember('place', JSON.stringify({ ...place, address: link.href }));
  keepInHistory(place);
}

/**
 * Opens the columns there that are open here: the language `to` stands first there and changes places with the one that does
 * here. What is open where nobody chooses is left to that page.
 */
function carryState(to: Language): void {
  const { languages, notes } = stateNow();
  const { own, all } = pageNow();
  if (languages.join() === usualState().languages.join()) return;
  // So that Back leads to the same columns.
  writeAddress({ languages, notes });
  const isFirstOpen = languages[0] === all[0];
  rememberChoice({ languages: languages.map((each) => (isFirstOpen && each === to ? own : each)) });
}

/** Keeps a place for when this page is loaded again: a browser goes to pixels, before the page has come to its height. */
function keepInHistory(place: Place): void {
  history.replaceState({ ...history.state, place }, '');
}

/** Goes to the place that was handed over from another language, or that was left for one. */
function goToKept(): void {
  const handed = recallJson<Place & { address: string }>('place');
  remember('place', null);
  const { place: left, ...state } = (history.state ?? {}) as { place?: Place };
  // Once: who reads on and loads the page anew is where they have read to.
  if (left) history.replaceState(state, '');
  const kept = handed?.address === location.href ? handed : left;
  if (!kept) return;
  const go = () => goTo(kept);
  go();
  // When all has come, a browser goes to the hash once more, or to the pixels that it keeps, where something else may be now;
  // a reader who is already scrolling is left alone.
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('load', go, { once: true });
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, () => removeEventListener('load', go), { once: true, passive: true });
}
