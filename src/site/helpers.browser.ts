import type { InterfaceLanguage } from '../schema/language.ts';

/* What the scripts of every feature use: the language and the address of the page, elements, and what a device keeps. */

/** The language of the page. */
export const lang = document.documentElement.lang.slice(0, 2) as InterfaceLanguage;

/** What the hash of the address says, decoded; one that is no valid encoding says nothing. */
export function hashText(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** The element that the hash of the address names. */
export function hashTarget(): HTMLElement | null {
  return document.getElementById(hashText());
}

/** Writes another address for what is shown. */
export const replaceAddress = (address: URL): void => history.replaceState(history.state, '', address);

/** What a template has put there for its script; to lack it is an error of ours. */
export function find<Found extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Found {
  const found = within.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** A new element; texts go in as text only, whatever they hold. */
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

/** Applies a style sheet that comes with a script, once. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

const adopted = new Set<string>();

/**
 * All that the site keeps on a device; the privacy statement lists it (statement-words.ts). What is read before the first
 * paint, `early.ts` names too.
 */
export type Kept = 'lang' | 'last' | 'player' | 'reader' | 'saved';

/** All that it keeps in a tab, until that is closed. */
export type KeptInTab = 'asked-script' | 'found' | 'newest' | 'place';

// Projects on one host share one store.
const prefix = 'sidejudge-';
/** Until the page is left, where a browser keeps nothing. */
const unkept = new Map<Kept | KeptInTab, string | null>();

const keptInTab: readonly string[] = ['asked-script', 'found', 'newest', 'place'] satisfies KeptInTab[];

const storeOf = (key: Kept | KeptInTab): Storage => (keptInTab.includes(key) ? sessionStorage : localStorage);

/** The key in the store of the browser. */
export const storedAs = (key: Kept | KeptInTab): string => prefix + key;

/** What is kept, null where there is nothing. */
export function recall(key: Kept | KeptInTab): string | null {
  try {
    return unkept.get(key) ?? storeOf(key).getItem(storedAs(key));
  } catch {
    return null;
  }
}

/** What is kept as JSON; what cannot be read counts as nothing. */
export function recallJson<Value>(key: Kept | KeptInTab): Value | null {
  try {
    return JSON.parse(recall(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A list that is kept as JSON. */
export function recallList(key: Kept | KeptInTab): string[] {
  const list = recallJson<unknown>(key);
  return Array.isArray(list) ? list.map(String) : [];
}

/** Keeps a value; null forgets it. False where the browser refuses: then it lasts until the page is left. */
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
