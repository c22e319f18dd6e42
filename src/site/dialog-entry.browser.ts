/**
 * Adds a history entry for a dialog: Back closes the dialog and stays on the page. If the dialog closes in another
 * way, goes back from the entry.
 */
export function addDialogEntry(dialog: HTMLDialogElement): void {
  history.pushState({ ...history.state, isDialog: true }, '');
  addEventListener('popstate', () => dialog.close(), { once: true });
  dialog.addEventListener('close', () => isDialogEntry() && history.back(), { once: true });
}

/** Closes a dialog and opens an address in place of its history entry: Back leads to this page. */
export function leaveDialog(dialog: HTMLDialogElement, href: string): void {
  const hadEntry = isDialogEntry();
  if (hadEntry) history.replaceState(null, '');
  // Closing returns the focus, which would scroll away from the new place if it is on this page.
  dialog.close();
  if (hadEntry) location.replace(href);
  else location.assign(href);
}

export const isDialogEntry = (): boolean => history.state?.isDialog === true;
