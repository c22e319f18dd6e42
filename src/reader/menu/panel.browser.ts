import { adoptStyles, element } from '../../site/helpers.browser.ts';
import css from './panel.css?inline';

/** Makes a panel that the browser closes by Esc or a press beside it, giving the focus back. */
export const makePanel = (className: string, label: string): HTMLElement =>
  element('div', {
    class: `sheet aside-panel ${className}`,
    popover: 'auto',
    role: 'dialog',
    tabindex: '-1',
    'aria-label': label,
    // It may stand within a text in another language, of which it is no part.
    lang: document.documentElement.lang,
    'data-ui': '',
  });

/** Shows a panel beside what it belongs to (panel.css), with which it scrolls; it is gone when it is closed. */
export function showPanel(panel: HTMLElement, beside: HTMLElement): void {
  adoptStyles(css);
  beside.style.setProperty('anchor-name', '--panel');
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'closed') return;
    panel.remove();
    beside.style.removeProperty('anchor-name');
  });
  panel.showPopover();
  // A reader who goes on by the tab key has left it; its button closes it by itself.
  panel.addEventListener('focusout', ({ relatedTarget: to }) => {
    if (to instanceof Node && to !== beside && !panel.contains(to)) panel.hidePopover();
  });
}
