import type { Language } from '../../schema/language.ts';
import { type KeyAction, keyTable } from './keys.ts';
import { areKeysOn, switchKeys } from './preference.browser.ts';
import { keyStrings } from './words.ts';

/** Shows the list of keys, made from the table of keys; here they are switched off and on again. */
export function openList(lang: Language, isHere: (action: KeyAction) => boolean): void {
  // Who presses again while the program of the keys is on its way has it open already.
  if (document.querySelector('dialog.keys')) return;
  const t = keyStrings[lang];
  const dialog = element('dialog');
  dialog.className = 'keys';
  const title = element('h2', t.title);
  title.id = 'keys-title';
  title.tabIndex = -1;
  dialog.setAttribute('aria-labelledby', title.id);
  const list = element('dl');
  for (const { action, keys } of keyTable) {
    const row = element('div');
    const term = element('dt');
    term.append(...keys.map((key) => element('kbd', key)));
    // That one works in fields too, and where single keys are off (search/box/opener.ts).
    if (action === 'search') term.append(' ', element('kbd', 'Ctrl+K'));
    const meaning = element('dd', t.actions[action]);
    if (!isHere(action)) meaning.append(' ', element('small', `(${t.absent})`));
    row.append(term, meaning);
    list.append(row);
  }
  const box = element('input');
  box.type = 'checkbox';
  box.checked = areKeysOn();
  box.addEventListener('change', () => switchKeys(box.checked));
  const label = element('label');
  label.append(box, ` ${t.isOn}`);
  const close = element('button', t.close);
  close.type = 'button';
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

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
