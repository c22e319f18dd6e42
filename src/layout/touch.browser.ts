import { openMenu } from '../reader/menu/menu.browser.ts';
import { menuWords } from '../reader/menu/menu-words.ts';
import { pressSaveCard } from '../reader/menu/saved/entry.browser.ts';
import { showToPlayer } from '../reader/menu/show/show.browser.ts';
import { openReference } from '../reader/reference.browser.ts';
import { fill } from '../schema/words.ts';
import { element, hashTarget, lang, replaceAddress } from '../site/helpers.browser.ts';
import { citable } from '../text/rows.browser.ts';

/** Runs a pressed control. This module and its imports are loaded at the first use (on-demand.browser.ts). */
export function touch(control: HTMLElement): void {
  if (control instanceof HTMLAnchorElement) openReference(control).catch(() => location.assign(control.href));
  else if (control.matches('[data-save-card]')) pressSaveCard(control);
  else if (control instanceof HTMLButtonElement) openMenu(control);
}

/** Shows the text of the hash to a player, in the languages of the `player` parameter of a QR code. */
export function showFromAddress(): void {
  const shown = new URL(location.href);
  const asked = shown.searchParams.get('player');
  shown.searchParams.delete('player');
  replaceAddress(shown);
  const row = hashTarget()?.closest<HTMLElement>(citable);
  if (row) showToPlayer(row, asked);
}

/** Shows a notice, above the first row, that says that this page lacks `place`; an empty `place` removes the notice. */
export function showUnknownPlace(place: string): void {
  document.querySelector('[data-unknown-place]')?.remove();
  if (place === '') return;
  const id = place.length > 40 ? `${place.slice(0, 40)}…` : place;
  const notice = element(
    'p',
    { class: 'notice', role: 'status', 'data-unknown-place': '' },
    fill(menuWords[lang].unknown, { id }),
  );
  document.querySelector(citable)?.before(notice);
  notice.scrollIntoView();
}
