// `npm run dev`: serves the site as it is edited. What people write in content/ is built when they save it.

import path from 'node:path';
import { runCommand } from './content/commands.ts';
import { docsFolder } from './content/generate.ts';
import { contentStep } from './lib/build-site.ts';
import { contentRoot, siteRoot } from './lib/content-root.ts';
import { showUsage } from './lib/flags.ts';
import { packageProgram, runNode, runStepsOrExit } from './lib/run.ts';
import { formatDuration, say } from './lib/terminal.ts';
import { watchFolder } from './lib/watch-folder.ts';

const flags = process.argv.slice(2);
if (flags.includes('--help')) showUsage('npm run dev -- [flags of `astro dev`, such as --port 4000]');
await runStepsOrExit([contentStep]);
const content = path.dirname(docsFolder);
const written = `${path.basename(docsFolder)}/`;
const end = watchFolder(path.join(contentRoot(), content), (name) => !name.startsWith(written), rebuild);
const { code } = await runNode(
  [...packageProgram('astro'), 'dev', '--root', siteRoot(), '--host', '127.0.0.1', ...flags],
  'show',
);
end();
process.exitCode = code;

/** A fault leaves the pages as they are, and says where it is. */
function rebuild(): void {
  const started = performance.now();
  const failed = runCommand('build', [], { root: contentRoot(), print: say, complain: say });
  say(`${failed === 0 ? '✓' : '✗'} Content build (${formatDuration(performance.now() - started)})`);
}
