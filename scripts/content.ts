// `npm run -s content -- COMMAND`: the command line of the build and of authoring. `--help` lists the commands.

import { runCommand } from './content/commands.ts';
import { contentRoot } from './lib/content-root.ts';

const [name = '', ...args] = process.argv.slice(2);
// A reader may close the output early (`| head`).
process.stdout.on('error', (error) => {
  if (!('code' in error && error.code === 'EPIPE')) throw error;
});
process.exitCode = runCommand(name, args, {
  root: contentRoot(),
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
