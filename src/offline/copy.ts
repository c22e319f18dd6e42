import { type Language, languages } from '../schema/language.ts';
import { type Choice, type StoredDocument, storedDocuments } from './part.ts';

/** What lies on the reader's device: one release, the chosen parts of it, in a cache of its own. */
export interface Copy extends Choice {
  readonly version: string;
  /** Of the release: the day of the latest change in it. */
  readonly date: string;
  /** When it was stored, by the clock of the device. */
  readonly storedAt: string;
  /** Name of the cache that holds it. */
  readonly cache: string;
  readonly bytes: number;
}

/**
 * Names in the storage of the origin, which other sites below other paths may share. The number changes when
 * a later program keeps copies in another way.
 */
export function storeNames(base: string) {
  const prefix = `sidejudge:1:${base}:`;
  return {
    prefix,
    /** The cache that says which copy is the present one, and which page reads which copy. */
    about: `${prefix}about`,
    /** Held by the page that stores or removes, for as long as it does. */
    manager: `${prefix}storing`,
    /** Held while copies come and go: by that page, and by a worker that tidies up. */
    lock: `${prefix}writing`,
    /** A cache for a copy: no two attempts share one. */
    copy: (version: string, storedAt: string) => `${prefix}copy:${version}:${storedAt}`,
    isCopy: (name: string) => name.startsWith(`${prefix}copy:`),
  };
}

/** The keys of the cache `about`; they are no addresses that anybody asks for. */
export const presentCopy = 'offline/present';
export const pinOf = (clientId: string) => `offline/pin/${clientId}`;

/** A record as it was kept; null where it is not what it should be. */
export function readCopy(value: unknown): Copy | null {
  const copy = value as Partial<Copy> | null;
  const isCopy =
    [copy?.version, copy?.date, copy?.storedAt, copy?.cache].every((each) => typeof each === 'string') &&
    typeof copy?.bytes === 'number' &&
    isListOf<Language>(copy.languages, languages) &&
    isListOf<StoredDocument>(copy.documents, storedDocuments);
  return isCopy ? (copy as Copy) : null;
}

/**
 * The paths under which an address may be stored: as it is, as a folder without its slash, as the index of
 * one. `candidatesOf('zh/ipg/2.3') // => ['zh/ipg/2.3', 'zh/ipg/2.3/']`
 */
export function candidatesOf(path: string): string[] {
  const index = path.replace(/(^|\/)index\.html$/u, '$1');
  return [...new Set([path, index, ...(path === '' || path.endsWith('/') ? [] : [`${path}/`])])];
}

/** The language that an address is in; else one that is stored. */
export function languageOfPath(path: string, copy: Choice): Language {
  return languages.find((lang) => path === lang || path.startsWith(`${lang}/`)) ?? copy.languages[0] ?? 'en';
}

function isListOf<Value>(list: unknown, allowed: readonly Value[]): boolean {
  return Array.isArray(list) && list.every((each) => allowed.includes(each));
}
