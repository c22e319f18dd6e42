import { manifest } from 'virtual:search-index';
import { areKeysOn, isTaken } from '../keys/preference.ts';
import { indexFolder } from './folder.ts';

/**
 * The quick box: a dialog with a copy of the page's search form, opened by `/`, Ctrl-K or Cmd-K, and by a tap
 * on the form. It is there at once, so that a phone shows its keyboard; what answers is loaded then, and not
 * before. Without it the form still leads to the search page.
 */
export function prepareQuickBox(): void {
  addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    open();
  });
  for (const form of forms()) {
    const box = form.querySelector('input');
    box?.addEventListener('pointerdown', () => ask(form));
    box?.addEventListener('click', () => open(box.value));
    box?.addEventListener('input', (event) => {
      if (!(event as InputEvent).isComposing) open(box.value);
    });
    box?.addEventListener('compositionend', () => open(box.value));
  }
}

let dialog: HTMLDialogElement | undefined;
let isAsked = false;

function isShortcut(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey) return false;
  if (event.key.toLowerCase() === 'k') return event.ctrlKey !== event.metaKey && !event.shiftKey;
  if (event.key !== '/' || event.ctrlKey || event.metaKey) return false;
  return !isTaken(event.target) && areKeysOn();
}

/** The forms that lead to the search page; on that page itself there is no need of another. */
function forms(): HTMLFormElement[] {
  const all = [...document.querySelectorAll<HTMLFormElement>('search form')];
  return all.filter((form) => !form.closest('[data-search]'));
}

function open(typed?: string): void {
  const own = document.querySelector<HTMLInputElement>('[data-search] input');
  const form = forms()[0];
  if (own || !form) {
    own?.focus();
    own?.select();
    return;
  }
  ask(form);
  dialog ??= makeDialog(form);
  const box = dialog.querySelector('input');
  if (!box || dialog.open) return;
  dialog.showModal();
  if (typed !== undefined) box.value = typed;
  box.focus();
  if (typed === undefined) box.select();
  load(dialog);
}

function makeDialog(form: HTMLFormElement): HTMLDialogElement {
  const made = document.createElement('dialog');
  made.className = 'quick';
  made.ariaLabel = form.querySelector('input')?.ariaLabel ?? '';
  made.append((form.closest('search') ?? form).cloneNode(true));
  document.body.append(made);
  return made;
}

/**
 * Asks for all that the first answer needs, side by side: on a slow line each after another would be a round trip
 * more. The words of the interface lie beside the page that the form leads to.
 */
function ask(form: HTMLFormElement): void {
  if (isAsked) return;
  isAsked = true;
  for (const href of [
    `${indexFolder}names.json?v=${manifest.version}`,
    form.action.replace(/\/$/u, '.json'),
  ]) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: '', href }));
  }
  program().catch(() => undefined);
}

const program = () => import('./quick.ts');

async function load(opened: HTMLDialogElement): Promise<void> {
  try {
    const { startQuickBox } = await program();
    startQuickBox(opened);
  } catch {
    // Offline for the first time: the form still leads to the search page.
  }
}
