/** A saved clause, ruling, note or card. */
export interface Saved {
  /** Its address without language: `ipg/2.3/#remedy-4`, `m10/cards/clone/`. */
  readonly path: string;
  /** Its name, `IPG 2.3, Additional Remedy 4`, with the language tag of the name. */
  readonly name: string;
  readonly named?: string;
  /** Its first words when it was saved, with their language tag. */
  readonly words: string;
  readonly lang: string;
  /** Set if the words are our translation. */
  readonly unofficial?: true;
}

/** The stored form of a list. */
export const toKept = (saved: readonly Saved[]): string => JSON.stringify({ saved });

/** Parses a stored list; anything unreadable counts as empty. */
export function readKept(text: string | null): readonly Saved[] {
  try {
    return JSON.parse(text ?? '').saved.filter(isEntry);
  } catch {
    return [];
  }
}

const isEntry = (entry: Partial<Record<keyof Saved, unknown>> | null): boolean =>
  [entry?.path, entry?.name, entry?.words, entry?.lang].every((field) => typeof field === 'string');
