import type { Edit } from '../../../pipeline/edition/correct.ts';
import type { Correction } from '../../../schema/correction.ts';

/**
 * What corrections tell the grammars, since the text itself cannot: lines that are bullets without a
 * marker, and lines where an entry starts whose head is lost.
 */
export interface StructuralHints {
  readonly bulletLines: ReadonlySet<number>;
  readonly entryLines: ReadonlySet<number>;
}

export const noHints: StructuralHints = { bulletLines: new Set(), entryLines: new Set() };

/** What the structural corrections of a source tell its grammar. */
export const hintsOfCorrections = (edits: readonly Pick<Edit, 'line' | 'correction'>[]): StructuralHints => {
  const lines = (kind: Correction['kind']): ReadonlySet<number> =>
    new Set(edits.filter(({ correction }) => correction.kind === kind).map(({ line }) => line));
  return { bulletLines: lines('missing-bullet'), entryLines: lines('lost-head') };
};
