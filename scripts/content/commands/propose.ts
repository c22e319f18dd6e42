import { parseArgs } from 'node:util';
import { proposeStructures } from '../propose-structures.ts';
import { readContent } from '../read-content.ts';
import { applyChanges } from '../write-files.ts';
import { type Command, report } from './command.ts';

/** What the reader makes of the sources, beside what is committed; what is not committed yet can be written. */
export const propose: Command = {
  usage: 'propose [--write]',
  does: 'reads every source again, and names the lines where the committed structure says something else',
  run: (args, desk) => {
    const { values } = parseArgs({ args: [...args], options: { write: { type: 'boolean' } } });
    const { input, diagnostics } = readContent(desk.root);
    report(desk, diagnostics);
    const structures = proposeStructures(input);
    report(
      desk,
      structures.flatMap(({ differences }) => differences),
    );
    const missing = structures.filter(({ isCommitted }) => !isCommitted);
    if (values.write) applyChanges(desk.root, { write: missing, remove: [] });
    for (const { path } of missing)
      desk.print(`${path}${values.write ? '' : ' is missing: --write writes it'}`);
    const differing = structures.flatMap(({ differences }) => differences).length;
    desk.print(`${structures.length} sources read, ${differing} rows differ from what is committed`);
    return 0;
  },
};
