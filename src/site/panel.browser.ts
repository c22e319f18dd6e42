import { element } from './helpers.browser.ts';

/** Makes a panel that the browser closes by Esc or a press beside it, giving the focus back. */
export function makePanel(className: string): HTMLElement {
  const panel = element('div', {
    class: `aside-panel ${className}`,
    popover: 'auto',
    role: 'dialog',
    tabindex: '-1',
    // It may stand within a text in another language, of which it is no part.
    lang: document.documentElement.lang,
    'data-ui': '',
  });
  // A reader who goes on by the tab key has left it.
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.hidePopover();
  });
  return panel;
}

/** Shows a panel beside what it belongs to, above it where there is no room below; scrolling away closes it. */
export function showPanel(panel: HTMLElement, beside: HTMLElement): void {
  panel.showPopover();
  placePanel(panel, beside);
  closeWhenScrolledAway(panel, scrollY);
}

/** Puts a panel that is shown to its place, again when what it holds has changed. */
export function placePanel(panel: HTMLElement, beside: HTMLElement): void {
  const word = beside.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = panel;
  const hasRoomBelow = word.bottom + offsetHeight + 8 < innerHeight;
  panel.style.left = `${Math.max(8, Math.min(word.left, document.documentElement.clientWidth - offsetWidth - 8))}px`;
  panel.style.top = `${hasRoomBelow ? word.bottom + 4 : Math.max(8, word.top - offsetHeight - 4)}px`;
}

/** A panel stays where it is on the window, so it goes when what it belongs to has left. */
function closeWhenScrolledAway(panel: HTMLElement, from: number): void {
  const close = () => {
    if (Math.abs(scrollY - from) > 60) panel.hidePopover();
  };
  addEventListener('scroll', close, { passive: true });
  const end = (event: Event) => {
    if ((event as ToggleEvent).newState !== 'closed') return;
    removeEventListener('scroll', close);
    panel.removeEventListener('toggle', end);
  };
  panel.addEventListener('toggle', end);
}
