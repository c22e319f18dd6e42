import { type Kept, remember } from '../site/helpers.browser.ts';
import { keepPlace } from './place.browser.ts';

/**
 * A box of the settings that is checked until the reader takes something away by it: then an attribute of the root says so,
 * and the device remembers it, which early.ts of the site shows before the first paint.
 *
 * @param show what no style sheet does
 */
export function prepareSwitch(
  box: string,
  key: Kept,
  [attribute, off]: readonly [attribute: string, off: string],
  show: (isOn: boolean) => void,
): void {
  const root = document.documentElement;
  const input = document.querySelector<HTMLInputElement>(box);
  if (!input) return;
  const choose = () => {
    if (input.checked) root.removeAttribute(attribute);
    else root.setAttribute(attribute, off);
    remember(key, input.checked ? null : off);
    show(input.checked);
  };
  input.addEventListener('change', () => keepPlace(choose));
  // What was taken away before this script came stays so.
  if (root.hasAttribute(attribute)) input.checked = false;
  if (!input.checked) choose();
}
