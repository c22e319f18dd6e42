/**
 * Whether a key belongs to an input method, whose Escape must close nothing else. In Safari only key code 229
 * tells, because the composition ends before the key event.
 */
export const isComposing = (event: { readonly isComposing: boolean; readonly keyCode: number }): boolean =>
  event.isComposing || event.keyCode === 229;
