/** The reading desk of a page with columns: one state, read from the address and the device, shown, and written back. */

import type { Language } from '../schema/language.ts';
import { type ReaderState, readState, writeMemory, writeState } from './state.ts';
import '../terms/switch.browser.ts';
import { hashTarget, recall, remember, replaceAddress } from '../site/helpers.browser.ts';
import { keepPlace } from './place.browser.ts';
import { showPosition } from './position.browser.ts';
import { readPage, showState } from './show.browser.ts';

for (const frame of document.querySelectorAll<HTMLElement>('[data-columns]')) start(frame);

function start(desk: HTMLElement): void {
  // What other tabs choose meanwhile is theirs.
  let kept = recall('reader') ?? '';
  let notes: string | false = false;
  const current = (also = '') => readState(readPage(desk), location.search + also, kept);
  /** Shows the state that address and device ask for now. */
  const show = () => {
    const state = current();
    showState(desk, readPage(desk), state);
    // As the page came, those in the language of the interface are open; each can be opened and closed by itself.
    const chosen = state.areNotesChosen && state.notes;
    if (chosen !== notes) {
      for (const each of desk.querySelectorAll<HTMLDetailsElement>('.annotation'))
        each.open = state.notes === 'shown';
    }
    notes = chosen;
  };
  const write = (next: ReaderState) => {
    const address = new URL(location.href);
    address.search = writeState(readPage(desk), next, address.search);
    replaceAddress(address);
    keepPlace(show);
  };
  const follow = ({ name, value, checked }: Pick<HTMLInputElement, 'name' | 'value' | 'checked'>) => {
    const state = current();
    const others = state.languages.filter((each) => each !== value);
    const choices: Readonly<Record<string, Partial<ReaderState>>> = {
      show: { languages: checked ? [...others, value as Language] : others },
      notes: { notes: checked ? 'shown' : 'folded', areNotesChosen: true },
    };
    if (!Object.hasOwn(choices, name)) return;
    const page = readPage(desk);
    const next = { ...state, ...choices[name] };
    const ordered = { ...next, languages: page.all.filter((each) => next.languages.includes(each)) };
    // What the reader chooses is remembered on the device.
    kept = writeMemory(page, ordered);
    remember('reader', kept);
    write(ordered);
  };
  desk.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) follow(target);
  });
  desk.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-reveal]');
    if (button?.dataset.reveal) reveal(button, button.dataset.reveal);
  });

  // Who goes over to the same page in another language has there open what is open here, and here again on the way back.
  const keepForLanguage = ({ target }: Event) => {
    const to = (target as Element).closest<HTMLElement>('a[data-language]')?.dataset.language;
    if (!to) return;
    write(current());
    remember('reader', writeMemory(readPage(desk), current(), to as Language));
  };
  // Before the links themselves (language-links.browser.ts), which are set anew whenever the address changes.
  document.addEventListener('click', keepForLanguage, true);

  // Until the reader chooses, the width of the window does.
  for (const query of ['(width >= 46rem)', '(width >= 64rem)']) {
    matchMedia(query).addEventListener('change', () => keepPlace(show));
  }

  const revealTarget = () => {
    const target = hashTarget();
    const annotation = target?.closest<HTMLDetailsElement>('.annotation');
    if (!target || !annotation) return;
    if (!annotation.checkVisibility()) write(current(`&show=${annotation.dataset.column}`));
    annotation.open = true;
    const own = annotation.dataset.of as Language;
    if (!current().languages.includes(own)) annotation.dataset.revealed = own;
    // The text that the address names may be the last of its languages, so the page shows the annotation from its label on.
    // The browser repeats its own jump until the page has loaded: a margin moves that one, too.
    const above = target.getBoundingClientRect().top - annotation.getBoundingClientRect().top;
    annotation.style.setProperty('--above', `${above}px`);
    target.scrollIntoView();
  };
  addEventListener('hashchange', revealTarget);

  const unofficial = desk.querySelector<HTMLInputElement>('[data-show-unofficial]');
  if (unofficial) {
    const root = document.documentElement;
    const hide = () => {
      keepPlace(() => {
        root.toggleAttribute('data-official-only', !unofficial.checked);
        remember('unofficial', unofficial.checked ? null : 'hidden');
        show();
      });
    };
    unofficial.addEventListener('change', hide);
    // Who has hidden them before this script came means it.
    if (root.hasAttribute('data-official-only')) unofficial.checked = false;
    else if (!unofficial.checked) hide();
  }

  // Who has chosen before this script came means it.
  const chosen = [...desk.querySelectorAll<HTMLInputElement>('[data-bar] input')]
    .filter(({ checked, defaultChecked }) => checked !== defaultChecked)
    .map(({ name, value, checked }) => ({ name, value, checked }));
  for (const each of chosen) follow(each);
  show();
  desk.dataset.ready = '';
  // What had to be in view (a search result) is open now, and from here on the address says so as of any column.
  if (location.search.includes('show=')) {
    write(current());
    hashTarget()?.querySelector('.also')?.setAttribute('open', '');
  }
  revealTarget();
  showPosition([...desk.querySelectorAll<HTMLAnchorElement>('[data-parts] a')]);
}

/** Shows or hides the text of one clause in one more language. */
function reveal(button: HTMLElement, language: string): void {
  const clause = button.closest<HTMLElement>('[data-clause]');
  if (!clause) return;
  const shown = new Set(clause.dataset.revealed?.split(' '));
  const isShown = !shown.delete(language);
  if (isShown) shown.add(language);
  clause.dataset.revealed = [...shown].join(' ');
  button.ariaExpanded = String(isShown);
}
