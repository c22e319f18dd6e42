import { openMenu } from '../clause/menu.browser.ts';
import { applyHash, chooseRow } from '../clause/range.browser.ts';
import { openReference } from '../clause/reference-popover.browser.ts';
import { citable } from '../clause/rows.browser.ts';
import { actionOf } from './keys/keys.ts';
import { perform } from './keys/perform.browser.ts';

/** Everything that is loaded with the first touch (on-demand.ts), as one file: does what a control is for. */
export function touch(control: HTMLElement, isSelecting: boolean): void {
  const row = control.closest<HTMLElement>(citable);
  if (control.dataset.keyAction) perform(control.dataset.keyAction);
  else if (control instanceof HTMLAnchorElement && control.matches('.ref, .term')) {
    openReference(control).catch(() => location.assign(control.href));
  } else if (row && (isSelecting || control.matches('a'))) chooseRow(row);
  else if (row) openMenu(control);
}

/** Does what a pressed key stands for, if it stands for something. */
export function press(event: KeyboardEvent): void {
  const action = actionOf(event);
  if (action) perform(action);
}

export { applyHash };
