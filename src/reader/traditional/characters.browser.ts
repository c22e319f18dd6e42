import { onState } from '../state.browser.ts';

/**
 * Shows Chinese in the script of the state, and again after each change. The converter is loaded only if it is needed.
 * The promise resolves when the page is shown in the script of the first state.
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
