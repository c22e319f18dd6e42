import { onState } from '../state.browser.ts';

/**
 * Shows Chinese in the characters of the state. What converts the texts is loaded only when it is asked for.
 *
 * @returns resolves when the page has the characters that it opens with
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
