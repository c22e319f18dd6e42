import type { InterfaceLanguage } from '../schema/language.ts';

/* Helpers for the scripts of all features: the language and address of the page, elements, storage. */

/** The language of the page. */
export const lang = document.documentElement.lang.slice(0, 2) as InterfaceLanguage;

/** The decoded hash of the address; empty if its encoding is invalid. */
export function hashText(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** The element that the hash names. */
export function hashTarget(): HTMLElement | null {
  return document.getElementById(hashText());
}

/** Replaces the URL of the current history entry. */
export const replaceAddress = (address: URL): void => history.replaceState(history.state, '', address);

/** Finds an element that a template has put there for its script; throws if it is missing. */
export function find<Found extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Found {
  const found = within.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Creates an element; texts are inserted as text nodes. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  created.append(...children);
  return created;
}

/** Adopts the style sheet of a script, once. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

const adopted = new Set<string>();

/**
 * The keys in `localStorage`; the privacy statement lists them (statement-words.ts). Those that are read before the
 * first paint are also in `early.ts`.
 */
export type Kept = 'lang' | 'last' | 'player' | 'reader' | 'saved';

/** The keys in `sessionStorage`. */
export type KeptInTab = 'asked-script' | 'found' | 'newest' | 'place';

// Projects on one host share its storage.
const prefix = 'sidejudge-';
/** Values for this page only, if the browser refuses to store. */
const unkept = new Map<Kept | KeptInTab, string | null>();

const keptInTab: readonly string[] = ['asked-script', 'found', 'newest', 'place'] satisfies KeptInTab[];

const storeOf = (key: Kept | KeptInTab): Storage => (keptInTab.includes(key) ? sessionStorage : localStorage);

/** The key in the storage of the browser. */
export const storedAs = (key: Kept | KeptInTab): string => prefix + key;

/** Reads a stored value; null if there is none. */
export function recall(key: Kept | KeptInTab): string | null {
  try {
    return unkept.get(key) ?? storeOf(key).getItem(storedAs(key));
  } catch {
    return null;
  }
}

/** Reads a value stored as JSON; null if it cannot be parsed. */
export function recallJson<Value>(key: Kept | KeptInTab): Value | null {
  try {
    return JSON.parse(recall(key) ?? 'null');
  } catch {
    return null;
  }
}

export function recallList(key: Kept | KeptInTab): string[] {
  const list = recallJson<unknown>(key);
  return Array.isArray(list) ? list.map(String) : [];
}

/** Stores a value; null removes it. Returns false if the browser refuses; then it lasts until the page is left. */
export function remember(key: Kept | KeptInTab, value: string | null): boolean {
  try {
    if (value === null) storeOf(key).removeItem(storedAs(key));
    else storeOf(key).setItem(storedAs(key), value);
    unkept.delete(key);
    return true;
  } catch {
    unkept.set(key, value);
    return false;
  }
}
