import { firstLineOfRef } from '../../pipeline/text/segment-ref.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { LedgerRow } from '../../schema/registry.ts';
import type { FaqRow, GuideRow, StructureFile } from '../../schema/structure.ts';

/** Where the reader sees other lines in a text than are committed: each is what a person decided, or the reader's fault. */
export const compareStructure = (committed: Lines, proposed: Lines): readonly Diagnostic[] => {
  const [own, other] = [committed, proposed].map(
    ({ lines, ledger }) =>
      new Map([...lines, ...ledger.map(toRow)].map((row): [string, Row] => [keyOf(row), row])),
  );
  const only = (rows: typeof own, others: typeof own) =>
    [...(rows ?? [])].flatMap(([key, row]) => (others?.has(key) ? [] : [row]));
  return [
    ...only(own, other).map((row) => toDiagnostic(committed.source, row, 'The structure says', 'the reader')),
    ...only(other, own).map((row) => toDiagnostic(committed.source, row, 'The reader says', 'the structure')),
  ].sort((one, next) => (one.line ?? 0) - (next.line ?? 0));
};

/** What all lines of a source are, on pages or not. */
type Lines = Pick<StructureFile, 'source' | 'lines'> & { readonly ledger: readonly LedgerRow[] };

type Row = GuideRow | FaqRow | (LedgerRow & { readonly is: string });

const toRow = ({ at, reason }: LedgerRow): Row => ({ at, is: 'on no page:', reason });

const keyOf = (row: Row): string =>
  JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));

const toDiagnostic = (file: string, { at, ...row }: Row, who: string, other: string): Diagnostic => ({
  code: 'structure/reader-differs',
  severity: 'info',
  file,
  line: Math.max(1, firstLineOfRef([at ?? '1'].flat()[0] ?? '1')),
  message: `${who} ${Object.values(row).join(' ')} at ${[at ?? 'no line'].flat().join(' / ')}; ${other} does not.`,
  hint: 'The build follows the structure. Look whether it is right.',
});
