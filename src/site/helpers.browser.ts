import type { InterfaceLanguage } from '../schema/language.ts';

export const lang = document.documentElement.lang.slice(0, 2) as InterfaceLanguage;

/** The decoded hash; empty if its encoding is invalid. */
export function hashText(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

export function hashTarget(): HTMLElement | null {
  return document.getElementById(hashText());
}

export const replaceAddress = (address: URL): void => history.replaceState(history.state, '', address);

/** Finds an element that must be there; throws if it is missing. */
export function find<Found extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Found {
  const found = within.querySelector<Found>(selector);
  if (!found) throw new Error(`Missing element: ${selector}`);
  return found;
}

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

export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

const adopted = new Set<string>();

/** Keys in `localStorage` and, below, in `sessionStorage`. statement-words.ts lists them; early.ts files read some. */
export type Kept = 'lang' | 'last' | 'player' | 'reader' | 'saved';
const keptInTab = ['asked-script', 'found', 'newest', 'place'] as const;
export type KeptInTab = (typeof keptInTab)[number];

// Without a prefix, our keys could be those of another project on the same host.
const prefix = 'sidejudge-';
/** The values that the browser refused to store. They last until the page is left. */
const unstored = new Map<Kept | KeptInTab, string | null>();

const storeOf = (key: Kept | KeptInTab): Storage =>
  keptInTab.some((each) => each === key) ? sessionStorage : localStorage;
export const storedAs = (key: Kept | KeptInTab): string => prefix + key;

export function recall(key: Kept | KeptInTab): string | null {
  try {
    return unstored.get(key) ?? storeOf(key).getItem(storedAs(key));
  } catch {
    return null;
  }
}

/** Returns null if the value is missing or invalid. */
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

/** Stores a value; null removes it. Returns false if the browser refuses: then the value lasts for this page only. */
export function remember(key: Kept | KeptInTab, value: string | null): boolean {
  try {
    if (value === null) storeOf(key).removeItem(storedAs(key));
    else storeOf(key).setItem(storedAs(key), value);
    unstored.delete(key);
    return true;
  } catch {
    unstored.set(key, value);
    return false;
  }
}

/**
 * Calls a function now, and when another page may have stored something: in another tab, or before the back/forward
 * cache restored this page.
 */
export function onStored(show: () => void): void {
  show();
  for (const event of ['storage', 'pageshow']) addEventListener(event, show);
}
