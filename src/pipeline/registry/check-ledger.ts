import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { LedgerRow } from '../../schema/registry.ts';
import { collectPlaced } from '../account/conserve.ts';
import { offsetsOfRange } from '../account/tally.ts';
import type { FaqStructure, GuideStructure, LedgerBlock } from '../structure/structure.ts';
import { resolveSegmentRef } from '../text/segment-ref.ts';
import { isBlank, positionAt, type SourceText } from '../text/source-text.ts';
import { writeSegmentRef } from '../text/write-segment-ref.ts';
import type { FindRow } from './find-row.ts';

/**
 * Holds what a grammar keeps from the pages of one source against the rows under `ledger` of its registry. Reports
 * text on no page that no row lists, at its line of the source, and rows that list anything else, at their own line.
 * `toRow` writes the row that is missing.
 */
export const checkLedger = (
  source: SourceText,
  structure: GuideStructure | FaqStructure,
  rows: readonly LedgerRow[],
  registryFile: string,
  { toRow, findRow }: { toRow: (row: LedgerRow) => string; findRow?: FindRow | undefined },
): readonly Diagnostic[] => {
  const reasonAt = new Map(
    structure.ledger.flatMap((block) => offsetsOf(source, block).map((offset) => [offset, block.reason])),
  );
  const onPages = new Set(
    collectPlaced({ ...structure, ledger: [] }).flows.flatMap(({ offsets }) => offsets),
  );
  const listed = new Map<number, string>();
  const misfits = rows.filter(({ at, reason }) => {
    const offsets = (resolveSegmentRef(source, at) ?? []).flatMap(offsetsOfRange);
    for (const offset of offsets) listed.set(offset, reason);
    return (
      offsets.some((offset) => onPages.has(offset) && !isBlank(source.text.charAt(offset))) ||
      !offsets.some((offset) => reasonAt.get(offset) === reason)
    );
  });
  const unlisted = ledgerRowsOf(source, structure.ledger).flatMap((row) => {
    const free = offsetsOf(source, row.block).find((offset) => listed.get(offset) !== row.reason);
    return free === undefined ? [] : [{ row, free }];
  });
  return [
    ...unlisted.map(
      ({ row, free }): Diagnostic => ({
        code: 'registry/unlisted-ledger',
        severity: 'error',
        file: source.file,
        ...positionAt(source, free),
        message: `“${row.block.flow.text.slice(0, 40)}” would be on no page (${row.reason}), and no registry says so.`,
        hint: `If that is right, write under \`ledger\` of ${registryFile}: ${toRow(row)}. If it belongs on a page, the grammar reads it wrongly.`,
      }),
    ),
    ...misfits.map(
      ({ at, reason }): Diagnostic => ({
        code: 'registry/not-in-ledger',
        severity: 'error',
        file: registryFile,
        ...findRow?.(registryFile, 'ledger', at),
        message: `\`ledger\` lists ${at} of ${source.file} as ${reason}, but that is not what is kept from the pages.`,
        hint: 'Correct the lines or the reason of the row, or take it out.',
      }),
    ),
  ];
};

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
