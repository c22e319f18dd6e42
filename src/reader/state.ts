import type { Language } from '../schema/language.ts';
import { foreign } from './foreign.ts';

/** How a reader reads a page: what the address asks for, else what the device remembers, else the defaults. */
export interface ReaderState {
  /** Open languages in the reader's order; never empty. */
  readonly languages: readonly Language[];
  readonly layout: Layout;
  readonly notes: Notes;
  readonly script: Script;
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
  /** How many columns the window has room for: 1, 2 or 3. */
  readonly room: number;
}

/** `single` is one open language, and the others clause by clause when asked for. */
export type Layout = 'columns' | 'alternating' | 'single';
/** Annotations are open (`shown`), a line each (`folded`), or not there. `own`: open in the language of the interface. */
export type Notes = NotesChoice | 'own';
export type NotesChoice = 'shown' | 'folded' | 'hidden';
type Script = 'hans' | 'hant';

/**
 * Reads the state from the search part of an address (`with=ja,en&layout=single&notes=0&script=hant`) and from
 * what the device remembers, which has the same form. The address wins, key by key. `with` names the languages
 * beside the page's first one, `columns` the whole list where another stands first. Anything unknown is passed
 * over. `show` names what has to be in view besides, whatever else is open: the language of a search result.
 * Runs before the first paint too (client/early.ts), so it uses nothing but its parameters.
 */
export function readState(page: ReaderPage, address: string, memory = ''): ReaderState {
  const asked = new URLSearchParams(address);
  const kept = new URLSearchParams(memory);
  const [first = page.own] = page.all;
  const withText = (list: readonly Language[]) => list.filter((each) => !page.absent.includes(each));
  const toLanguages = (list: string | null) =>
    ([...new Set(list?.split(','))] as Language[]).filter((each) => page.all.includes(each));
  const choose = <Value extends string>(key: string, values: readonly Value[]) =>
    [asked.get(key), kept.get(key)].find((value): value is Value => values.includes(value as Value));

  const remembered = toLanguages(kept.get('columns'));
  const beside = page.room > 1 && page.beside ? [page.beside] : [];
  const isThere = (list: readonly Language[]) => list.length > 0;
  const named = [
    toLanguages(asked.get('columns')),
    asked.has('with') ? [first, ...toLanguages(asked.get('with'))] : [],
  ].find(isThere);
  const usual = [
    // On a page in another language that one comes first, as its address says.
    remembered.length > 0 && kept.get('on') !== page.own ? [first, ...remembered] : remembered,
    [first, ...beside, ...page.absent.filter((each) => each === page.own)],
  ].find(isThere);
  const asOrdered = named ?? usual ?? [];
  const layout = choose('layout', ['columns', 'alternating', 'single']);
  // An address that names its languages means them, even where the device remembers one alone.
  const isAlone = layout === 'single' && (asked.has('layout') || !named);
  const [alone] = withText(asOrdered);
  const wanted = asOrdered.filter((each) => !isAlone || each === alone || page.absent.includes(each));
  // A list of languages that this page lacks would leave nothing to read.
  const fallback = withText(wanted).length > 0 ? [] : [first];
  const open = [...new Set([...wanted, ...fallback, ...toLanguages(asked.get('show'))])];

  const count = withText(open).length;
  const several = count > page.room ? 'alternating' : 'columns';
  const fitting = count === 1 ? 'single' : several;
  const notes = choose('notes', ['0', '1', 'hidden', 'folded', 'shown']) ?? 'own';
  return {
    languages: open,
    layout: layout === 'columns' || layout === 'alternating' ? layout : fitting,
    notes: notes.replace('0', 'folded').replace('1', 'shown') as Notes,
    script: choose('script', ['hans', 'hant']) ?? 'hans',
  };
}

/** The choice of annotations that the state comes to on this page. */
export function notesChoice(page: ReaderPage, { notes }: ReaderState): NotesChoice {
  if (notes !== 'own') return notes;
  return page.annotated.includes(page.own) ? 'shown' : 'folded';
}

/** The state with other languages open, or in another order. A layout that nobody chose goes with their number. */
export function withLanguages(page: ReaderPage, state: ReaderState, list: readonly Language[]): ReaderState {
  const automatic = (each: readonly Language[]) => readState(page, `columns=${each}`).layout;
  const isChosen = state.layout !== automatic(state.languages);
  return { ...state, languages: list, layout: isChosen ? state.layout : automatic(list) };
}

/**
 * The state in another layout. `single` closes every language but the first; from there the other layouts open those
 * again that were open `before`, or else the one that stands beside the first by default.
 */
export function withLayout(
  page: ReaderPage,
  state: ReaderState,
  layout: Layout,
  before: readonly Language[],
): ReaderState {
  if (layout === 'single')
    return {
      ...state,
      layout,
      languages: readState(page, `columns=${state.languages}&layout=single`).languages,
    };
  if (state.layout !== 'single') return { ...state, layout };
  const next = [page.beside, ...page.all].find((each) => each && !state.languages.includes(each));
  const isBefore = state.languages.every((each) => before.includes(each));
  return { ...state, layout, languages: isBefore ? before : [...state.languages, ...(next ? [next] : [])] };
}

/**
 * The search part of an address that gives this state on this page, whatever the width of the window; parameters
 * that are not ours stay. Its languages are always written, for which are open by themselves is a matter of the
 * window; the rest where it differs from the default, from what the device remembers, or was written before.
 * `writeState(page, state, '?q=x') // => 'with=ja&notes=0&q=x'`
 */
export function writeState(page: ReaderPage, state: ReaderState, address = '', memory = ''): string {
  const [first, ...others] = state.languages;
  const list = first === page.all[0] ? `with=${others}` : `columns=${state.languages}`;
  const usual = [readState(page, list), readState(page, list, memory)];
  const asked = new URLSearchParams(address);
  const choices = writeChoices(
    state,
    (key) => asked.has(key) || usual.some((each) => each[key] !== state[key]),
  );
  return join([list, ...choices, foreign(address)]);
}

/** The same for the device, which has to know on whose page the order of the languages was chosen. */
export function writeMemory(page: ReaderPage, state: ReaderState): string {
  const usual = readState(page, '');
  const isUsual = usual.languages.join() === state.languages.join();
  const list = isUsual ? '' : `columns=${state.languages}&on=${page.own}`;
  const automatic = readState(page, list);
  return join([list, ...writeChoices(state, (key) => automatic[key] !== state[key])]);
}

/**
 * What the device remembers, for the same page in another language: that one comes first and changes places with the
 * one that was, so that what is open stays open.
 * `memoryIn('en', 'columns=zh,ja,en&on=zh&notes=0') // => 'columns=en,ja,zh&on=en&notes=0'`
 */
export function memoryIn(to: Language, memory: string): string {
  const kept = new URLSearchParams(memory);
  const [first, ...others] = (kept.get('columns')?.split(',') ?? []) as Language[];
  if (first === undefined) return memory;
  kept.delete('columns');
  kept.delete('on');
  const rest = others.filter((each) => each !== first).map((each) => (each === to ? first : each));
  return join([`columns=${[to, ...rest]}&on=${to}`, kept.toString()]);
}

/** Parts of a search part of an address, without the empty ones. */
const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('&');

function writeChoices(state: ReaderState, isWritten: (key: Choice) => boolean): string[] {
  return (['layout', 'notes', 'script'] as const)
    .filter(isWritten)
    .map((key) => `${key}=${state[key] === 'folded' ? 0 : state[key]}`);
}

type Choice = 'layout' | 'notes' | 'script';
