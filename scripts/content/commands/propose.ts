import { parseArgs } from 'node:util';
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
    const read = readSources(input);
    const files = [...proposeStructures(input, read), ...proposeRegistries(input, read)];
    const decided = files.flatMap((file) => file.decided ?? []);
    report(desk, [...diagnostics, ...decided]);
    const missing = files.filter((file) => file.decided === undefined);
    if (values.write) applyChanges(desk.root, { write: missing, remove: [] });
    for (const { path } of missing)
      desk.print(`${path} ${values.write ? 'is written' : 'is not there: --write writes it'}`);
    desk.print(`${read.length} sources read; people have decided ${decided.length} rows otherwise`);
    return 0;
  },
};
