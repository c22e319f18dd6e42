import type { LedgerEntry, SourceCoverage } from '../schema/coverage.ts';
import type { Diagnostic } from '../schema/diagnostic.ts';
import type { Staged } from './diagnostics.ts';
import { rangeOfFlow } from './flow.ts';
import type { Piece } from './piece.ts';
import { isBlank, positionAt, type Range, type SourceText, toSourceSpan } from './source-text.ts';
import type { LedgerBlock } from './structure.ts';

/** A piece that has gone to a page, and which of its characters became inline structure there. */
export interface PlacedPiece {
  readonly piece: Piece;
  readonly inlineMarkup: readonly Range[];
}

/** Where a source character went: an index into `destinations`. */
const destinations = ['nowhere', 'page', 'markup', 'furniture', 'repeated'] as const;
type Destination = (typeof destinations)[number];

/**
 * Settles the account of one source: each non-blank character has gone to a page, into structure, or to the
 * ledger, and only once. Reports every stretch for which that is not so.
 */
export const settleAccount = (
  source: SourceText,
  placed: readonly PlacedPiece[],
  ledger: readonly LedgerBlock[],
): Staged<SourceCoverage> => {
  const went = new Uint8Array(source.text.length);
  const twice = new Set<number>();
  const mark = (offset: number, to: Destination): void => {
    if (offset < 0) return;
    if (went[offset] !== 0) twice.add(offset);
    went[offset] = destinations.indexOf(to);
  };
  for (const { piece, inlineMarkup } of placed) {
    const inline = new Set(inlineMarkup.flatMap(offsetsOfRange));
    for (const offset of piece.flow.offsets) mark(offset, inline.has(offset) ? 'markup' : 'page');
    for (const offset of piece.markup.flatMap(offsetsOfRange)) mark(offset, 'markup');
  }
  for (const { reason, flow } of ledger) for (const offset of flow.offsets) mark(offset, reason);

  const sums = { nowhere: 0, page: 0, markup: 0, furniture: 0, repeated: 0 };
  const diagnostics: Diagnostic[] = [];
  let last: 'lost' | 'doubled' | undefined;
  let offset = 0;
  for (const character of source.text) {
    if (!isBlank(character)) {
      const destination = destinations[went[offset] ?? 0] ?? 'nowhere';
      sums[destination] += 1;
      const fault = destination === 'nowhere' ? 'lost' : twice.has(offset) ? 'doubled' : undefined;
      if (fault && fault !== last) diagnostics.push(faultAt(source, offset, fault));
      last = fault;
    }
    offset += character.length;
  }
  const { nowhere, page, markup, furniture, repeated } = sums;
  return {
    value: {
      file: source.file,
      total: nowhere + page + markup + furniture + repeated,
      onPages: page,
      markup,
      ledger: { furniture, repeated },
    },
    diagnostics,
  };
};

/** The ledger of a source as it is published. */
export const toLedgerEntries = (source: SourceText, ledger: readonly LedgerBlock[]): readonly LedgerEntry[] =>
  ledger.flatMap(({ reason, flow }) => {
    const range = rangeOfFlow(flow);
    return range ? [{ reason, text: flow.text, source: toSourceSpan(source, range) }] : [];
  });

const offsetsOfRange = ({ start, end }: Range): readonly number[] =>
  Array.from({ length: end - start }, (_, index) => start + index);

const faultAt = (source: SourceText, offset: number, fault: 'lost' | 'doubled'): Diagnostic => ({
  code: `account/${fault}`,
  severity: 'error',
  file: source.file,
  ...positionAt(source, offset),
  message: `“${source.text.slice(offset, offset + 12).replace(/\s+/gu, ' ')}…” is on ${fault === 'lost' ? 'no page' : 'two pages'}.`,
  hint: 'Every character has one place. See which registry row or grammar rule should give it one.',
});

