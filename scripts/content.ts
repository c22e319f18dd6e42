// `npm run -s content -- build|check|parse|align|drift|add|update|import`: the command line of the pipeline.

import { runCommand } from './content/commands.ts';
import { explainDiskError } from './lib/disk-error.ts';
import { root } from './lib/run.ts';

const [name = '', ...args] = process.argv.slice(2);
// A reader of our output that has seen enough (`| head`) is no fault.
process.stdout.on('error', (error) => {
  if (!('code' in error && error.code === 'EPIPE')) throw error;
});

const complain = (text: string): boolean => process.stderr.write(`${text}\n`);

try {
  process.exitCode = runCommand(name, args, {
    root,
    print: (text) => process.stdout.write(`${text}\n`),
    complain,
  });
} catch (error) {
  // A disk that refuses is nobody's fault; anything else is one of ours and has to be seen whole.
  const refusal = explainDiskError(error);
  if (!(error instanceof Error && refusal)) throw error;
  complain(`${error.message}\n${refusal}`);
  process.exitCode = 1;
}
