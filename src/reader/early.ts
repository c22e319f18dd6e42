import type { Language } from '../schema/language.ts';
import type { ReaderPage, ReaderState, readLanguages, readState } from './state.ts';

/*
 * Sets the state of reading on the root element, before the first paint and after each change. The functions are
 * inlined as text (InlineScript.astro), so each uses nothing but its parameters and the browser.
 */

declare global {
  var reader: {
    readonly readState: (
      page: ReaderPage | undefined,
      address: string,
      device?: string,
      tab?: string | null,
    ) => ReaderState;
    /** Undefined on a page without columns or annotations. */
    readonly readPage: (root: HTMLElement) => ReaderPage | undefined;
    readonly applyState: (root: HTMLElement, page: ReaderPage | undefined, state: ReaderState) => void;
  };
}

/** Only pages with columns or annotations pass the last three parameters. */
export function prepareRoot(
  read: typeof readState,
  applySettingsTo: typeof applySettings,
  readRoot?: typeof readPage,
  languagesOf?: typeof readLanguages,
  applyColumnsTo?: typeof applyColumns,
): void {
  const root = document.documentElement;
  root.classList.add('js');
  const reader: typeof globalThis.reader = {
    readState: (page, address, kept, tab) => read(page, address, kept, tab, languagesOf),
    readPage: (of) => readRoot?.(of),
    applyState: (to, page, state) => {
      applySettingsTo(to, state);
      if (page) applyColumnsTo?.(to, page, state);
    },
  };
  globalThis.reader = reader;
  let device = '';
  try {
    device = localStorage.getItem('sidejudge-reader') ?? '';
    // Older versions had a key for each setting.
    for (const key of ['script', 'terms', 'theme', 'unofficial']) {
      const value = localStorage.getItem(`sidejudge-${key}`);
      if (value === null) continue;
      device += `&${key}=${value}`;
      localStorage.setItem('sidejudge-reader', device);
      localStorage.removeItem(`sidejudge-${key}`);
    }
  } catch {
    // Storage is unavailable.
  }
  const page = reader.readPage(root);
  const state = reader.readState(page, location.search, device);
  reader.applyState(root, page, state);
  // The HTML opens annotations in the language of the interface; `data-early` overrides that until
  // reader.browser.ts runs.
  const { notes } = root.dataset;
  const comesOpen = page?.annotated.includes(page.own);
  if (notes && (state.notes !== undefined || (comesOpen && notes === 'folded'))) root.dataset.early = notes;
}

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

export function applySettings(root: HTMLElement, { unofficial, terms, theme, size }: ReaderState): void {
  root.toggleAttribute('data-official-only', !unofficial);
  root.toggleAttribute('data-terms-off', !terms);
  root.dataset.size = size;
  if (theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

/** Sets the attributes of columns and annotations. `data-open` begins with the language that a phone shows. */
export function applyColumns(root: HTMLElement, page: ReaderPage, state: ReaderState): void {
  const { languages, unofficial } = state;
  const absent = unofficial ? page.absent : page.officialAbsent;
  const open = languages.filter((each) => !absent.includes(each));
  // By default, annotations are folded while several languages are open in a wide window.
  const { notes = page.annotated.includes(page.own) && !(page.isWide && open.length > 1) } = state;
  if (languages.length > 0) root.dataset.open = [...new Set([...open, ...languages])].join(' ');
  root.dataset.notes = notes ? 'shown' : 'folded';
  root.style.setProperty('--columns', String(open.length));
}
