import { find, recall, remember } from './helpers.browser.ts';

/** `<site-keys>`: single keys, and the list of them, which switches them off (WCAG 2.1.4); the device remembers. */
class SiteKeys extends HTMLElement {
  connectedCallback(): void {
    const box = find<HTMLInputElement>('input', this);
    box.checked = areKeysOn();
    box.addEventListener('change', () => remember('keys', box.checked ? null : 'off'));
    addEventListener('keydown', (event) => this.press(event));
  }

  press({ key, target, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): void {
    const isOurs = !(ctrlKey || altKey || metaKey || isComposing) && areKeysOn() && !isTaken(target);
    // The page for wrong addresses has a list in each language, of which one is shown.
    if (!isOurs || !this.checkVisibility()) return;
    if (key === '?') find('dialog', this).showPopover();
    else if (/^[123c]$/u.test(key)) import('./touch.browser.ts').then(({ press }) => press(key));
  }
}

customElements.define('site-keys', SiteKeys);

/** Whether single keys do something. */
export function areKeysOn(): boolean {
  return recall('keys') !== 'off';
}

/** Whether what is pressed here is text, or belongs to an open dialog or panel. */
export function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], dialog, [popover]') !==
      null
  );
}
