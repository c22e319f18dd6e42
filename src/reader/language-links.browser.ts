import { recall, remember } from '../site/helpers.browser.ts';
import { foreign } from './foreign.ts';
import { goTo, namedPlace, type Place } from './place.browser.ts';

/**
 * The links to the same page in another language of the interface. They lead to what is being read, which stands at the same
 * height there, and Back leads to it here. Which columns are open, the device remembers (reader.browser.ts).
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
  remember('lang', link.dataset.language ?? null);
  const place = namedPlace();
  if (!place) return;
  const { row, at } = place;
  link.hash = row.id;
  if (ctrlKey || metaKey || shiftKey) return;
  // In a browser that keeps nothing, the hash leads to the clause.
  remember('place', JSON.stringify({ address: link.href, id: row.id, at }));
  keepInHistory(place);
}

/** Keeps a place for when this page is loaded again: a browser goes to pixels, before the page has come to its height. */
export function keepInHistory(place: Place | undefined): void {
  if (place) history.replaceState({ ...history.state, place: { id: place.row.id, at: place.at } }, '');
}

/** Goes to the place that was handed over from another language, or that was left for one. */
function goToKept(): void {
  const handed: (Kept & { address: string }) | null = JSON.parse(recall('place') ?? 'null');
  remember('place', null);
  const { place: left, ...state } = (history.state ?? {}) as { place?: Kept };
  // Once: who reads on and loads the page anew is where they have read to.
  if (left) history.replaceState(state, '');
  const kept = handed?.address === location.href ? handed : left;
  const row = kept && document.getElementById(kept.id);
  if (!row) return;
  const go = () => goTo({ row, at: kept.at });
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

interface Kept {
  readonly id: string;
  readonly at: Place['at'];
}
