import type { Language } from '../../schema/language.ts';
import type { RegistryRow, SectionRegistry } from '../../schema/registry.ts';

/** A registry row as a machine proposes it, for a person to look at. */
export interface DraftRow {
  readonly row: RegistryRow;
  /** How sure the aligner is, between 0 and 1; absent where it had no say. */
  readonly score?: number;
  /** What a person has to decide; the build refuses the row until the mark is taken out. */
  readonly reviews: readonly string[];
  /** The first words of what stands at each reference: by language, annotation ID, or `also-0`. */
  readonly words: ReadonlyMap<string, string>;
}

/** The registry of a section as proposed. */
export interface RegistryDraft {
  readonly section: string;
  readonly sources: Partial<Record<Language, string>>;
  readonly rows: readonly DraftRow[];
  readonly ledger: readonly DraftLedgerRow[];
}

/** Lines that a machine would keep from the pages. */
export interface DraftLedgerRow {
  readonly row: SectionRegistry['ledger'][number];
  /** How they begin. */
  readonly words: string;
  /** False where a person has let the same words go before. */
  readonly isToReview: boolean;
}
