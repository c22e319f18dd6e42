import { lang, recall, remember, replaceAddress, storedAs } from '../site/helpers.browser.ts';
import { keepPlace } from './place.browser.ts';
import { type Choice, type ReaderPage, type ReaderState, writeState } from './state.ts';

/**
 * The state of reading, from the address and the device. Only this module changes it and, after the first paint,
 * shows it.
 */

const root = document.documentElement;
// The functions that applied the state before the first paint (early.ts).
const { readState, readPage, applyState } = globalThis.reader;

let device = recall('reader') ?? '';
const shows: ((state: ReaderState) => void)[] = [];

// The Chinese script in an address is for this tab, not for the device.
const asked = new URLSearchParams(location.search).get('script');
if (asked !== null) remember('asked-script', asked);

/** A page without columns or annotations. */
const plainPage: ReaderPage = {
  own: lang,
  all: [],
  absent: [],
  official: [],
  officialAbsent: [],
  beside: undefined,
  annotated: [],
  isWide: false,
};

export const pageNow = (): ReaderPage => readPage(root) ?? plainPage;

export const stateNow = (): ReaderState =>
  readState(pageNow(), location.search, device, recall('asked-script'));

export const defaultState = (): ReaderState => readState(pageNow(), '');

/** Calls a function now and after each change, for effects that style sheets cannot have. */
export function onState(show: (state: ReaderState) => void): void {
  shows.push(show);
  show(stateNow());
}

export function showState(): void {
  const state = stateNow();
  keepPlace(() => {
    applyState(root, pageNow(), state);
    for (const show of shows) show(state);
  });
}

/** Stores a choice on the device, writes it into the address if it has a parameter there, and shows it. */
export function choose(choice: Partial<ReaderState>): void {
  rememberChoice(choice);
  device = write(device, choice);
  if (choice.script) {
    remember('asked-script', null);
    writeAddress({ script: choice.script === 'hant' ? 'hant' : undefined });
  }
  const { languages, notes } = choice;
  if (languages) writeAddress({ languages });
  if (notes !== undefined) writeAddress({ notes });
  showState();
}

export function rememberChoice(choice: Choice): void {
  remember('reader', write(recall('reader') ?? '', choice));
}

export function writeAddress(choice: Choice): void {
  const address = new URL(location.href);
  address.search = write(address.search, choice);
  replaceAddress(address);
}

function write(text: string, choice: Choice): string {
  const { all, official } = pageNow();
  return writeState(stateNow().unofficial ? all : official, text, choice);
}

// Without a choice, the width of the window decides.
matchMedia('(width >= 40rem)').addEventListener('change', showState);

// The back/forward cache restores a page as it was left; another page may have changed the settings meanwhile.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  device = recall('reader') ?? '';
  showState();
});

// Choices of another tab apply here too, except open languages and annotations.
addEventListener('storage', ({ key }) => {
  if (key !== storedAs('reader')) return;
  const { languages, notes } = stateNow();
  device = write(recall('reader') ?? '', { languages, notes });
  showState();
});
