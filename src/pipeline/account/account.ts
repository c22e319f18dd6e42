import {
  type LedgerEntry,
  ledgerReasons,
  perReason,
  type SourceCoverage,
  sumOfLedger,
} from '../../schema/coverage.ts';
import type { Language } from '../../schema/language.ts';
import type { Staged } from '../diagnostics.ts';
import { isOnNoPage } from '../edition/margin.ts';
import { type PreparedSource, sourcePath } from '../edition/prepare-source.ts';
import { type Piece, rangeOfFlow } from '../text/flow.ts';
import { offsetsOfRange, type Range, toSourceSpan } from '../text/source-text.ts';
import { type Placement, tallyPlacements } from '../text/tally.ts';

/** A piece that is on a page, with the ranges of it that became inline structure there. */
export interface PlacedPiece {
  readonly piece: Piece;
  readonly inlineMarkup: readonly Range[];
}

/**
 * Settles the account of one source: every non-blank character must be on a page, be mark-up that became structure, or
 * be in the ledger, and only one of these. Reports each run of characters that is missing or counted twice. Texts in
 * languages in which the source is replaced are not counted.
 */
export const settleAccount = (
  text: Pick<PreparedSource, 'document' | 'source' | 'paragraphs' | 'unseen'>,
  placed: readonly PlacedPiece[],
  replaced: readonly Language[] = [],
): Staged<SourceCoverage> => {
  const { document, source, paragraphs, unseen } = text;
  const dividers = paragraphs.flatMap(({ name, piece }) =>
    name.is === 'divider' ? (piece?.markup ?? []) : [],
  );
  const placements = [
    ...placed.flatMap(placementsOf),
    ...[...dividers, ...unseen].map((range): Placement => ({ offsets: offsetsOfRange(range), to: 'markup' })),
    ...paragraphs
      .filter(({ name }) => replaced.includes(name.lang) && !isOnNoPage(name))
      .flatMap(({ piece }) => piece ?? [])
      .map(
        ({ flow, markup }): Placement => ({
          offsets: [...flow.offsets, ...markup.flatMap(offsetsOfRange)],
          to: 'replaced',
        }),
      ),
    ...ledgerOf(text).flatMap(({ reason, piece }): Placement[] => [
      { offsets: piece.flow.offsets, to: reason },
      { offsets: piece.markup.flatMap(offsetsOfRange), to: 'markup' },
    ]),
  ];
  const { value: sums, diagnostics } = tallyPlacements(source, placements, 'account');
  const { nowhere, page: onPages, markup: asMarkup } = sums;
  const kept = perReason((reason) => sums[reason]);
  const total = nowhere + onPages + asMarkup + sumOfLedger(kept);
  return {
    value: { file: source.file, total, onPages, markup: asMarkup, ledger: kept },
    diagnostics: diagnostics.map((one) => ({ ...one, file: sourcePath(document, source.file) })),
  };
};

/** The account of a text that newer ones replace: it is their history, and its rows have been compared with the source. */
export const uncounted = (file: string): SourceCoverage => ({
  ...{ file, total: 0, onPages: 0, markup: 0, ledger: perReason(() => 0) },
});

/** The ledger of a source in its published form. */
export const toLedgerEntries = (
  text: Pick<PreparedSource, 'source' | 'paragraphs'>,
): readonly LedgerEntry[] =>
  ledgerOf(text).flatMap(({ reason, piece }) => {
    const range = rangeOfFlow(piece.flow);
    return range ? [{ reason, text: piece.flow.text, source: toSourceSpan(text.source, range) }] : [];
  });

/** The paragraphs that are on no page, with the reason. */
const ledgerOf = ({ paragraphs }: Pick<PreparedSource, 'paragraphs'>) =>
  paragraphs.flatMap(({ name: { is }, piece }) => {
    const reason = ledgerReasons.find((one) => one === is);
    return reason && piece ? [{ reason, piece }] : [];
  });

const placementsOf = ({ piece, inlineMarkup }: PlacedPiece): readonly Placement[] => {
  const inline = new Set(inlineMarkup.flatMap(offsetsOfRange));
  return [
    { offsets: piece.flow.offsets.filter((offset) => !inline.has(offset)), to: 'page' },
    { offsets: [...inline, ...piece.markup.flatMap(offsetsOfRange)], to: 'markup' },
  ];
};
