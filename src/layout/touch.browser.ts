import { openMenu } from '../reader/menu/menu.browser.ts';
import { pressSaveCard } from '../reader/menu/saved/entry.browser.ts';
import { showToPlayer } from '../reader/menu/show/show.browser.ts';
import { openReference } from '../reader/reference.browser.ts';
import { showUnknownPlace } from '../reader/unknown.browser.ts';
import { hashTarget, replaceAddress } from '../site/helpers.browser.ts';
import { citable } from '../text/rows.browser.ts';

/** This module and its imports are loaded at the first touch (on-demand.browser.ts). */
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

export { showUnknownPlace };
