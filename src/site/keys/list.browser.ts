import { element, lang } from '../helpers.browser.ts';
import { type KeyAction, keyTable } from './keys.ts';
import { areKeysOn, switchKeys } from './preference.browser.ts';
import { keyWords } from './words.ts';

/** Shows the list of keys, made from the table of keys; here they are switched off and on again. */
export function openList(isHere: (action: KeyAction) => boolean): void {
  // Who presses again while the program of the keys is on its way has it open already.
  if (document.querySelector('dialog.keys')) return;
  const t = keyWords[lang];
  const dialog = element('dialog', { class: 'keys', 'aria-labelledby': 'keys-title' });
  const title = element('h2', { id: 'keys-title', tabindex: '-1' }, t.title);
  const list = element('dl');
  for (const { action, keys } of keyTable) {
    const term = element('dt', {}, ...keys.map((key) => element('kbd', {}, key)));
    // That one works in fields too, and where single keys are off (search/box/opener.browser.ts).
    if (action === 'search') term.append(' ', element('kbd', {}, 'Ctrl+K'));
    const meaning = element('dd', {}, t.actions[action]);
    if (!isHere(action)) meaning.append(' ', element('small', {}, `(${t.absent})`));
    list.append(element('div', {}, term, meaning));
  }
  const box = element('input', { type: 'checkbox' });
  box.checked = areKeysOn();
  box.addEventListener('change', () => switchKeys(box.checked));
  const label = element('label', {}, box, ` ${t.isOn}`);
  const close = element('button', { type: 'button' }, t.close);
  close.addEventListener('click', () => dialog.close());
  dialog.append(title, list, label, close);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('keydown', (event) => {
    if (event.key === '?') dialog.close();
  });
  // A press on the dialog itself, and on nothing in it, is one beside it.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  // By itself it would begin with the box at its end.
  title.focus();
}
