import { hashTarget, hashText } from './hash.browser.ts';
import { areKeysOn, isTaken } from './keys/preference.browser.ts';

/**
 * What a page does for clauses, references and single keys before one of them is touched: it listens. What they
 * do is loaded when it is first asked for; where that fails, links are followed.
 */
export function prepareOnDemand(): void {
  document.addEventListener('click', onClick);
  addEventListener('keydown', onKey);
  addEventListener('hashchange', onAddress);
  onAddress();
}

const load = () => import('./touch.browser.ts');

function onClick(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>(
    '[data-clause-menu], [data-key-action], .anchor a, a:is(.ref, .term)',
  );
  if (!control || event.ctrlKey || event.metaKey || event.altKey) return;
  const isSelecting = 'selecting' in document.documentElement.dataset;
  if (control instanceof HTMLAnchorElement) {
    // Only what has a popover of its own; anything else is the link that it looks like.
    const isTouched = control.matches('.ref, .term')
      ? 'popover' in control && !event.shiftKey && /\/(?:cards|terms)\/./u.test(control.href)
      : event.shiftKey || isSelecting;
    if (!isTouched) {
      // Going to the clause, the browser takes the focus from its link, from where a reader goes on by key.
      if (control.matches('.anchor a')) requestAnimationFrame(() => control.focus({ preventScroll: true }));
      return;
    }
    event.preventDefault();
  }
  load().then(
    ({ touch }) => touch(control, isSelecting),
    () => control instanceof HTMLAnchorElement && location.assign(control.href),
  );
}

/**
 * Any character may be a key: which ones are, the table knows that is loaded then. `/` is the search box's, what is
 * pressed with another key the browser's.
 */
function onKey(event: KeyboardEvent): void {
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  if (event.key.length !== 1 || event.key === '/' || isCommand || isTaken(event.target) || !areKeysOn())
    return;
  load().then(({ press }) => press(event));
}

let isAsked = false;

/** An address with a range, or a place that this page lacks; what was said and marked once may have to be taken back. */
function onAddress(): void {
  isAsked ||= hashText() !== '' && !hashTarget();
  if (isAsked) load().then(({ applyHash }) => applyHash());
}
