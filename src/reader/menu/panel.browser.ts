import { adoptStyles, element } from '../../site/helpers.browser.ts';
import css from './panel.css?inline';

/** Creates a panel that the browser closes by Esc or a press outside it, returning the focus. */
export const makePanel = (className: string, label: string): HTMLElement =>
  element('div', {
    class: `sheet aside-panel ${className}`,
    popover: 'auto',
    role: 'dialog',
    tabindex: '-1',
    'aria-label': label,
    // The panel may be inside a text in another language.
    lang: document.documentElement.lang,
    'data-ui': '',
  });

/** Shows a panel anchored to an element (panel.css), and removes it when it closes. */
export function showPanel(panel: HTMLElement, beside: HTMLElement): void {
  adoptStyles(css);
  beside.style.setProperty('anchor-name', '--panel');
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'closed') return;
    panel.remove();
    beside.style.removeProperty('anchor-name');
  });
  panel.showPopover();
  // Closes the panel when the tab key moves the focus out of it, but not to its button: a press of it closes the panel.
  panel.addEventListener('focusout', ({ relatedTarget: to }) => {
    if (to instanceof Node && to !== beside && !panel.contains(to)) panel.hidePopover();
  });
}
