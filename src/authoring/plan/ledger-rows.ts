import type { LedgerBlock } from '../../pipeline/structure/structure.ts';
import { sourceOffsetsOf } from '../../pipeline/text/flow.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import { writeSegmentRef } from '../../pipeline/text/write-segment-ref.ts';
import type { LedgerRow } from '../../schema/registry.ts';

/** The row that each stretch of the ledger needs. */
export const ledgerRowsOf = (
  source: SourceText,
  blocks: readonly LedgerBlock[],
): readonly (LedgerRow & { readonly block: LedgerBlock })[] =>
  blocks.flatMap((block) => {
    const at = writeSegmentRef(source, sourceOffsetsOf(block.flow), everything);
    return at === '' ? [] : [{ at, reason: block.reason, block }];
  });

/** A line of the ledger shares its line with all text, also with that of marks. */
const everything = { has: () => true };
