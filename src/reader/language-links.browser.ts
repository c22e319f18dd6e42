import type { Language } from '../schema/language.ts';
import { recallJson, remember } from '../site/helpers.browser.ts';
import { findPlace, goTo, type Place } from './place.browser.ts';
import { defaultState, pageNow, rememberChoice, stateNow, writeAddress } from './state.browser.ts';
import { otherParameters } from './state.ts';

/** Makes links to another language keep the open columns and the row being read, at its height in the window. */
export function prepareLanguageLinks(): void {
  document.addEventListener('pointerdown', ({ target }) => carry(target));
  document.addEventListener('click', follow);
  restorePlace();
}

/** Adds the query, without the state of reading, and the hash to a link before it is followed, copied or opened. */
function carry(target: EventTarget | null): HTMLAnchorElement | null {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-language]');
  if (!link) return null;
  link.search = otherParameters(location.search);
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
  // Without storage, the hash leads to the row.
  remember('place', JSON.stringify({ ...place, address: link.href }));
  // Back and reload need the place too: the browser restores a scroll offset before the page has its full height.
  history.replaceState({ ...history.state, place }, '');
}

/**
 * Keeps the open columns on the other page. There `to` is the first column if possible, so the language of this page
 * takes the place of `to`: from Chinese to Japanese, zh and ja become ja and zh. Does nothing for the default columns.
 */
function carryState(to: Language): void {
  const { languages, notes } = stateNow();
  const { own, all } = pageNow();
  if (languages.join() === defaultState().languages.join()) return;
  // Back returns to these columns.
  writeAddress({ languages, notes });
  const isFirstOpen = languages[0] === all[0];
  rememberChoice({ languages: languages.map((each) => (isFirstOpen && each === to ? own : each)) });
}

/** Scrolls to the place handed over by the page in another language, or stored when the reader left this page. */
function restorePlace(): void {
  const handed = recallJson<Place & { address: string }>('place');
  remember('place', null);
  const { place: left, ...state } = (history.state ?? {}) as { place?: Place };
  // Only once: on a later reload the reader has moved on.
  if (left) history.replaceState(state, '');
  const kept = handed?.address === location.href ? handed : left;
  if (!kept) return;
  const go = () => goTo(kept);
  go();
  // After loading, the browser scrolls again, to the hash or a stored offset. So the place is restored once more,
  // unless the reader has begun to scroll.
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('load', go, { once: true });
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, () => removeEventListener('load', go), { once: true, passive: true });
}
