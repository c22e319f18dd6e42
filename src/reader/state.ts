import type { Language } from '../schema/language.ts';

/** The state of reading, from the address (languages, notes and script only), else the device, else the defaults. */
export interface ReaderState {
  /** The open languages in the order of the page. Empty only on a page without columns. */
  readonly languages: readonly Language[];
  /** Whether annotations are open; without a choice, those in the language of the interface, if there is room. */
  readonly notes: boolean | undefined;
  readonly script: 'hans' | 'hant';
  readonly unofficial: boolean;
  readonly terms: boolean;
  readonly theme: 'auto' | 'dark' | 'light';
  readonly size: 'normal' | 'large' | 'larger';
}

/** A part of the state; undefined removes a choice. */
export type Choice = { readonly [Part in keyof ReaderState]?: ReaderState[Part] | undefined };

export interface ReaderPage {
  /** The language of the interface. */
  readonly own: Language;
  /** The first column, the other columns, languages without a column. Empty on a page without columns. */
  readonly all: readonly Language[];
  readonly absent: readonly Language[];
  /** `all` and `absent` for readers who hide unofficial texts. */
  readonly official: readonly Language[];
  readonly officialAbsent: readonly Language[];
  /** The language that opens beside the first column if there is room. */
  readonly beside: Language | undefined;
  readonly annotated: readonly Language[];
  /** Whether there is room for several languages; a phone shows one. */
  readonly isWide: boolean;
}

/**
 * Reads the state from the search part of an address (`with=ja,en&notes=0&script=hant`), and from the stored
 * settings, which have the same form and more keys. Unknown values are ignored. The function is also inlined
 * (early.ts), so it uses nothing but its parameters and the browser.
 *
 * @param page undefined for a page without columns or annotations
 * @param tab the Chinese script that a link has set for this tab
 * @param languagesOf `readLanguages`, which only pages with columns or annotations have
 */
export function readState(
  page: ReaderPage | undefined,
  address: string,
  device = '',
  tab: string | null = null,
  languagesOf?: typeof readLanguages,
): ReaderState {
  const [asked, kept] = [new URLSearchParams(address), new URLSearchParams(device)] as const;
  // Older addresses and devices have words for 0 and 1.
  const isOn = (value: string | null) =>
    /^(?:[01]|folded|hidden|off|shown)$/u.test(value ?? '') ? value === '1' || value === 'shown' : undefined;
  const unofficial = isOn(kept.get('unofficial')) ?? true;
  const theme = kept.get('theme');
  const size = kept.get('size');
  return {
    languages: (page && languagesOf?.(page, asked, kept, unofficial)) ?? [],
    notes: isOn(asked.get('notes')) ?? isOn(kept.get('notes')),
    script: (asked.get('script') ?? tab ?? kept.get('script')) === 'hant' ? 'hant' : 'hans',
    unofficial,
    terms: isOn(kept.get('terms')) ?? true,
    theme: theme === 'dark' || theme === 'light' ? theme : 'auto',
    size: size === 'large' || size === 'larger' ? size : 'normal',
  };
}

/**
 * The open languages. `with` lists the languages beside the first column; with a minus, the first column is closed
 * (`with=-zh,ja`). In older addresses `columns` lists all open languages, and `show` opens another language.
 */
export function readLanguages(
  page: ReaderPage,
  asked: URLSearchParams,
  kept: URLSearchParams,
  unofficial: boolean,
): readonly Language[] {
  const all = unofficial ? page.all : page.official;
  const absent = unofficial ? page.absent : page.officialAbsent;
  const [first] = all;
  const named = [asked, kept].find((each) => each.has('with') || each.has('columns'));
  const defaults = [page.isWide && page.beside, absent.includes(page.own) && page.own];
  const columns = named?.get('columns');
  const names = `${columns ?? (named ? named.get('with') : defaults)},${asked.get('show')}`.split(',');
  const isFirstOpen = columns == null ? !names.includes(`-${first}`) : names.includes(`${first}`);
  const open = all.filter((each) => names.includes(each) || (each === first && isFirstOpen));
  // If the page is readable in none of the open languages, the first column opens too.
  return open.some((each) => !absent.includes(each))
    ? open
    : all.filter((each) => each === first || open.includes(each));
}

/**
 * Writes a choice into the search part of an address, or into the stored settings. Other parameters stay.
 * `writeState(all, 'q=x&show=ja', { languages: ['zh', 'ja'], notes: false }) // => 'with=ja&notes=0&q=x'`
 *
 * @param all the languages of the page, the first column first
 */
export function writeState(
  [first]: readonly string[],
  text: string,
  { languages, ...settings }: Choice,
): string {
  const parameters = new URLSearchParams(text);
  const written = Object.entries(settings).flatMap(([key, value]) => {
    parameters.delete(key);
    return value === undefined ? [] : [[key, String(typeof value === 'boolean' ? Number(value) : value)]];
  });
  if (languages) {
    for (const key of openKeys) parameters.delete(key);
    const beside = languages[0] === first ? languages.slice(1) : [`-${first}`, ...languages];
    written.unshift(['with', beside.join()]);
  }
  return new URLSearchParams([...written, ...parameters]).toString().replaceAll('%2C', ',');
}

/** The parameters of the open languages; `columns` and `show` are in older addresses. */
const openKeys = ['with', 'columns', 'show'];

/** The parameters of the open texts, which a copied link keeps. */
export const readingKeys = [...openKeys, 'notes'];

/** `otherParameters('?q=x&notes=0') // => 'q=x'` */
export function otherParameters(address: string): string {
  const others = new URLSearchParams(address);
  for (const key of readingKeys) others.delete(key);
  return others.toString();
}
