/** The reading desk of a section: one state, read from the address and the device, shown, and written back. */

import { type ReaderState, readState, withLanguages, writeMemory, writeState } from '../lib/reader-state.ts';
import type { Language } from '../schema/language.ts';
import { announce } from './announce.ts';
import { hashTarget } from './hash.ts';
import { recall, remember } from './reader/memory.ts';
import { prepareOrder } from './reader/order.ts';
import { keepPlace } from './reader/place.ts';
import { showPosition } from './reader/position.ts';
import { readPage, showState } from './reader/show.ts';

const frame = document.querySelector<HTMLElement>('[data-columns]');

if (frame) start(frame);

function start(desk: HTMLElement): void {
  const current = () => readState(readPage(desk), location.search, recall());
  /** Shows the state that address and device ask for now. */
  const show = () => {
    const state = current();
    showState(desk, readPage(desk), state);
    orderColumns(desk, state.languages);
    for (const fold of desk.querySelectorAll<HTMLElement>('[data-fold]'))
      setFold(fold, state.notes === 'shown');
  };
  const write = (next: ReaderState) => {
    const address = new URL(location.href);
    address.search = writeState(readPage(desk), next, address.search);
    history.replaceState(history.state, '', address);
    keepPlace(show);
    dispatchEvent(new Event('addresschange'));
  };
  /** What the reader chooses is remembered on the device. */
  const change = (next: ReaderState) => {
    remember(writeMemory(readPage(desk), next));
    write(next);
  };
  const open = (languages: readonly Language[]) =>
    change(withLanguages(readPage(desk), current(), languages));

  desk.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const state = current();
    const { name, value, checked } = target;
    if (name === 'show') {
      const others = state.languages.filter((each) => each !== value);
      open(checked ? [...others, value as Language] : others);
    } else if (name in state) {
      change({ ...state, [name]: value });
    }
  });

  desk.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-reveal], [data-fold]');
    if (button?.dataset.reveal) reveal(button, button.dataset.reveal);
    else if (button) setFold(button, button.ariaExpanded === 'false');
  });

  const pills = desk.querySelector<HTMLElement>('[data-pills]');
  if (pills) {
    prepareOrder(pills, (lang, to) => {
      open(
        current()
          .languages.filter((each) => each !== lang)
          .toSpliced(to, 0, lang),
      );
      const name = pills.querySelector(`[data-pill="${lang}"]`)?.getAttribute('data-name') ?? '';
      announce((pills.dataset.moved ?? '').replace('{language}', name).replace('{place}', String(to + 1)));
    });
  }

  // Until the reader chooses, the width of the window does.
  for (const query of ['(width >= 46rem)', '(width >= 64rem)']) {
    matchMedia(query).addEventListener('change', () => keepPlace(show));
  }

  /** The state in which a text of this column, or an annotation, is in view. */
  const stateThatShows = (column: Language): ReaderState => {
    const state = current();
    const notes = state.notes === 'hidden' ? 'folded' : state.notes;
    if (desk.dataset.show?.includes(column)) return { ...state, notes };
    const next = withLanguages(readPage(desk), state, [...new Set([...state.languages, column])]);
    return { ...next, notes, layout: next.layout === 'single' ? 'alternating' : next.layout };
  };
  const revealTarget = () => {
    const target = hashTarget();
    if (!target?.matches('[data-column]')) return;
    if (!target.checkVisibility()) write(stateThatShows(target.dataset.column as Language));
    const fold = target.querySelector<HTMLElement>('[data-fold]');
    if (fold) setFold(fold, true);
    target.scrollIntoView();
  };
  addEventListener('hashchange', revealTarget);

  const settings = desk.querySelector<HTMLDetailsElement>('[data-settings]');
  document.addEventListener('click', ({ target }) => {
    if (settings?.open && !settings.contains(target as Node)) settings.open = false;
  });
  settings?.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    settings.open = false;
    settings.querySelector('summary')?.focus();
  });

  show();
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

function setFold(button: HTMLElement, isOpen: boolean): void {
  button.ariaExpanded = String(isOpen);
  const annotation = button.closest<HTMLElement>('[data-annotation]');
  if (annotation) annotation.dataset.folded = String(!isOpen);
}
