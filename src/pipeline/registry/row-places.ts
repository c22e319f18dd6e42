import type { StructureFile } from '../../schema/structure.ts';
import type { RowPlaces } from '../structure/obey-structure.ts';
import { resolveSegmentRef } from '../text/segment-ref.ts';
import type { SourceText } from '../text/source-text.ts';
import { ledgerRowsOf, type Registries } from './take-ledger.ts';

/** Finds the rows of a source's structure and ledger in their files. `path` is where the structure is. */
export const createRowPlaces = (
  source: SourceText,
  { lines }: Pick<StructureFile, 'lines'>,
  path: string,
  registries: Registries,
): RowPlaces => {
  const { findRow } = registries;
  const lineOf: RowPlaces['lineOf'] = (row) => findRow?.(path, `lines[${row}]`, '')?.line;
  const names = (at: string | readonly string[] | undefined, offset: number): boolean =>
    [at ?? []]
      .flat()
      .flatMap((ref) => resolveSegmentRef(source, ref) ?? [])
      .some(({ start, end }) => start <= offset && offset < end);
  const toPlace = (file: string, line: number | undefined): string =>
    line === undefined ? file : `${file}:${line}`;
  return {
    lineOf,
    naming: (offset) => [
      ...lines.flatMap(({ at }, row) => (names(at, offset) ? [toPlace(path, lineOf(row))] : [])),
      ...ledgerRowsOf(source.file, registries).flatMap(({ file, row: { at } }) =>
        names(at, offset) ? [toPlace(file, findRow?.(file, 'ledger', at)?.line)] : [],
      ),
    ],
  };
};
