import { adoptStyles, element } from '../../site/helpers.browser.ts';
import css from './panel.css?inline';

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

export function showPanel(panel: HTMLElement, beside: HTMLElement): void {
  adoptStyles(css);
  beside.style.setProperty('anchor-name', '--panel');
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'closed') return;
    panel.remove();
    beside.style.removeProperty('anchor-name');
  });
  panel.showPopover();
  // The panel closes when the focus leaves it, except to `beside`, whose next press closes it.
  panel.addEventListener('focusout', ({ relatedTarget: to }) => {
    if (to instanceof Node && to !== beside && !panel.contains(to)) panel.hidePopover();
  });
}
