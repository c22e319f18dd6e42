import { parseArgs } from 'node:util';
import { generate } from '../generate.ts';
import { applyChanges, compareWithDisk } from '../write-files.ts';
import { type Command, reportBuild } from './command.ts';

export const build: Command = {
  usage: 'build',
  does: 'writes content/docs and content/published.txt from the sources, the marked texts and the decisions',
  run: (args, shell) => {
    parseArgs({ args: [...args], options: {} });
    const generated = generate(shell.root);
    if (reportBuild(shell, generated.diagnostics)) return 1;
    const files = generated.files();
    const changes = compareWithDisk(shell.root, files);
    applyChanges(shell.root, changes);
    shell.print(`${files.length} files, ${changes.write.length} written, ${changes.remove.length} removed`);
    return 0;
  },
};
