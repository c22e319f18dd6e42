// `npm run -s content -- COMMAND`: the command line of the build and of authoring. `--help` lists the commands.

import { runCommand } from './content/commands.ts';
import { contentRoot } from './lib/content-root.ts';
import { explainDiskError } from './lib/disk-error.ts';

const [name = '', ...args] = process.argv.slice(2);
// It is no fault if a reader closes our output early (`| head`).
process.stdout.on('error', (error) => {
  if (!('code' in error && error.code === 'EPIPE')) throw error;
});

const complain = (text: string): boolean => process.stderr.write(`${text}\n`);

try {
  process.exitCode = runCommand(name, args, {
    root: contentRoot(),
    print: (text) => process.stdout.write(`${text}\n`),
    complain,
  });
} catch (error) {
  // Errors of the disk are explained; any other is a fault of this program, and is shown with its stack.
  const refusal = explainDiskError(error);
  if (!(error instanceof Error && refusal)) throw error;
  complain(`${error.message}\n${refusal}`);
  process.exitCode = 1;
}
