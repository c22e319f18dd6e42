import type { Language } from '../schema/language.ts';

/**
 * Lets the reader put the languages in another order, by the button on each of them and by the arrow keys. Calls
 * `move` with the language and the place it goes to.
 */
export function prepareOrder(pills: HTMLElement, move: (lang: Language, to: number) => void): void {
  const opened = '[data-pill]:has(:checked)';
  const open = () => [...pills.querySelectorAll<HTMLElement>(opened)];
  const moveTo = (pill: HTMLElement, to: number) => {
    const focused = document.activeElement;
    if (to >= 0 && to < open().length) move(pill.dataset.pill as Language, to);
    // Moved in the document, it has lost the focus; and the first one has no button.
    if (focused instanceof HTMLElement && pill.contains(focused)) {
      (focused.checkVisibility() ? focused : pill.querySelector('input'))?.focus({ preventScroll: true });
    }
  };

  pills.addEventListener('click', ({ target }) => {
    const pill = (target as Element).closest('[data-move]')?.closest<HTMLElement>('[data-pill]');
    if (pill) moveTo(pill, open().indexOf(pill) - 1);
  });

  pills.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const pill = (event.target as Element).closest<HTMLElement>(opened);
    if (!step || !pill || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    moveTo(pill, open().indexOf(pill) + step);
  });
}
