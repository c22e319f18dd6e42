import type { Language } from '../schema/language.ts';
import type { Notes, notesChoice, ReaderPage, ReaderState } from './state.ts';

/*
 * The first two functions also run before the first paint (client/early.ts), when the rows are not there yet: they use
 * nothing but their parameters and the browser.
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
export function showState(
  frame: HTMLElement,
  page: ReaderPage,
  state: ReaderState,
  choiceOf: typeof notesChoice,
): void {
  frame.dataset.show = state.languages.join(' ');
  const columns = state.languages.filter((each) => !page.absent.includes(each)).length;
  frame.style.setProperty('--columns', String(columns));
  frame.dataset.layout = state.layout;
  const notes = choiceOf(page, state);
  frame.dataset.notes = notes;
  // Beside two columns, or lines of any number, there is room for them where the window is wide (annotations.css).
  const isAnnotated = state.languages.some((each) => frame.dataset.noted?.includes(each));
  const hasRoom = columns < 3 || state.layout !== 'columns';
  frame.toggleAttribute('data-side-notes', notes === 'shown' && isAnnotated && hasRoom);
  for (const box of frame.querySelectorAll<HTMLInputElement>('[data-toggle]')) {
    // From the default, what is pressed before the reading desk listens can be told.
    box.checked = box.defaultChecked = state.languages.includes(box.value as Language);
    box.disabled = box.checked && state.languages.length === 1;
  }
  for (const [key, chosen] of Object.entries({ layout: state.layout, notes })) {
    for (const choice of frame.querySelectorAll<HTMLInputElement>(`[name="${key}"]`))
      choice.checked = choice.defaultChecked = choice.value === chosen;
  }
  const pills = [...frame.querySelectorAll<HTMLElement>('[data-pill]')];
  const place = (pill: HTMLElement) => {
    const at = state.languages.indexOf(pill.dataset.pill as Language);
    return at < 0 ? pills.length : at;
  };
  const sorted = pills.toSorted((a, b) => place(a) - place(b));
  if (sorted.some((pill, at) => pill !== pills[at])) pills[0]?.parentElement?.append(...sorted);
}

/** Opens and closes the annotations; each of them can then be opened and closed by itself. */
export function showNotes(frame: HTMLElement, own: Language, notes: Notes): void {
  for (const each of frame.querySelectorAll<HTMLDetailsElement>('.annotation'))
    each.open = notes === 'own' ? each.dataset.of === own : notes === 'shown';
}
