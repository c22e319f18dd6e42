import type { ReaderPage, ReaderState } from '../../lib/reading/reader-state.ts';
import type { Language } from '../../schema/language.ts';

/*
 * Both functions also run before the first paint (client/early.ts), when the rows are not there yet: they use
 * nothing but their parameters and the browser.
 */

/** What the page has to show, as its article says it. */
export function readPage(frame: HTMLElement): ReaderPage {
  const list = (text: string | undefined) => (text ? text.split(' ') : []) as Language[];
  return {
    own: document.documentElement.lang.slice(0, 2) as Language,
    all: list(frame.dataset.languages),
    absent: list(frame.dataset.absent),
    beside: list(frame.dataset.beside)[0],
    room: ['(width >= 46rem)', '(width >= 64rem)'].reduce(
      (room, query) => room + Number(matchMedia(query).matches),
      1,
    ),
  };
}

/** Sets what the style sheet goes by, and the controls; `data-show` has the languages in view, in order. */
export function showState(frame: HTMLElement, page: ReaderPage, state: ReaderState): void {
  const [first] = state.languages.filter((each) => !page.absent.includes(each));
  const isShown = (each: Language) =>
    state.layout !== 'single' || each === first || page.absent.includes(each);
  const shown = state.languages.filter(isShown);
  frame.dataset.show = shown.join(' ');
  const columns = shown.filter((each) => !page.absent.includes(each)).length;
  frame.style.setProperty('--columns', String(columns));
  frame.dataset.layout = state.layout;
  frame.dataset.notes = state.notes;
  for (const box of frame.querySelectorAll<HTMLInputElement>('[data-toggle]')) {
    // From the default, what is pressed before the reading desk listens can be told.
    box.checked = box.defaultChecked = state.languages.includes(box.value as Language);
    box.disabled = box.checked && state.languages.length === 1;
  }
  for (const key of ['layout', 'notes'] as const) {
    for (const choice of frame.querySelectorAll<HTMLInputElement>(`[name="${key}"]`))
      choice.checked = choice.defaultChecked = choice.value === state[key];
  }
  const pills = [...frame.querySelectorAll<HTMLElement>('[data-pill]')];
  const place = (pill: HTMLElement) => {
    const at = state.languages.indexOf(pill.dataset.pill as Language);
    return at < 0 ? pills.length : at;
  };
  const sorted = pills.toSorted((a, b) => place(a) - place(b));
  if (sorted.some((pill, at) => pill !== pills[at])) pills[0]?.parentElement?.append(...sorted);
}
