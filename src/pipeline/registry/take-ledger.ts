import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { ChapterRegistry, LedgerRow, SectionRegistry } from '../../schema/registry.ts';
import type { Staged } from '../diagnostics.ts';
import type { LedgerBlock } from '../structure/structure.ts';
import { takeText } from '../structure/take-text.ts';
import type { SourceText } from '../text/source-text.ts';
import { type FindRow, registryPath } from './find-row.ts';

/** The registries of an edition. */
export interface Registries {
  readonly sectionRegistries: readonly SectionRegistry[];
  readonly chapterRegistries: readonly ChapterRegistry[];
  /** Where their rows are, for messages. */
  readonly findRow?: FindRow;
}

/** The lines of a source that the registries list as being on no page. Reports rows without any text. */
export const takeLedger = (
  source: SourceText,
  { sectionRegistries, chapterRegistries, findRow }: Registries,
): Staged<readonly LedgerBlock[]> => {
  const diagnostics: Diagnostic[] = [];
  const take = (file: string, rows: readonly LedgerRow[]): readonly LedgerBlock[] =>
    rows.flatMap(({ at, reason }) => {
      const { block } = takeText(source, { at });
      if (block && block.flow.text !== '') return [{ reason, flow: block.flow }];
      diagnostics.push({
        code: 'registry/points-nowhere',
        severity: 'error',
        file,
        ...findRow?.(file, 'ledger', at),
        message: `\`ledger\` lists ${at} of ${source.file}, where there is no text.`,
        hint: 'Correct the lines of the row, or take it out.',
      });
      return [];
    });
  const value = [
    ...sectionRegistries.flatMap(({ document, section, sources, ledger }) =>
      take(
        registryPath(document, section),
        ledger.filter((row) => sources[row.in] === source.file),
      ),
    ),
    ...chapterRegistries
      .filter((registry) => registry.source === source.file)
      .flatMap(({ document, chapter, ledger }) => take(registryPath(document, chapter), ledger)),
  ];
  const startOf = ({ flow }: LedgerBlock): number => flow.offsets[0] ?? 0;
  return { value: value.sort((one, other) => startOf(one) - startOf(other)), diagnostics };
};
