import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasErrors } from '../../../src/pipeline/diagnostics.ts';
import { proposeRegistries, proposeStructures, readSources } from '../propose-content.ts';
import { readContent } from '../read-content.ts';
import { applyChanges } from '../write-files.ts';
import { type Command, report } from './command.ts';

/** Structures and registries from the raw texts alone, beside what is committed; what is not there can be written. */
export const propose: Command = {
  usage: 'propose [--write]',
  does: 'reads all sources again and lists what people have decided otherwise; writes structures and registries that are not there with --write',
  run: (args, desk) => {
    const { values } = parseArgs({ args: [...args], options: { write: { type: 'boolean' } } });
    const { input, diagnostics } = readContent(desk.root);
    report(desk, diagnostics);
    // What cannot be read would be taken for missing.
    if (hasErrors(diagnostics)) return 1;
    const read = readSources(input);
    const files = [...proposeStructures(input, read), ...proposeRegistries(input, read)];
    const decided = files.flatMap((file) => file.decided ?? []);
    report(desk, decided);
    const missing = files.filter(
      ({ path, decided: own }) => own === undefined && !existsSync(join(desk.root, path)),
    );
    if (values.write) applyChanges(desk.root, { write: missing, remove: [] });
    for (const { path } of missing)
      desk.print(`${path} ${values.write ? 'is written' : 'is not there: --write writes it'}`);
    desk.print(`${read.length} sources read; ${decided.length} rows differ from what is committed`);
    return 0;
  },
};
