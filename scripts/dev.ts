// `npm run dev`: builds the content once, then serves the site as it is edited.

import { contentStep } from './lib/build-site.ts';
import { packageProgram, runNode, runStepsOrExit } from './lib/run.ts';

await runStepsOrExit([contentStep]);
const { code } = await runNode(
  [...packageProgram('astro'), 'dev', '--host', '127.0.0.1', ...process.argv.slice(2)],
  'show',
);
process.exitCode = code;
