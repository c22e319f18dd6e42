/**
 * Gives an open dialog a step of the history: the way back closes it and stays on the page, and however else it closes, the
 * step is taken back. It may be left for another address with `leaveStep`.
 */
export function takeStep(dialog: HTMLDialogElement): void {
  history.pushState({ ...history.state, isDialog: true }, '');
  addEventListener('popstate', () => dialog.close(), { once: true });
  dialog.addEventListener('close', () => isStep() && history.back(), { once: true });
}

/** Goes to an address in the place of the step of a dialog, so that the way back leads to the page. */
export function leaveStep(dialog: HTMLDialogElement, href: string): void {
  const isStepLeft = isStep();
  if (isStepLeft) history.replaceState(null, '');
  // Closes first, because that gives the focus back, and the page would go with it.
  dialog.close();
  if (isStepLeft) location.replace(href);
  else location.assign(href);
}

export const isStep = (): boolean => history.state?.isDialog === true;
