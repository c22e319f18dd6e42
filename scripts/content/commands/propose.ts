import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasErrors } from '../../../src/pipeline/diagnostics.ts';
import { proposeStructures } from '../propose-structures.ts';
import { readContent } from '../read-content.ts';
import { applyChanges } from '../write-files.ts';
import { type Command, report } from './command.ts';

/** Structures from the raw texts alone, beside what is committed; what is not there can be written. */
export const propose: Command = {
  usage: 'propose [--write]',
  does: 'reads all sources again and lists what people have decided otherwise; writes structures that are not there with --write',
  run: (args, desk) => {
    const { values } = parseArgs({ args: [...args], options: { write: { type: 'boolean' } } });
    const { input, diagnostics } = readContent(desk.root);
    report(desk, diagnostics);
    // What cannot be read would be taken for missing.
    if (hasErrors(diagnostics)) return 1;
    const files = proposeStructures(input);
    const decided = files.flatMap((file) => file.decided ?? []);
    report(desk, decided);
    const missing = files.filter((file) => !file.decided && !existsSync(join(desk.root, file.path)));
    if (values.write) applyChanges(desk.root, { write: missing, remove: [] });
    for (const { path } of missing)
      desk.print(`${path} ${values.write ? 'is written' : 'is not there: --write writes it'}`);
    desk.print(`${files.length} sources read; ${decided.length} rows differ from what is committed`);
    return 0;
  },
};
