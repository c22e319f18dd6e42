import type { Language } from '../schema/language.ts';
import { foreign, join } from './carry-to.ts';

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
  /** How many columns the window has room for: 1, 2 or 3. */
  readonly room: number;
}

/** `single` shows the first language, and the others clause by clause when asked for. */
export type Layout = 'columns' | 'alternating' | 'single';
export type Notes = 'shown' | 'folded' | 'hidden';
export type Script = 'hans' | 'hant';

/**
 * Reads the state from the search part of an address (`with=ja,en&layout=single&notes=0&script=hant`) and from
 * what the device remembers, which has the same form. The address wins, key by key. `with` names the languages
 * beside the page's first one, `columns` the whole list where another stands first. Anything unknown is passed
 * over. Runs before the first paint too (client/early.ts), so it uses nothing but its parameters.
 */
export function readState(page: ReaderPage, address: string, memory = ''): ReaderState {
  const asked = new URLSearchParams(address);
  const kept = new URLSearchParams(memory);
  const [first = page.own] = page.all;
  const withText = (list: readonly Language[]) => list.filter((each) => !page.absent.includes(each));
  const toLanguages = (list: string | null): Language[] => {
    const known = page.all.filter((each) => list?.split(',').includes(each));
    const place = (each: Language) => list?.split(',').indexOf(each) ?? 0;
    return known.toSorted((a, b) => place(a) - place(b));
  };
  const choose = <Value extends string>(key: string, values: Readonly<Record<string, Value>>) =>
    [asked.get(key), kept.get(key)]
      .map((value) => (value !== null && Object.hasOwn(values, value) ? values[value] : undefined))
      .find((value) => value !== undefined);

  const remembered = toLanguages(kept.get('columns'));
  const beside = page.room > 1 && page.beside ? [page.beside] : [];
  const asOrdered = [
    toLanguages(asked.get('columns')),
    asked.has('with') ? [first, ...toLanguages(asked.get('with'))] : [],
    // On a page in another language that one comes first, as its address says.
    remembered.length > 0 && kept.get('on') !== page.own ? [first, ...remembered] : remembered,
    [first, ...beside, ...page.absent.filter((each) => each === page.own)],
  ].find((list) => list.length > 0) ?? [first];
  // A list of languages that this page lacks would leave nothing to read.
  const open = [...new Set(withText(asOrdered).length > 0 ? asOrdered : [...asOrdered, first])];

  const count = withText(open).length;
  const fitting = count > page.room ? 'alternating' : 'columns';
  return {
    languages: open,
    layout:
      choose('layout', { columns: 'columns', alternating: 'alternating', single: 'single' }) ??
      (count === 1 ? 'single' : fitting),
    notes:
      choose('notes', { 0: 'hidden', hidden: 'hidden', folded: 'folded', shown: 'shown', 1: 'shown' }) ??
      'shown',
    script: choose('script', { hans: 'hans', hant: 'hant' }) ?? 'hans',
  };
}

/**
 * The state with other languages open, or in another order. A layout that nobody chose goes with their number,
 * and a language that is opened is seen: it ends `single`.
 */
export function withLanguages(page: ReaderPage, state: ReaderState, list: readonly Language[]): ReaderState {
  const automatic = (each: readonly Language[]) => readState(page, `columns=${each}`).layout;
  const isAdded = list.length > state.languages.length && state.layout === 'single';
  const isChosen = !isAdded && state.layout !== automatic(state.languages);
  return { ...state, languages: list, layout: isChosen ? state.layout : automatic(list) };
}

/**
 * The search part of an address that gives this state on this page; parameters that are not ours stay. What
 * equals the default is not written.
 * `writeState(page, state, '?q=x') // => 'with=ja&notes=0&q=x'`
 */
export function writeState(page: ReaderPage, state: ReaderState, address = ''): string {
  const [first, ...others] = state.languages;
  const list = first === page.all[0] ? `with=${others}` : `columns=${state.languages}`;
  return join([...writeChoices(page, state, list), ...foreign(address)]);
}

/** The same for the device, which has to know on whose page the order of the languages was chosen. */
export function writeMemory(page: ReaderPage, state: ReaderState): string {
  return join(writeChoices(page, state, `columns=${state.languages}&on=${page.own}`));
}

function writeChoices(page: ReaderPage, state: ReaderState, list: string): string[] {
  const usual = readState(page, '');
  const isUsual = usual.languages.join() === state.languages.join();
  const automatic = readState(page, isUsual ? '' : list);
  return [
    ...(isUsual ? [] : [list]),
    ...(state.layout === automatic.layout ? [] : [`layout=${state.layout}`]),
    ...(state.notes === usual.notes ? [] : [`notes=${state.notes === 'hidden' ? 0 : state.notes}`]),
    ...(state.script === usual.script ? [] : [`script=${state.script}`]),
  ];
}
