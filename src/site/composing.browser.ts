/**
 * Whether a key belongs to the input method: Escape then takes back a word that is being written, and closes nothing. Safari
 * ends the composition before the key event, of which only the old code 229 remains.
 */
export const isComposing = (event: { readonly isComposing: boolean; readonly keyCode: number }): boolean =>
  event.isComposing || event.keyCode === 229;
