import type { LedgerBlock } from '../../pipeline/structure/structure.ts';
import { isBlank, type SourceText } from '../../pipeline/text/source-text.ts';
import { offsetsOfRange } from '../../pipeline/text/tally.ts';
import { writeSegmentRef } from '../../pipeline/text/write-segment-ref.ts';
import type { LedgerRow } from '../../schema/registry.ts';

/** The row that each stretch of the ledger needs. */
export const ledgerRowsOf = (
  source: SourceText,
  blocks: readonly LedgerBlock[],
): readonly (LedgerRow & { readonly block: LedgerBlock })[] =>
  blocks.flatMap((block) => {
    const own = offsetsOf(source, block);
    const others = new Set(offsetsOfRange({ start: 0, end: source.text.length }));
    for (const offset of own) others.delete(offset);
    const at = writeSegmentRef(source, own, others);
    return at === '' ? [] : [{ at, reason: block.reason, block }];
  });

const offsetsOf = (source: SourceText, { flow }: LedgerBlock): readonly number[] =>
  flow.offsets.filter((offset) => offset >= 0 && !isBlank(source.text.charAt(offset)));
