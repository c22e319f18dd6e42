import type { CitedNames } from '../search/cite/lexicon.ts';
import { type HanTable, toHanFolding } from '../search/text/han.ts';

/** The names that the script of the linker contains: those that citations need. */
export interface LinkerTable extends Omit<CitedNames, 'fold'> {
  readonly han: HanTable;
}

export const openTable = ({ han, ...names }: LinkerTable): CitedNames => ({
  ...names,
  fold: toHanFolding(han),
});
