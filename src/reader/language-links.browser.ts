import type { Language } from '../schema/language.ts';
import { recallJson, remember } from '../site/helpers.browser.ts';
import { findPlace, goTo, type Place } from './place.browser.ts';
import { pageNow, rememberChoice, stateNow, usualState, writeAddress } from './state.browser.ts';
import { foreign } from './state.ts';

/**
 * Prepares the links to the same page in another language of the interface. They lead to the row that is being read, at
 * the same height, and Back returns to it here. The device remembers the open columns.
 */
export function prepareLanguageLinks(): void {
  document.addEventListener('pointerdown', ({ target }) => carry(target));
  document.addEventListener('click', follow);
  goToKept();
}

/** Adds the query and the hash to a link, before it is followed, copied or opened in a tab. */
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
  // Without storage, the hash leads to the clause.
  remember('place', JSON.stringify({ ...place, address: link.href }));
  // In the history entry too: on reload a browser restores pixels, before the page has its full height.
  history.replaceState({ ...history.state, place }, '');
}

/**
 * Opens the same columns on the other page: `to` becomes the first column, and swaps places with the first one here.
 * Without a choice, the other page has its defaults.
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

/** Scrolls to the place passed from another language, or stored when this page was left for one. */
function goToKept(): void {
  const handed = recallJson<Place & { address: string }>('place');
  remember('place', null);
  const { place: left, ...state } = (history.state ?? {}) as { place?: Place };
  // Only once: on a later reload the reader has moved on.
  if (left) history.replaceState(state, '');
  const kept = handed?.address === location.href ? handed : left;
  if (!kept) return;
  const go = () => goTo(kept);
  go();
  // After loading, a browser scrolls once more to the hash or to its stored pixels, where another row may be now. If
  // the reader is already scrolling, nothing is done.
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('load', go, { once: true });
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, () => removeEventListener('load', go), { once: true, passive: true });
}
