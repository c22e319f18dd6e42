import { defaultState, stateNow } from '../reader/state.browser.ts';
import { isComposing } from '../site/composing.browser.ts';
import { hashTarget, hashText, onStored, recall } from '../site/helpers.browser.ts';
import { mendHash } from '../site/mend-hash.ts';
import { citable, isOverText } from '../text/rows.browser.ts';

/**
 * Runs what a page needs at once, and loads the scripts of clauses and references at their first use. If loading
 * fails, links are followed, except offline.
 */
export function prepareOnDemand(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('click', ({ target }) => closeDetails(target as Element));
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !isComposing(event)) closeDetails();
  });
  addEventListener('hashchange', onAddress);
  onStored(showSaved);
  prepareReader();
  shortenTabs();
  onAddress();
  if (location.search.includes('player=')) load().then((all) => all.showFromAddress());
  followOldEdition();
}

function showSaved(): void {
  const card = document.querySelector<HTMLElement>('[data-save-card]');
  if (card) card.ariaPressed = String(recall('saved')?.includes(`"${card.dataset.saveCard}"`) ?? false);
}

/** Removes links of rows and terms, often over a hundred, from the tab order; the menu of a row has its links. */
function shortenTabs(): void {
  for (const row of document.querySelectorAll(citable))
    for (const link of row.querySelectorAll<HTMLElement>(':scope > .anchor > a, a.term')) link.tabIndex = -1;
}

/** Links to an older edition (`?edition=`) lead to the history of the section. */
function followOldEdition(): void {
  const history = document.querySelector<HTMLAnchorElement>('a[data-history]');
  if (history && new URLSearchParams(location.search).has('edition'))
    location.replace(history.href + location.hash);
}

const load = () => import('./touch.browser.ts');

/** Loads the script of the bar of a card at its first use; at once if the open languages are not the defaults. */
function prepareReader(): void {
  const frame = document.querySelector('[data-late-reader]');
  if (!frame) return;
  const loadReader = () => import('../reader/reader.browser.ts');
  if (stateNow().languages.join() !== defaultState().languages.join()) loadReader();
  for (const event of ['pointerdown', 'focusin', 'change'])
    frame.addEventListener(event, loadReader, { once: true });
}

function onClick(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>(
    '[data-clause-menu], [data-save-card], .anchor a, a:is(.ref, .term)',
  );
  if (!control || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (control.matches('.anchor a')) {
    // Following the hash takes the focus from the link, from which a keyboard reader continues.
    requestAnimationFrame(() => control.focus({ preventScroll: true }));
    return;
  }
  if (control instanceof HTMLAnchorElement) {
    // Only cards and terms have popovers; anything else is a plain link.
    if (!/\/(?:cards|terms)\/./u.test(control.href)) return;
    event.preventDefault();
    // The menu is open, and the browser closes it, because the button has it as its popover target.
  } else if (control instanceof HTMLButtonElement && control.popoverTargetElement) return;
  load().then(
    ({ touch }) => touch(control),
    () => navigator.onLine && control instanceof HTMLAnchorElement && location.assign(control.href),
  );
}

/**
 * Closes the open `<details>` over the texts, except one that contains `pressed` elsewhere than in its close button.
 * Esc closes only the last of them. After Esc or a close button, the summary of the closed one gets the focus.
 */
function closeDetails(pressed?: Element): void {
  const own = pressed?.closest('.about > .close')?.closest('details');
  const open = [...document.querySelectorAll<HTMLDetailsElement>('details[open]')].filter(
    (each) => isOverText(each) && (each === own || !(pressed && each.contains(pressed))),
  );
  for (const each of pressed ? open : open.slice(-1)) each.open = false;
  if (own || !pressed) open.at(-1)?.querySelector('summary')?.focus({ preventScroll: true });
}

let hasNotice = false;

/** Corrects a hash that is nearly right; else shows a notice if the page does not have it, or removes the notice. */
function onAddress(): void {
  const place = hashText();
  const mended = mendHash(place);
  if (place !== mended && !hashTarget() && document.getElementById(mended)) {
    location.replace(`#${mended}`);
    return;
  }
  const isUnknown = place !== '' && !hashTarget();
  if (isUnknown || hasNotice) load().then(({ showUnknownPlace }) => showUnknownPlace(isUnknown ? place : ''));
  hasNotice = isUnknown;
}
