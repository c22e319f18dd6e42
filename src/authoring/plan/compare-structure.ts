import { firstLineOfRef } from '../../pipeline/text/segment-ref.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { LedgerRow } from '../../schema/registry.ts';
import type { FaqRow, GuideRow, StructureFile } from '../../schema/structure.ts';

/**
 * Where the reader sees other lines in a text than are committed: each is what a person decided, or the reader's fault. Lines
 * with a row that says `decided` are settled.
 */
export const compareStructure = (committed: Lines, proposed: Lines): readonly Diagnostic[] => {
  const [own, other] = [committed, proposed].map(
    ({ lines, ledger }) =>
      new Map([...lines, ...ledger.map(toRow)].map((row): [string, Row] => [keyOf(row), row])),
  );
  const settled = new Set(
    [...committed.lines, ...committed.ledger].flatMap((row) => (row.decided ? linesOf(row) : [])),
  );
  const only = (rows: typeof own, others: typeof own) =>
    [...(rows ?? [])].flatMap(([key, row]) =>
      others?.has(key) || linesOf(row).some((line) => settled.has(line)) ? [] : [row],
    );
  return [
    ...only(own, other).map((row) => toDiagnostic(committed.source, row, 'The structure says', 'the reader')),
    ...only(other, own).map((row) => toDiagnostic(committed.source, row, 'The reader says', 'the structure')),
  ].sort((one, next) => (one.line ?? 0) - (next.line ?? 0));
};

/** What all lines of a source are, on pages or not. */
type Lines = Pick<StructureFile, 'source' | 'lines'> & { readonly ledger: readonly LedgerRow[] };

type Row = GuideRow | FaqRow | (LedgerRow & { readonly is: string });

/** `linesOf({ at: '51-53, 56:1-9' }) // => [51, 52, 53, 56]` */
const linesOf = ({ at = [] }: Pick<Row, 'at'>): readonly number[] =>
  [at].flat().flatMap((refs) =>
    refs.split(',').flatMap((ref) => {
      const [from = 0, to = from] = ref.replace(/:.*$/u, '').split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    }),
  );

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
