import type { CitedNames } from '../search/cite/lexicon.ts';
import { type HanTable, toHanFolding } from '../search/text/han.ts';

/** The names in the script of the linker: those that it needs to find citations. */
export interface LinkerTable extends Omit<CitedNames, 'fold'> {
  readonly han: HanTable;
}

export const openTable = ({ han, ...names }: LinkerTable): CitedNames => ({
  ...names,
  fold: toHanFolding(han),
});
