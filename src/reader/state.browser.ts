import { lang, recall, remember, replaceAddress, storedAs } from '../site/helpers.browser.ts';
import { keepPlace } from './place.browser.ts';
import { type Choice, type ReaderPage, type ReaderState, writeState } from './state.ts';

/** The one state of the page: read from the address and the device, changed here alone, and shown. */

const root = document.documentElement;
// The functions that have shown the state before the first paint (early.ts).
const { readState, readPage, applyState } = globalThis.reader;

let device = recall('reader') ?? '';
const shows: ((state: ReaderState) => void)[] = [];

// A link of somebody else decides for this tab, and not for the device.
const asked = new URLSearchParams(location.search).get('script');
if (asked !== null) remember('asked-script', asked);

/** A page of no document. */
const bare: ReaderPage = {
  ...{ own: lang, all: [], absent: [], official: [], officialAbsent: [], beside: undefined, annotated: [] },
  isWide: false,
};

export const pageNow = (): ReaderPage => readPage(root) ?? bare;

export const stateNow = (): ReaderState =>
  readState(pageNow(), location.search, device, recall('asked-script'));

/** What the page would show if nobody had chosen. */
export const usualState = (): ReaderState => readState(pageNow(), '');

/** Has what no style sheet does done now and after each change. */
export function onState(show: (state: ReaderState) => void): void {
  shows.push(show);
  show(stateNow());
}

/** Shows the state anew, with what is being read at its place. */
export function showState(): void {
  const state = stateNow();
  keepPlace(() => {
    applyState(root, pageNow(), state);
    for (const show of shows) show(state);
  });
}

/** What the reader chooses is remembered on the device, and the address says what it can. */
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

/** Has the device remember a choice. */
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

// Until the reader chooses, the width of the window does.
matchMedia('(width >= 40rem)').addEventListener('change', showState);

// The back/forward cache gives a page back as it was left; another one may have changed something meanwhile.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  device = recall('reader') ?? '';
  showState();
});

// What another tab chooses is shown here, but for what is open, which is a matter of each tab.
addEventListener('storage', ({ key }) => {
  if (key !== storedAs('reader')) return;
  const { languages, notes } = stateNow();
  device = write(recall('reader') ?? '', { languages, notes });
  showState();
});
