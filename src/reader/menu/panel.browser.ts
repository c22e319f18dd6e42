import { adoptStyles, element, find } from '../../site/helpers.browser.ts';
import css from './panel.css?inline';

/** Makes a panel that the browser closes by Esc or a press beside it, giving the focus back. */
export const makePanel = (className: string, label: string): HTMLElement =>
  element('div', {
    class: `aside-panel ${className}`,
    popover: 'auto',
    role: 'dialog',
    tabindex: '-1',
    'aria-label': label,
    // It may stand within a text in another language, of which it is no part.
    lang: document.documentElement.lang,
    'data-ui': '',
  });

/**
 * Shows a panel below what it belongs to, above it where there is no room, and keeps it in the window when what it
 * holds changes. It stands on the page, with which it scrolls, and is gone when it is closed.
 */
export function showPanel(panel: HTMLElement, beside: HTMLElement): void {
  adoptStyles(css);
  const place = () => {
    const word = beside.getBoundingClientRect();
    const page = find('main').getBoundingClientRect();
    const { offsetWidth, offsetHeight } = panel;
    const hasRoomBelow = word.bottom + offsetHeight + 8 < innerHeight;
    const left = Math.min(word.left, page.right - offsetWidth - 8);
    const top = hasRoomBelow ? word.bottom + 4 : Math.max(8, word.top - offsetHeight - 4);
    panel.style.setProperty('--left', `${Math.max(page.left + 8, left) + scrollX}px`);
    panel.style.setProperty('--top', `${top + scrollY}px`);
  };
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') panel.remove();
  });
  panel.showPopover();
  place();
  new ResizeObserver(place).observe(panel);
  // A reader who goes on by the tab key has left it; its button closes it by itself.
  panel.addEventListener('focusout', ({ relatedTarget: to }) => {
    if (to instanceof Node && to !== beside && !panel.contains(to)) panel.hidePopover();
  });
}
