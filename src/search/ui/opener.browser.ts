import { isComposing } from '../../site/composing.browser.ts';
import { element, recallList, remember } from '../../site/helpers.browser.ts';
import { indexFolder } from '../index/folder.browser.ts';
import type { QuickBox } from './quick.browser.ts';

/**
 * The quick box is a dialog with a copy of the search form. Ctrl-K (Cmd-K on a Mac), or a tap or input in the form,
 * opens it. It does not wait until the search has loaded, because then a phone would not show its keyboard.
 */
export function prepareQuickBox(): void {
  addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    const form = forms().find((each) => each.checkVisibility());
    if (form) return open(form);
    // The search page has a box of its own.
    const own = document.querySelector<HTMLInputElement>('[data-search] input');
    own?.focus();
    own?.select();
  });
  document.querySelector('[data-quick]')?.addEventListener('click', (event) => {
    const [form] = forms();
    if (!form) return;
    event.preventDefault();
    open(form);
  });
  for (const form of forms()) {
    const box = form.querySelector('input');
    if (!box) continue;
    const openIt = () => open(form, true);

    box.onpointerenter = ask;
    box.onfocus = ask;
    box.onclick = openIt;
    box.addEventListener('compositionend', openIt);
    box.oninput = (event) => {
      if (!(event as InputEvent).isComposing) openIt();
    };
  }
}

/**
 * Stores the matching words of a result when it is opened. Its page, which can be the current one, marks them.
 *
 * @param converted resolves when Chinese texts are in the script that the reader has chosen
 */
export function prepareFound(converted: Promise<void>): void {
  const mark = async () => {
    const { markFound } = await import('./mark-found.browser.ts');
    await converted;
    markFound();
  };
  const [path] = recallList('found');
  if (path === location.pathname) mark();
  // The reader has opened another page since.
  else remember('found', null);
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('search-box ol a');
      if (!link) return;
      const item = link.closest('li');
      const marks = [...(item?.querySelectorAll('mark') ?? [])].map((each) => each.textContent);
      const [id] = link.hash.slice(1).split('..');
      remember('found', JSON.stringify([link.pathname, id, item?.dataset.lang, ...marks]));
      if (link.pathname === location.pathname) setTimeout(mark);
    },
    // In the capture phase, before the dialog follows the link.
    true,
  );
}

let dialog: HTMLDialogElement | undefined;
let isRequested = false;
let hasFailed = false;

/** Whether the shortcut was pressed. Ignored in a dialog, and in fields outside search forms: it may have another use. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const isMac = /^mac/iu.test(navigator.platform);
  const isPressed = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (!isPressed || altKey || shiftKey || isComposing(event) || key.toLowerCase() !== 'k') return false;
  const isField = (target as Element).matches?.(
    ':is(input, textarea, select):not([type="checkbox"], search *)',
  );
  return !isField && !document.querySelector('dialog[open], :popover-open');
}

/** The search forms of the page, without those inside a `<search-box>`. */
const forms = () => [...document.querySelectorAll<HTMLFormElement>('search form:not(search-box *)')];

function open(form: HTMLFormElement, isTyped = false): void {
  ask();
  dialog ??= makeDialog(form);
  const opened = dialog;
  const plain = form.querySelector('input');
  const box = opened.querySelector('input');
  if (hasFailed) plain?.focus();
  if (!plain || !box || opened.open || hasFailed) return;
  opened.showModal();
  box.select();
  box.focus();
  if (isTyped) {
    box.value = plain.value;
    // The caret goes to the end.
    box.selectionStart = box.value.length;
  }
  program()
    .then(() => opened.querySelector<QuickBox>('search-box')?.start())
    .catch(() => {
      hasFailed = true;
      plain.value = box.value;
      opened.close();
      plain.focus();
    });
}

function makeDialog(form: HTMLFormElement): HTMLDialogElement {
  const inner = document.createElement('search-box');
  inner.append((form.closest('search') ?? form).cloneNode(true));
  const label = form.querySelector('input')?.ariaLabel ?? '';
  const made = element('dialog', { class: 'quick', 'aria-label': label }, inner);
  const close = element('button', { type: 'button', 'data-close': '' }, form.dataset.close ?? '×');
  close.onclick = () => made.close();
  made.querySelector('form')?.append(close);
  // By default a search box uses the first Escape to empty itself.
  made.onkeydown = (event) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    made.close();
  };
  document.body.append(made);
  return made;
}

/** Requests the files of the first answer in parallel. One after another, each would cost a round trip. */
function ask(): void {
  if (isRequested) return;
  isRequested = true;
  const names = { rel: 'preload', as: 'fetch', crossorigin: '', href: `${indexFolder}names.json` };
  document.head.append(element('link', names));
  program()
    .then(({ prepare }) => prepare())
    .catch(() => undefined);
}

const program = () => import('./quick.browser.ts');
