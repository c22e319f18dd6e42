import type { readPage, showState } from './show.browser.ts';
import type { readState } from './state.ts';

/**
 * Says on the root how a page is read, as its address asks and the device remembers, so that its first frame is right. Put
 * into the page as text, as in site/early.ts: the functions it needs come as parameters. It leaves them to the script of
 * the desk, which so needs no second copy of them.
 */
export function applyState(read: typeof readState, page: typeof readPage, show: typeof showState): void {
  const root = document.documentElement;
  globalThis.desk = { readState: read, readPage: page, showState: show };
  let memory = '';
  try {
    memory = localStorage.getItem('sidejudge-reader') ?? '';
  } catch {
    // A browser that keeps nothing.
  }
  const state = read(page(root), location.search, memory);
  show(root, page(root), state);
  // Until the script can open and close each annotation.
  if (state.areNotesChosen) root.dataset.early = state.notes;
}

declare global {
  var desk: {
    readonly readState: typeof readState;
    readonly readPage: typeof readPage;
    readonly showState: typeof showState;
  };
}
