/** What a reader has saved: a clause, ruling, note or card. */
export interface Saved {
  /** Its address without language: `ipg/2.3/#remedy-4`, `m10/cards/clone/`. */
  readonly path: string;
  /** What it was called: `IPG 2.3, Additional Remedy 4`. */
  readonly name: string;
  /** Its first words when it was saved, and their language as a tag. */
  readonly words: string;
  readonly lang: string;
  /** The words are a translation of ours. */
  readonly unofficial?: true;
}

/** Why a file is not imported. */
export type Refusal = 'none' | 'large' | 'outside';

/** A file of more bytes is refused. */
export const mostBytes = 1_000_000;

/** The text of an export; the same list gives the same text. */
export const toExport = (saved: readonly Saved[]): string =>
  `${JSON.stringify({ format, version: 1, saved }, undefined, 2)}\n`;

/**
 * The list in an export, or why the file is refused: it is no export (`none`), too large, or has an address that is not
 * one of this site.
 */
export function readExport(text: string): readonly Saved[] | Refusal {
  if (new TextEncoder().encode(text).length > mostBytes) return 'large';
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return 'none';
  }
  const { format: named, version, saved } = (content ?? {}) as Record<string, unknown>;
  if (named !== format || version !== 1 || !Array.isArray(saved) || !saved.every(isEntry)) return 'none';
  return saved.every(({ path }) => isOwnPath(path)) ? saved.map(pick) : 'outside';
}

/** What a device has kept; what cannot be read counts as nothing. */
export function readKept(text: string | null): readonly Saved[] {
  const read = text === null ? [] : readExport(text);
  return typeof read === 'string' ? [] : read;
}

/** Adds what is not there yet, newest first. */
export const addTo = (saved: readonly Saved[], more: readonly Saved[]): readonly Saved[] => {
  const known = new Set(saved.map(({ path }) => path));
  const added = more.filter(
    ({ path }, at) => !known.has(path) && more.findIndex((each) => each.path === path) === at,
  );
  return [...added, ...saved];
};

export const without = (saved: readonly Saved[], path: string): readonly Saved[] =>
  saved.filter((each) => each.path !== path);

const format = 'sidejudge-saved';

/** Below a language, to a page and a place on it; nothing that could lead out of the site. */
const isOwnPath = (path: string): boolean => /^(?:[a-z0-9][a-z0-9.-]*\/)+(?:#[a-z0-9-]+)?$/u.test(path);

const fields = ['path', 'name', 'words', 'lang'] as const;

const isEntry = (entry: unknown): entry is Saved =>
  typeof entry === 'object' &&
  entry !== null &&
  fields.every((field) => typeof Reflect.get(entry, field) === 'string');

const pick = ({ path, name, words, lang, unofficial }: Saved): Saved => ({
  path,
  name,
  words,
  lang,
  ...(unofficial && { unofficial }),
});
