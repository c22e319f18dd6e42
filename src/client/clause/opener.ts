import { hashText } from '../hash.ts';
import { citable } from './rows.ts';

/**
 * What a page does for its clauses before anything is touched: next to nothing. The menu, and ranges, are
 * loaded when they are first asked for.
 */
export function prepareClauses(): void {
  document.addEventListener('pointerdown', rememberOpen, true);
  document.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('.anchor :is(a, button)');
    const row = control?.closest<HTMLElement>(citable);
    if (!control || !row) return;
    const isSelecting = 'selecting' in document.documentElement.dataset;
    if (control.matches('a') && !event.shiftKey && !isSelecting) return;
    event.preventDefault();
    if (isSelecting) loadRange().then(({ endSelecting }) => endSelecting(row));
    else if (control.matches('a')) loadRange().then(({ selectTo }) => selectTo(row));
    else if (control !== openBefore) open(control, row);
  });
  addEventListener('hashchange', followHash);
  followHash();
}

let openBefore: Element | null = null;
let isMarked = false;

/** A press on the button of an open menu closes the menu: the click that follows must not open it again. */
function rememberOpen({ target }: Event): void {
  openBefore = (target as Element).closest('[data-clause-menu][aria-expanded="true"]');
}

function followHash(): void {
  if (!isMarked && !hashText().includes('..')) return;
  isMarked = true;
  loadRange().then(({ applyRange }) => applyRange());
}

async function open(button: HTMLElement, row: HTMLElement): Promise<void> {
  const { openMenu, copyLink } = await import('./menu.ts');
  if ('popover' in button) openMenu(button);
  else copyLink(row);
}

const loadRange = () => import('./range.ts');
