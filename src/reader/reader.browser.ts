/** The reading desk of a page with columns: one state, read from the address and the device, shown, and written back. */

import type { Language } from '../schema/language.ts';
import { hashTarget, recall, remember, replaceAddress } from '../site/helpers.browser.ts';
import { citable } from '../text/rows.browser.ts';
import { keepPlace } from './place.browser.ts';
import { showPosition } from './position.browser.ts';
import { type ReaderState, writeMemory, writeState } from './state.ts';
import { prepareSwitch } from './switch.browser.ts';
import { prepareTerms } from './terms.browser.ts';
import { offerTurns, turn, turnBack } from './turns.browser.ts';

const root = document.documentElement;
if (root.dataset.columns) start();
prepareTerms();

function start(): void {
  // What other tabs choose meanwhile is theirs.
  let kept = recall('reader') ?? '';
  // The same functions that have shown the state before the first paint (early.ts).
  const { readState, readPage, showState } = desk;
  const current = () => readState(readPage(root), location.search, kept);
  // As the page came, annotations in the language of the interface are open; each can be opened and closed by itself.
  let notes: string | undefined;
  /** Shows the state that address and device ask for now. */
  const show = () => {
    const state = current();
    showState(root, readPage(root), state);
    const chosen = state.areNotesChosen ? state.notes : undefined;
    if (chosen !== notes) {
      for (const each of document.querySelectorAll<HTMLDetailsElement>('.annotation'))
        each.open = state.notes === 'shown';
    }
    notes = chosen;
    delete root.dataset.early;
  };
  const memoryOf = (state: ReaderState, to?: Language) => {
    const page = readPage(root);
    return writeMemory(page, state, readState(page, '').languages, to);
  };
  const write = (next: ReaderState, also?: () => void) => {
    const address = new URL(location.href);
    address.search = writeState(readPage(root), next, address.search);
    replaceAddress(address);
    keepPlace(() => {
      show();
      also?.();
    });
  };
  /** What the reader chooses is remembered on the device. */
  const choose = (choice: Partial<ReaderState>, also?: () => void) => {
    const next = { ...current(), ...choice };
    kept = memoryOf(next);
    remember('reader', kept);
    write(next, also);
  };
  const follow = ({ name, value, checked }: Pick<HTMLInputElement, 'name' | 'value' | 'checked'>) => {
    if (name === 'notes') choose({ notes: checked ? 'shown' : 'folded', areNotesChosen: true });
    if (name !== 'show') return;
    const { all, isWide } = readPage(root);
    const open = current().languages;
    // A phone has room for one.
    const isWanted = (each: Language) =>
      each === value ? checked || !isWide : isWide && open.includes(each);
    choose({ languages: all.filter(isWanted) }, turnBack);
  };
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest('[data-bar]')) follow(target);
  });

  // The same page in another language opens the columns that are open here, and so does this page on the way back.
  document.addEventListener('click', ({ target }) => {
    const to = (target as Element).closest<HTMLElement>('a[data-language]')?.dataset.language;
    if (!to) return;
    write(current());
    remember('reader', memoryOf(current(), to as Language));
  });

  // Until the reader chooses, the width of the window does.
  matchMedia('(width >= 40rem)').addEventListener('change', () => keepPlace(show));

  const revealTarget = () => {
    const target = hashTarget();
    const annotation = target?.closest<HTMLDetailsElement>('.annotation');
    const row = target?.closest<HTMLElement>(citable);
    if (!target || !annotation || !row) return;
    const own = annotation.dataset.of as Language;
    annotation.open = true;
    // Whatever is open, the annotation is shown in the language in which it was written.
    if (!target.checkVisibility()) turn(row, own);
    // The text that the address names may be the last of its languages, so the page shows the annotation from its label on.
    // The browser repeats its own jump until the page has loaded: a margin moves that one, too.
    const above = target.getBoundingClientRect().top - annotation.getBoundingClientRect().top;
    annotation.style.setProperty('--above', `${above}px`);
    target.scrollIntoView();
  };
  addEventListener('hashchange', revealTarget);

  prepareSwitch('[data-show-unofficial]', 'unofficial', ['data-official-only', 'hidden'], show);

  // What was chosen before this script came counts.
  const chosen = [...document.querySelectorAll<HTMLInputElement>('[data-bar] input')]
    .filter(({ checked, defaultChecked }) => checked !== defaultChecked)
    .map(({ name, value, checked }) => ({ name, value, checked }));
  for (const each of chosen) follow(each);
  show();
  // What had to be in view (a search result) is open now, and from here on the address says so as of any column.
  if (location.search.includes('show=')) {
    write(current());
    hashTarget()?.querySelector('.also')?.setAttribute('open', '');
  }
  offerTurns();
  revealTarget();
  showPosition([...document.querySelectorAll<HTMLAnchorElement>('[data-parts] a')]);
}
