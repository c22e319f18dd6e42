import { openMenu } from '../reader/menu/menu.browser.ts';
import { pressSaveCard } from '../reader/menu/saved/entry.browser.ts';
import { showToPlayer } from '../reader/menu/show/show.browser.ts';
import { openReference } from '../reader/reference.browser.ts';
import { sayUnknownPlace } from '../reader/unknown.browser.ts';
import { hashTarget, replaceAddress } from '../site/helpers.browser.ts';
import { citable } from '../text/rows.browser.ts';

/** Everything that the first touch loads (on-demand.browser.ts), as one file: performs the action of a control. */
export function touch(control: HTMLElement): void {
  if (control instanceof HTMLAnchorElement) openReference(control).catch(() => location.assign(control.href));
  else if (control.matches('[data-save-card]')) pressSaveCard(control);
  else if (control instanceof HTMLButtonElement) openMenu(control);
}

/**
 * Shows the text of the address to a player, in the languages of its `player` parameter: the target of the code on a
 * judge's screen.
 */
export function showAsked(): void {
  const shown = new URL(location.href);
  const asked = shown.searchParams.get('player');
  shown.searchParams.delete('player');
  replaceAddress(shown);
  const row = hashTarget()?.closest<HTMLElement>(citable);
  if (row) showToPlayer(row, asked);
}

export { sayUnknownPlace };
