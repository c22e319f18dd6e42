import { type LedgerEntry, perReason, type SourceCoverage, sumOfLedger } from '../../schema/coverage.ts';
import type { Staged } from '../diagnostics.ts';
import type { LedgerBlock } from '../structure/structure.ts';
import { type Piece, rangeOfFlow } from '../text/flow.ts';
import { type Range, type SourceText, toSourceSpan } from '../text/source-text.ts';
import { offsetsOfRange, type Placement, tallyPlacements } from '../text/tally.ts';

/** A piece that is on a page, with the ranges of it that became inline structure there. */
export interface PlacedPiece {
  readonly piece: Piece;
  readonly inlineMarkup: readonly Range[];
}

/**
 * Settles the account of one source: every non-blank character must be on a page, be mark-up that became structure, or
 * be in the ledger, and only one of these. `markup` has the ranges that belong to no block (dividers, invisible
 * characters). Reports each run of characters that is missing or counted twice.
 */
export const settleAccount = (
  source: SourceText,
  placed: readonly PlacedPiece[],
  ledger: readonly LedgerBlock[],
  markup: readonly Range[] = [],
): Staged<SourceCoverage> => {
  const placements = [
    ...placed.flatMap(placementsOf),
    ...markup.map((range): Placement => ({ offsets: offsetsOfRange(range), to: 'markup' })),
    ...ledger.map(({ reason, flow }): Placement => ({ offsets: flow.offsets, to: reason })),
  ];
  const { value: sums, diagnostics } = tallyPlacements(source, placements, 'account');
  const { nowhere, page: onPages, markup: asMarkup } = sums;
  const kept = perReason((reason) => sums[reason]);
  const total = nowhere + onPages + asMarkup + sumOfLedger(kept);
  return {
    value: { file: source.file, total, onPages, markup: asMarkup, ledger: kept },
    diagnostics,
  };
};

/** The ledger of a source in its published form. */
export const toLedgerEntries = (source: SourceText, ledger: readonly LedgerBlock[]): readonly LedgerEntry[] =>
  ledger.flatMap(({ reason, flow }) => {
    const range = rangeOfFlow(flow);
    return range ? [{ reason, text: flow.text, source: toSourceSpan(source, range) }] : [];
  });

const placementsOf = ({ piece, inlineMarkup }: PlacedPiece): readonly Placement[] => {
  const inline = new Set(inlineMarkup.flatMap(offsetsOfRange));
  return [
    { offsets: piece.flow.offsets.filter((offset) => !inline.has(offset)), to: 'page' },
    { offsets: [...inline, ...piece.markup.flatMap(offsetsOfRange)], to: 'markup' },
  ];
};
