import { announce } from '../site/announce.browser.ts';
import { element } from '../site/helpers.browser.ts';

/**
 * Copies a text and says so. Where the browser has no clipboard or refuses it, the text stands selected in a
 * field of the panel, ready for the reader's own copying; resolves to whether it was copied.
 */
export async function copyOrShow(
  text: string,
  panel: HTMLElement,
  said: { readonly done: string; readonly refused: string },
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    announce(said.done);
    return true;
  } catch {
    showField(text, panel, said.refused);
    return false;
  }
}

function showField(text: string, panel: HTMLElement, refused: string): void {
  panel.querySelector('[data-copy-field]')?.remove();
  const field = element('textarea', { readonly: '', rows: '3' }, text);
  panel.append(element('label', { 'data-copy-field': '' }, refused, field));
  // The panel has grown: what is in it has to stay in the window.
  const { top, bottom } = panel.getBoundingClientRect();
  panel.style.top = `${Math.max(8, Math.min(top, top + innerHeight - bottom - 8))}px`;
  field.focus({ preventScroll: true });
  field.select();
}
