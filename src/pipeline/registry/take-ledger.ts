import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { LedgerRow } from '../../schema/registry.ts';
import type { Staged } from '../diagnostics.ts';
import type { EditionInput } from '../edition-input.ts';
import type { LedgerBlock } from '../structure/structure.ts';
import { takeText } from '../structure/take-text.ts';
import type { SourceText } from '../text/source-text.ts';
import { registryPath } from './find-row.ts';

/** The registries of an edition, and where their rows are. */
export type Registries = Pick<EditionInput, 'sectionRegistries' | 'chapterRegistries' | 'findRow'>;

/** The lines of a source that the registries list as being on no page. Reports rows without any text. */
export const takeLedger = (source: SourceText, registries: Registries): Staged<readonly LedgerBlock[]> => {
  const diagnostics: Diagnostic[] = [];
  const value = ledgerRowsOf(source.file, registries).flatMap(({ file, row: { at, reason } }) => {
    const { block } = takeText(source, { at });
    if (block && block.flow.text !== '') return [{ reason, flow: block.flow }];
    diagnostics.push({
      code: 'registry/points-nowhere',
      severity: 'error',
      file,
      ...registries.findRow?.(file, 'ledger', at),
      message: `\`ledger\` lists ${at} of ${source.file}, where there is no text.`,
      hint: 'Correct the lines of the row, or take it out.',
    });
    return [];
  });
  const startOf = ({ flow }: LedgerBlock): number => flow.offsets[0] ?? 0;
  return { value: value.sort((one, other) => startOf(one) - startOf(other)), diagnostics };
};

/** The ledger of a source, each row with the registry file that lists it. */
export const ledgerRowsOf = (
  source: string,
  { sectionRegistries, chapterRegistries }: Registries,
): readonly { readonly file: string; readonly row: LedgerRow }[] =>
  [
    ...sectionRegistries.map(({ section, ...rest }) => ({ ...rest, name: section })),
    ...chapterRegistries.map(({ chapter, ...rest }) => ({ ...rest, name: chapter })),
  ].flatMap(({ document, name, sources, ledger }) =>
    ledger
      .filter((row) => sources[row.in] === source)
      .map((row) => ({ file: registryPath(document, name), row })),
  );
