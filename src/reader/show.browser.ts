import type { Language } from '../schema/language.ts';
import type { ReaderPage, ReaderState } from './state.ts';

/*
 * Both functions also run before the first paint (early.ts), when there is nothing of the page but its root: they use
 * nothing but their parameters and the browser.
 */

/** What the page has to show, as its root says it. */
export function readPage(root: HTMLElement): ReaderPage {
  const list = (text: string | undefined) => (text ? text.split(' ') : []) as Language[];
  const { languages, absent, official, officialAbsent, beside, annotated, officialOnly } = root.dataset;
  return {
    own: root.lang.slice(0, 2) as Language,
    all: list(officialOnly === undefined ? languages : official),
    absent: list(officialOnly === undefined ? absent : officialAbsent),
    annotated: list(annotated),
    beside: list(beside)[0],
    isWide: matchMedia('(width >= 40rem)').matches,
  };
}

/** Sets what the style sheet goes by, and the controls; `data-show` has the languages in view, in order. */
export function showState(root: HTMLElement, page: ReaderPage, { languages, notes }: ReaderState): void {
  root.dataset.show = languages.join(' ');
  // The one that a phone shows of each text, until the reader turns it.
  root.dataset.turn = languages.find((each) => !page.absent.includes(each));
  root.dataset.notes = notes;
  const columns = languages.filter((each) => !page.absent.includes(each)).length;
  root.style.setProperty('--columns', String(columns));
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-bar] input')) {
    const isOpen = languages.includes(box.value as Language);
    const states: Readonly<Record<string, boolean>> = { show: isOpen, notes: notes === 'shown' };
    // From the default, what is pressed before the reading desk listens can be told.
    box.checked = box.defaultChecked = states[box.name] ?? box.checked;
    box.disabled = isOpen && languages.length === 1;
  }
}
