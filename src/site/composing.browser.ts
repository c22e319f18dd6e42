/**
 * Whether a key belongs to an input method: Escape then cancels the composition and must not close anything. Safari
 * ends the composition before the key event, so only the key code 229 tells.
 */
export const isComposing = (event: { readonly isComposing: boolean; readonly keyCode: number }): boolean =>
  event.isComposing || event.keyCode === 229;
