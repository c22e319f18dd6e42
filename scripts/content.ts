// `npm run -s content -- build|check|parse|align|drift|add|update|import`: the command line of the pipeline.

import { commands } from './content/commands.ts';
import { explainDiskError } from './lib/disk-error.ts';
import { root } from './lib/run.ts';

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
// A reader of our output that has seen enough (`| head`) is no fault.
process.stdout.on('error', (error) => {
  if (!('code' in error && error.code === 'EPIPE')) throw error;
});

const complain = (text: string): boolean => process.stderr.write(`${text}\n`);

if (command) {
  try {
    process.exitCode = command(args, { root, print: (text) => process.stdout.write(`${text}\n`), complain });
  } catch (error) {
    // Wrong flags are the caller's, a disk that refuses is nobody's; anything else is a fault of ours and has to
    // be seen whole.
    const refusal = explainDiskError(error);
    if (!(error instanceof Error && (refusal || (error instanceof TypeError && 'code' in error))))
      throw error;
    complain([error.message, ...(refusal ? [refusal] : [])].join('\n'));
    process.exitCode = refusal ? 1 : 2;
  }
} else {
  complain(`usage: npm run -s content -- ${Object.keys(commands).join('|')}`);
  process.exitCode = 2;
}
