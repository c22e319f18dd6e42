import type { Language } from '../schema/language.ts';
import { foreign } from './foreign.ts';

/** How a reader reads a page: what the address asks for, else what the device remembers, else the defaults. */
export interface ReaderState {
  /** Open languages in the order of the page; never empty. */
  readonly languages: readonly Language[];
  readonly notes: Notes;
  /** Whether somebody has chosen so; else it goes with the language of the interface. */
  readonly areNotesChosen: boolean;
}

/** What a page has to show. */
export interface ReaderPage {
  /** The language of the interface. */
  readonly own: Language;
  /** Every language of the page, its own first column first; those without any text (`absent`) last. */
  readonly all: readonly Language[];
  readonly absent: readonly Language[];
  /** The language that is opened beside the first where there is room. */
  readonly beside: Language | undefined;
  /** The languages of its annotations. */
  readonly annotated: readonly Language[];
  /** Whether the window has room for more than one language of a text: it is no phone. */
  readonly isWide: boolean;
}

/** Annotations are open, or a line each. */
type Notes = 'shown' | 'folded';

/**
 * Reads the state from the search part of an address (`with=ja,en&notes=0`) and from what the device remembers, which has
 * the same form. The address wins, key by key. `with` names the languages beside the page's first one, `columns` all of
 * them. Anything unknown is passed over. `show` names the language of a search result, which has to be in view whatever
 * else is open; a phone, which shows one at a time, then shows that. Runs before the first paint too (early.ts), so it
 * uses nothing but its parameters.
 */
export function readState(page: ReaderPage, address: string, memory = ''): ReaderState {
  const asked = new URLSearchParams(address);
  const kept = new URLSearchParams(memory);
  const [first = page.own] = page.all;
  const usualNotes = page.annotated.includes(page.own) ? 'shown' : 'folded';
  // Older addresses say them in words.
  const words = { folded: ['0', 'folded', 'hidden'], shown: ['1', 'shown'] };
  const notes = [asked, kept]
    .map((each) => each.get('notes') ?? '')
    .flatMap((word) => (['folded', 'shown'] as const).filter((value) => words[value].includes(word)));
  const beside = page.isWide && page.beside ? [page.beside] : [];
  const usual = [first, ...beside, ...page.absent.filter((each) => each === page.own)].join();
  const named = [asked, kept].find((each) => each.has('with') || each.has('columns'));
  const list = named ? (named.get('columns') ?? `${first},${named.get('with')}`) : usual;
  const open = (wanted: string) => page.all.filter((each) => wanted.split(',').includes(each));
  const hasText = (each: Language) => !page.absent.includes(each);
  // A list of languages that this page lacks would leave nothing to read.
  const fallback = open(list).some(hasText) ? '' : first;
  const [inView, ...more] = open(asked.get('show') ?? '').filter(hasText);
  const shown = [inView, ...more].join();
  return {
    languages: inView && !page.isWide ? [inView] : open([list, shown, fallback].join()),
    notes: notes[0] ?? usualNotes,
    areNotesChosen: notes.length > 0,
  };
}

/**
 * The search part of an address that gives this state on this page; parameters that are not ours stay. Its languages
 * are always written, for which are open by themselves is a matter of the window.
 * `writeState(page, state, '?q=x') // => 'with=ja&notes=0&q=x'`
 */
export function writeState(page: ReaderPage, state: ReaderState, address: string): string {
  return join([writeLanguages(page, state.languages), writeNotes(state), foreign(address)]);
}

/**
 * The same for the device, where a page of another language of the interface may read it: the language `to` stands first
 * there, and changes places with the one that does here, so that what is open stays open. The `usual` languages are those
 * that are open where nobody chooses: they are not written.
 */
export function writeMemory(
  page: ReaderPage,
  { languages, ...state }: ReaderState,
  usual: readonly Language[],
  to = page.own,
): string {
  const isUsual = usual.join() === languages.join();
  const isFirstOpen = languages[0] === page.all[0];
  const there = languages.map((each) => (isFirstOpen && each === to ? page.own : each));
  return join([isUsual ? '' : writeLanguages(page, there), writeNotes(state)]);
}

/** Where the page's first language is closed, all that are open are named. */
const writeLanguages = ({ all }: ReaderPage, languages: readonly Language[]): string =>
  languages[0] === all[0] ? `with=${languages.slice(1)}` : `columns=${languages}`;

const writeNotes = ({ notes, areNotesChosen }: Omit<ReaderState, 'languages'>): string =>
  areNotesChosen ? `notes=${notes === 'shown' ? 1 : 0}` : '';

/** Parts of a search part of an address, without the empty ones. */
const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('&');
