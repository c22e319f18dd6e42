import type { CitedNames } from '../search/cite/lexicon.ts';
import { type HanTable, toHanFolding } from '../search/text/han.ts';

/** The table of guides in the script of the linker: only what the linker needs. */
export interface LinkerTable extends Omit<CitedNames, 'fold'> {
  readonly han: HanTable;
}

/** Opens the table for the lookup of citations. */
export const openTable = ({ han, ...names }: LinkerTable): CitedNames => ({
  ...names,
  fold: toHanFolding(han),
});
