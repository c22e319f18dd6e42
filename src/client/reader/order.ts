import type { Language } from '../../schema/language.ts';

/**
 * Lets the reader put the languages in another order: by dragging their pills, by the arrow keys on them, and
 * by the button on each. Calls `move` with the language and the place it goes to.
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

  pills.addEventListener('click', (event) => {
    const pill = (event.target as Element).closest('[data-move]')?.closest<HTMLElement>('[data-pill]');
    if (pills.querySelector('[data-dragged]')) event.preventDefault();
    else if (pill) moveTo(pill, open().indexOf(pill) - 1);
  });

  pills.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const pill = (event.target as Element).closest<HTMLElement>(opened);
    if (!step || !pill || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    moveTo(pill, open().indexOf(pill) + step);
  });

  pills.addEventListener('pointerdown', (event) => {
    const pill = (event.target as Element).closest<HTMLElement>(opened);
    if (!pill || event.button !== 0) return;
    const drag = new AbortController();
    const { signal } = drag;
    const follow = ({ clientX }: PointerEvent) => {
      if (Math.abs(clientX - event.clientX) < 8 && pill.dataset.dragged === undefined) return;
      pill.dataset.dragged = '';
      const before = open().filter((each) => each !== pill && middle(each) < clientX);
      if (before.length !== open().indexOf(pill)) moveTo(pill, before.length);
    };
    const drop = () => {
      drag.abort();
      // The click that ends a drag is none; it comes right after.
      setTimeout(() => delete pill.dataset.dragged);
    };
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', drop, { signal });
  });
}

function middle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
