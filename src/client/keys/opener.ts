import { actionOf, type KeyAction } from '../../lib/keys.ts';
import { areKeysOn, isTaken } from './preference.ts';

/** Listens for single keys, and for the buttons that do the same; what they do is loaded with the first. */
export function prepareKeys(): void {
  addEventListener('keydown', (event) => {
    const action = actionOf(event);
    // The search box listens for itself.
    if (!action || action === 'search' || isTaken(event.target) || !areKeysOn()) return;
    event.preventDefault();
    run(action);
  });
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-key-action]');
    if (button) run(button.dataset.keyAction as KeyAction);
  });
}

async function run(action: KeyAction): Promise<void> {
  const { perform } = await import('./perform.ts');
  perform(action);
}
