/** Runs the bar, the annotations and the term marks of a page, and reveals the row of the hash. */

import type { Language } from '../schema/language.ts';
import { hashTarget, recallList } from '../site/helpers.browser.ts';
import { citable, isOverText } from '../text/rows.browser.ts';
import { showPosition } from './position.browser.ts';
import { choose, onState, pageNow, showState, stateNow } from './state.browser.ts';
import type { ReaderState } from './state.ts';
import { addTurns, resetTurns, turn } from './turns.browser.ts';

const root = document.documentElement;
let shown:
  | { readonly notes: string | undefined; readonly terms: boolean; readonly languages: string }
  | undefined;

// Applies checkboxes pressed before this script loaded.
const pressed = [...document.querySelectorAll<HTMLInputElement>('[data-bar] input')]
  .filter(({ checked, defaultChecked }) => checked !== defaultChecked)
  .map(({ name, value, checked }) => ({ name, value, checked }));
onState(show);
showState();
for (const each of pressed) follow(each);
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof Element && target.closest('[data-bar]'))) return;
  if (target instanceof HTMLInputElement) follow(target);
  else if (target instanceof HTMLSelectElement) choose({ [target.name]: target.value });
});

addTurns();
revealTarget();
addEventListener('hashchange', revealTarget);
showPosition([...document.querySelectorAll<HTMLAnchorElement>('[data-parts] a')]);

function follow({ name, value, checked }: Pick<HTMLInputElement, 'name' | 'value' | 'checked'>): void {
  if (name === 'script') choose({ script: checked ? 'hant' : 'hans' });
  else if (name === 'with') choose({ languages: languagesWith(value, checked) });
  else choose({ [name]: checked });
}

/** Returns the open languages after a press. A phone opens only the pressed one, even if the press unchecked it. */
function languagesWith(value: string, isOpen: boolean): readonly Language[] {
  const { all, isWide } = pageNow();
  const open = stateNow().languages;
  return all.filter((each) => (each === value ? isOpen || !isWide : isWide && open.includes(each)));
}

function show(state: ReaderState): void {
  const { terms, languages } = state;
  const { notes } = root.dataset;
  const { own } = pageNow();
  showBoxes(state);
  if (shown ? notes !== shown.notes : root.dataset.early)
    for (const each of document.querySelectorAll<HTMLDetailsElement>('.annotation'))
      each.open = notes === 'shown' && (state.notes ?? each.dataset.of === own);
  delete root.dataset.early;
  if (terms !== (shown?.terms ?? true)) showTerms(terms);
  if (shown && languages.join() !== shown.languages) resetTurns();
  shown = { notes, terms, languages: languages.join() };
}

function showBoxes(state: ReaderState): void {
  const { languages, script, unofficial, terms } = state;
  const settings: Readonly<Record<string, boolean>> = {
    notes: root.dataset.notes === 'shown',
    script: script === 'hant',
    unofficial,
    terms,
  };
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-bar] input')) {
    const isOpen = languages.includes(box.value as Language);
    box.checked = settings[box.name] ?? isOpen;
    box.disabled = box.name === 'with' && isOpen && languages.length === 1;
  }
  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-bar] select'))
    select.value = state[select.name as 'size' | 'theme'];
}

/** Removes the `href` of term marks while they are hidden, so that the Tab key skips them. */
function showTerms(isOn: boolean): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.term')) {
    link.dataset.href ??= link.getAttribute('href') ?? '';
    if (isOn) link.setAttribute('href', link.dataset.href);
    else link.removeAttribute('href');
  }
}

/**
 * Turns the row of the hash (turns.browser.ts) to the language of the search result (opener.browser.ts) or of an
 * older address (`show=ja`), if it is open. An annotation is opened, turned to if it is not visible, and scrolled to.
 */
function revealTarget(): void {
  const target = hashTarget();
  const row = target?.closest<HTMLElement>(citable);
  if (!target || !row) return;
  const annotation = target.closest<HTMLDetailsElement>('.annotation');
  if (annotation) annotation.open = true;
  const [path, id, lang] = recallList('found');
  const isFound = path === location.pathname && id === target.id;
  const found = isFound ? lang : new URLSearchParams(location.search).get('show');
  if (found) row.querySelector('.also')?.setAttribute('open', '');
  if (stateNow().languages.includes(found as Language)) turn(row, found as Language);
  else if (annotation && !target.checkVisibility()) turn(row, annotation.dataset.of as Language);
  if (!annotation) return;
  if (isOverText(annotation)) {
    row.scrollIntoView();
    return;
  }
  const shown = target.checkVisibility() ? target : annotation;
  // Scrolls to the label of the annotation, because the target may be the last of its texts. The scroll margin also
  // corrects the jumps to the hash that the browser repeats while the page loads.
  const above = shown.getBoundingClientRect().top - annotation.getBoundingClientRect().top;
  annotation.style.setProperty('--above', `${above}px`);
  shown.scrollIntoView();
}
