import { onState } from '../state.browser.ts';

/**
 * Shows Chinese in the script of the state. The converter is loaded only if it is needed.
 *
 * @returns resolves when the page is shown in the chosen characters
 */
export function prepareCharacters(): Promise<void> {
  let shown = 'hans';
  let isDone = Promise.resolve();
  onState(({ script }) => {
    if (script === shown) return;
    shown = script;
    isDone = import('./hant.browser.ts').then(({ showScript }) => showScript(script === 'hant'));
  });
  return isDone;
}
