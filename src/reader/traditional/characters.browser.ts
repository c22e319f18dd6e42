import { onState } from '../state.browser.ts';

/** Shows Chinese in the chosen script, now and after each change. Resolves when the first script is shown. */
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
