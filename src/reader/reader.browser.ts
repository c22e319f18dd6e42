/** The reading desk of a section: one state, read from the address and the device, shown, and written back. */

import type { Language } from '../schema/language.ts';
import { fill } from '../schema/words.ts';
import { announce } from '../site/announce.browser.ts';
import { hashTarget } from '../site/hash.browser.ts';
import { languageNames } from '../site/language-words.ts';
import {
  type Layout,
  memoryIn,
  type Notes,
  notesChoice,
  type ReaderState,
  readState,
  withLanguages,
  withLayout,
  writeMemory,
  writeState,
} from './state.ts';
import { readerScriptWords } from './words.ts';
import '../site/paper.browser.ts';
import '../terms/switch.browser.ts';
import { recall, remember, replaceAddress } from '../site/helpers.browser.ts';
import { addControls } from './controls.browser.ts';
import { prepareOrder } from './order.browser.ts';
import { keepPlace } from './place.browser.ts';
import { showPosition } from './position.browser.ts';
import { readPage, showNotes, showState } from './show.browser.ts';

const frame = document.querySelector<HTMLElement>('[data-columns]');

if (frame) start(frame);

function start(desk: HTMLElement): void {
  addControls(desk);
  // What other tabs choose meanwhile is theirs; only the script is chosen elsewhere (script.ts).
  let kept = recall('reader') ?? '';
  const read = (memory: string, also = '') => readState(readPage(desk), location.search + also, memory);
  const current = (also?: string): ReaderState => ({
    ...read(kept, also),
    script: read(recall('reader') ?? '').script,
  });
  const hasSeveral = (list: readonly Language[]) =>
    list.filter((each) => !readPage(desk).absent.includes(each)).length > 1;
  let notes: Notes = 'own';
  /** The languages that were open before all but one were closed. */
  let several: readonly Language[] = [];
  /** Shows the state that address and device ask for now. */
  const show = () => {
    const state = current();
    showState(desk, readPage(desk), state, notesChoice);
    orderColumns(desk, state.languages);
    // As the page came, those in the language of the interface are open.
    if (state.notes !== notes) showNotes(desk, readPage(desk).own, state.notes);
    notes = state.notes;
    if (hasSeveral(state.languages)) several = state.languages;
  };
  const write = (next: ReaderState) => {
    const address = new URL(location.href);
    address.search = writeState(readPage(desk), next, address.search, kept);
    replaceAddress(address);
    keepPlace(show);
  };
  /** What the reader chooses is remembered on the device. */
  const change = (next: ReaderState) => {
    kept = writeMemory(readPage(desk), next);
    remember('reader', kept);
    write(next);
  };
  const open = (languages: readonly Language[]) =>
    change(withLanguages(readPage(desk), current(), languages));

  /** Opens what the boxes say: they stand in the order of the open languages, those that are closed after them. */
  const openChecked = () => {
    const checked = desk.querySelectorAll<HTMLInputElement>('[data-toggle]:checked');
    open([...checked].map(({ value }) => value as Language));
  };

  const follow = ({ name, value }: HTMLInputElement) => {
    if (name === 'show') openChecked();
    else if (name === 'layout') change(withLayout(readPage(desk), current(), value as Layout, several));
    else if (name in current()) change({ ...current(), [name]: value });
  };
  desk.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) follow(target);
  });

  desk.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-reveal]');
    if (button?.dataset.reveal) reveal(button, button.dataset.reveal);
  });

  const pills = desk.querySelector<HTMLElement>('[data-pills]');
  if (pills) {
    prepareOrder(pills, (lang, to) => {
      open(
        current()
          .languages.filter((each) => each !== lang)
          .toSpliced(to, 0, lang),
      );
      announce(
        fill(readerScriptWords[readPage(desk).own].moved, {
          language: languageNames[readPage(desk).own][lang],
          place: to + 1,
        }),
      );
    });
  }

  // Who goes over to the same page in another language has there open what is open here, and here again on the way back.
  const keepForLanguage = ({ target }: Event) => {
    const to = (target as Element).closest<HTMLElement>('a[data-language]')?.dataset.language;
    if (!to) return;
    write(current());
    remember('reader', memoryIn(to as Language, writeMemory(readPage(desk), current())));
  };
  // Before the links themselves (language-links.browser.ts), which are set anew whenever the address changes.
  document.addEventListener('click', keepForLanguage, true);

  // Until the reader chooses, the width of the window does.
  for (const query of ['(width >= 46rem)', '(width >= 64rem)']) {
    matchMedia(query).addEventListener('change', () => keepPlace(show));
  }

  /** The state in which an annotation of this column is in view. */
  const stateThatShows = (column: string): ReaderState => {
    const state = current(`&show=${column}`);
    return { ...state, notes: state.notes === 'hidden' ? 'folded' : state.notes };
  };
  const revealTarget = () => {
    const target = hashTarget();
    const annotation = target?.closest<HTMLDetailsElement>('.annotation');
    if (!target || !annotation) return;
    if (!annotation.checkVisibility()) write(stateThatShows(annotation.dataset.column ?? ''));
    annotation.open = true;
    // Where the column of its own language is closed, its translation is in view.
    (target.checkVisibility() ? target : annotation).scrollIntoView();
  };
  addEventListener('hashchange', revealTarget);

  const unofficial = desk.querySelector<HTMLInputElement>('[data-show-unofficial]');
  if (unofficial) {
    const isHidden = document.documentElement.hasAttribute('data-official-only');
    const follow = () => {
      keepPlace(() => {
        document.documentElement.toggleAttribute('data-official-only', !unofficial.checked);
        remember('unofficial', unofficial.checked ? null : 'hidden');
        show();
      });
    };
    unofficial.addEventListener('change', follow);
    // Who has hidden them before this script came means it.
    if (isHidden) unofficial.checked = false;
    else if (!unofficial.checked) follow();
  }

  const glance = desk.querySelector<HTMLDetailsElement>('[data-glance]');
  glance?.addEventListener('toggle', () => remember('glance', glance.open ? 'open' : null));

  // Who has chosen before this script came means it: a language that is open or closed, or what is checked of others.
  const chosen = [...desk.querySelectorAll<HTMLInputElement>('input')].filter(
    ({ name, checked, defaultChecked }) => checked !== defaultChecked && (checked || name === 'show'),
  );
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

/** Puts the cells of every row in the order of the open columns, so that reading and copying follow it. */
function orderColumns(desk: HTMLElement, languages: readonly Language[]): void {
  for (const row of desk.querySelectorAll<HTMLElement>('[data-row]')) {
    const cells = [...row.children] as HTMLElement[];
    const place = ({ dataset }: HTMLElement) => {
      const at = languages.indexOf(dataset.column as Language);
      return at < 0 ? languages.length : at;
    };
    const sorted = cells.toSorted((a, b) => place(a) - place(b));
    if (sorted.some((cell, index) => cell !== cells[index])) row.append(...sorted);
  }
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
