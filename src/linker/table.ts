import type { CitedNames } from '../search/cite/lexicon.ts';
import { type HanTable, toHanFolding } from '../search/text/han.ts';

/** What the linker knows of the guides. It is in its script, so it has nothing that the linker does not ask. */
export interface LinkerTable extends Omit<CitedNames, 'fold'> {
  readonly han: HanTable;
}

/** The names as citations are looked up with them. */
export const openTable = ({ han, ...names }: LinkerTable): CitedNames => ({
  ...names,
  fold: toHanFolding(han),
});
