/** What a reader has saved: a clause, ruling, note or card. */
export interface Saved {
  /** Its address without language: `ipg/2.3/#remedy-4`, `m10/cards/clone/`. */
  readonly path: string;
  /** What it was called: `IPG 2.3, Additional Remedy 4`; and in which language, as a tag. */
  readonly name: string;
  readonly named?: string;
  /** Its first words when it was saved, and their language as a tag. */
  readonly words: string;
  readonly lang: string;
  /** The words are a translation of ours. */
  readonly unofficial?: true;
}

/** What a device keeps of a list. */
export const toKept = (saved: readonly Saved[]): string => JSON.stringify({ saved });

/** The list that a device has kept; what cannot be read counts as nothing. */
export function readKept(text: string | null): readonly Saved[] {
  try {
    return JSON.parse(text ?? '').saved.filter(isEntry);
  } catch {
    return [];
  }
}

const isEntry = (entry: Partial<Record<keyof Saved, unknown>> | null): boolean =>
  [entry?.path, entry?.name, entry?.words, entry?.lang].every((field) => typeof field === 'string');
