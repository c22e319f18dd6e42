import { areKeysOn, isTaken } from './keys/preference.ts';

/**
 * What a page does for clauses, references and single keys before one of them is touched: it listens. What each
 * does is loaded when it is first asked for; where that fails, links are followed.
 */
export function prepareOnDemand(): void {
  document.addEventListener('click', onClick);
  addEventListener('keydown', onKey);
  addEventListener('hashchange', onAddress);
  addEventListener('addresschange', onAddress);
  onAddress();
}

const controls = '[data-clause-menu], [data-key-action], .anchor a, a:is(.ref, .term)';

function onClick(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>(controls);
  const row = control?.closest<HTMLElement>('[data-clause], [data-ruling], [data-note]');
  if (!control || event.ctrlKey || event.metaKey || event.altKey) return;
  const isSelecting = 'selecting' in document.documentElement.dataset;
  if (control.dataset.keyAction) {
    import('./keys/perform.ts').then(({ perform }) => perform(control.dataset.keyAction ?? ''));
  } else if (control.matches('.ref, .term')) {
    openReference(event, control as HTMLAnchorElement);
  } else if (row && (isSelecting || (event.shiftKey && control.matches('a')))) {
    event.preventDefault();
    import('./clause/range.ts').then(({ chooseRow }) => chooseRow(row));
  } else if (control.matches('button')) {
    import('./clause/menu.ts').then(({ openMenu }) => openMenu(control));
  }
}

/** Only what has a popover of its own; anything else is the link that it looks like. */
function openReference(event: MouseEvent, link: HTMLAnchorElement): void {
  if (event.shiftKey || !('popover' in link) || !/\/(?:m10\/cards|terms)\/./u.test(link.href)) return;
  event.preventDefault();
  import('./reference/popover.ts')
    .then((popover) => popover.openReference(link))
    .catch(() => location.assign(link.href));
}

/** Any character may be a key: which ones are, the table knows that is loaded then. `/` is the search box's. */
function onKey(event: KeyboardEvent): void {
  if (event.key.length !== 1 || event.key === '/' || isTaken(event.target) || !areKeysOn()) return;
  import('./keys/perform.ts').then(({ press }) => press(event));
}

let hasRange = false;

function onAddress(): void {
  if (hasRange || location.hash.includes('..')) {
    hasRange = true;
    import('./clause/range.ts').then(({ applyRange }) => applyRange());
  }
  if (/\b(?:with|columns|layout|notes|script)=/u.test(location.search)) {
    import('./carry-view.ts').then(({ prepareLinks }) => prepareLinks());
  }
}
