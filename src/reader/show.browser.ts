import type { Language } from '../schema/language.ts';
import type { ReaderPage, ReaderState } from './state.ts';

/*
 * Both functions also run before the first paint (early.ts), when the rows are not there yet: they use nothing but their
 * parameters and the browser.
 */

/** What the page has to show, as its article says it. */
export function readPage(frame: HTMLElement): ReaderPage {
  const list = (text: string | undefined) => (text ? text.split(' ') : []) as Language[];
  const isOfficialOnly = document.documentElement.hasAttribute('data-official-only');
  const { languages, absent, official, officialAbsent } = frame.dataset;
  return {
    own: document.documentElement.lang.slice(0, 2) as Language,
    all: list(isOfficialOnly ? official : languages),
    absent: list(isOfficialOnly ? officialAbsent : absent),
    annotated: list(frame.dataset.annotated),
    beside: list(frame.dataset.beside)[0],
    room: ['(width >= 46rem)', '(width >= 64rem)'].reduce(
      (room, query) => room + Number(matchMedia(query).matches),
      1,
    ),
  };
}

/** Sets what the style sheet goes by, and the controls; `data-show` has the languages in view, in order. */
export function showState(frame: HTMLElement, page: ReaderPage, state: ReaderState): void {
  const { languages, layout, notes } = state;
  const columns = languages.filter((each) => !page.absent.includes(each)).length;
  Object.assign(frame.dataset, { show: languages.join(' '), layout, notes });
  frame.style.setProperty('--columns', String(columns));
  for (const box of frame.querySelectorAll<HTMLInputElement>('[data-bar] input')) {
    const isOpen = languages.includes(box.value as Language);
    const states: Readonly<Record<string, boolean>> = {
      show: isOpen,
      notes: notes === 'shown',
    };
    // From the default, what is pressed before the reading desk listens can be told.
    box.checked = box.defaultChecked = states[box.name] ?? box.checked;
    box.disabled = isOpen && languages.length === 1;
  }
}
