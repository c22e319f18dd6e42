import { openMenu } from '../desk/menu.browser.ts';
import { openReference } from '../desk/reference.browser.ts';
import { pressSaveCard } from '../desk/saved/press.browser.ts';
import { sayUnknownEdition, sayUnknownPlace } from '../desk/unknown.browser.ts';

/** Everything that is loaded with the first touch (on-demand.browser.ts), as one file: does what a control is for. */
export function touch(control: HTMLElement): void {
  if (control instanceof HTMLAnchorElement) openReference(control).catch(() => location.assign(control.href));
  else if (control.matches('[data-save-card]')) pressSaveCard(control);
  else if (control instanceof HTMLButtonElement) openMenu(control);
}

export { sayUnknownEdition, sayUnknownPlace };
