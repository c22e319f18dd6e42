import type { Language } from '../schema/language.ts';
import type { ReaderPage, ReaderState, readState } from './state.ts';

/*
 * What says how a page is read at its root, before the first paint and after each change. The functions are put into the
 * page as text (InlineScript.astro): each uses nothing but its parameters and the browser.
 */

declare global {
  /** What the inline script leaves to the scripts that come later, which so need no second copy of it. */
  var reader: {
    readonly readState: typeof readState;
    readonly readPage: typeof readPage;
    readonly applyState: typeof applyState;
  };
}

/** Marks that scripts run, for what needs them shows only then, and shows the state that address and device ask for. */
export function prepareRoot(
  read: typeof readState,
  readRoot: typeof readPage,
  apply: typeof applyState,
): void {
  const root = document.documentElement;
  root.classList.add('js');
  globalThis.reader = { readState: read, readPage: readRoot, applyState: apply };
  let device = '';
  try {
    device = localStorage.getItem('sidejudge-reader') ?? '';
    // Each had a key of its own once.
    for (const key of ['script', 'terms', 'theme', 'unofficial']) {
      const value = localStorage.getItem(`sidejudge-${key}`);
      if (value === null) continue;
      device += `&${key}=${value}`;
      localStorage.setItem('sidejudge-reader', device);
      localStorage.removeItem(`sidejudge-${key}`);
    }
  } catch {
    // A browser that keeps nothing has no choice to apply.
  }
  const page = readRoot(root);
  const state = read(page, location.search, device);
  apply(root, page, state);
  // Until the script can open and close each annotation.
  if (state.notes !== undefined) root.dataset.early = state.notes ? 'shown' : 'folded';
}

/** What the page has to show, as its root says it. */
export function readPage({ lang, dataset }: HTMLElement): ReaderPage {
  const list = (text = '') => text.split(' ').filter(Boolean) as Language[];
  return {
    own: lang.slice(0, 2) as Language,
    all: list(dataset.languages),
    absent: list(dataset.absent),
    official: list(dataset.official),
    officialAbsent: list(dataset.officialAbsent),
    beside: list(dataset.beside)[0],
    annotated: list(dataset.annotated),
    isWide: matchMedia('(width >= 40rem)').matches,
  };
}

/** Sets what the style sheets go by. `data-open` has the open languages, the one that a phone shows first. */
export function applyState(root: HTMLElement, page: ReaderPage, state: ReaderState): void {
  const { languages, notes = page.annotated.includes(page.own), unofficial, terms, theme } = state;
  const absent = unofficial ? page.absent : page.officialAbsent;
  const open = languages.filter((each) => !absent.includes(each));
  const attributes = {
    'data-open': languages.length > 0 && [...new Set([...open, ...languages])].join(' '),
    'data-notes': notes ? 'shown' : 'folded',
    'data-official-only': !unofficial,
    'data-terms-off': !terms,
    'data-theme': theme !== 'auto' && theme,
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value) root.setAttribute(name, String(value));
    else root.removeAttribute(name);
  }
  root.style.setProperty('--columns', String(open.length));
}
