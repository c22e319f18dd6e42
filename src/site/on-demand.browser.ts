import { hashTarget, hashText } from './helpers.browser.ts';

/**
 * What a page does for clauses and references before one of them is touched: it listens. What they do is loaded when it
 * is first asked for; where that fails, links are followed.
 */
export function prepareOnDemand(): void {
  document.addEventListener('click', onClick);
  addEventListener('hashchange', onAddress);
  onAddress();
}

const load = () => import('./touch.browser.ts');

function onClick(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>(
    '[data-clause-menu], .anchor a, a:is(.ref, .term)',
  );
  if (!control || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const isSelecting = 'selecting' in document.documentElement.dataset;
  if (control instanceof HTMLAnchorElement) {
    // Only what has a popover of its own; anything else is the link that it looks like.
    const isTouched = control.matches('.anchor a') ? isSelecting : /\/(?:cards|terms)\/./u.test(control.href);
    // Going to the clause, the browser takes the focus from its link, from where a reader goes on by key.
    if (!isTouched && control.matches('.anchor a'))
      requestAnimationFrame(() => control.focus({ preventScroll: true }));
    if (!isTouched) return;
    event.preventDefault();
    // The browser closes a menu by its button.
  } else if (control instanceof HTMLButtonElement && control.popoverTargetElement) return;
  load().then(
    ({ touch }) => touch(control, isSelecting),
    () => control instanceof HTMLAnchorElement && location.assign(control.href),
  );
}

let isAsked = false;

/** An address with a range, or a place that this page lacks; what was said and marked once may have to be taken back. */
function onAddress(): void {
  isAsked ||= hashText() !== '' && !hashTarget();
  if (isAsked) load().then(({ applyHash }) => applyHash());
}
