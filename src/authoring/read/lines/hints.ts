import type { Correction, CorrectionFile } from '../../../schema/correction.ts';

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
export const hintsOfCorrections = (file: CorrectionFile | undefined): StructuralHints => {
  const lines = (kind: Correction['kind']): ReadonlySet<number> =>
    new Set(file?.corrections.filter((one) => one.kind === kind).map((one) => one.line));
  return { bulletLines: lines('missing-bullet'), entryLines: lines('lost-head') };
};
