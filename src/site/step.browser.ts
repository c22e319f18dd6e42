/**
 * Adds a step of the history for an open dialog: Back closes the dialog and stays on the page; if it closes otherwise,
 * the step is taken back. `leaveStep` leaves it for another address.
 */
export function takeStep(dialog: HTMLDialogElement): void {
  history.pushState({ ...history.state, isDialog: true }, '');
  addEventListener('popstate', () => dialog.close(), { once: true });
  dialog.addEventListener('close', () => isStep() && history.back(), { once: true });
}

/** Replaces the step of a dialog by another address, so that Back leads to the page. */
export function leaveStep(dialog: HTMLDialogElement, href: string): void {
  const isStepLeft = isStep();
  if (isStepLeft) history.replaceState(null, '');
  // Closes it first, because closing returns the focus, which would scroll the page.
  dialog.close();
  if (isStepLeft) location.replace(href);
  else location.assign(href);
}

export const isStep = (): boolean => history.state?.isDialog === true;
