import { recall, remember } from '../helpers.browser.ts';

/** Whether single keys do something; a reader can switch them off (WCAG 2.1.4), and the device remembers. */
export const areKeysOn = () => recall('keys') !== 'off';

export const switchKeys = (isOn: boolean) => remember('keys', isOn ? null : 'off');

/** Whether what is pressed here is text, or belongs to an open dialog or panel. */
export function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], dialog, [popover]') !==
      null
  );
}
