// `npm run dev`: builds content/, serves the site during edits, and builds content/ again at every save.

import { watch } from 'node:fs';
import path from 'node:path';
import { runCommand } from './content/commands.ts';
import { contentRoot, siteRoot } from './lib/content-root.ts';
import { packageProgram, runNode, say, secondsSince } from './lib/run.ts';

build();
let timer: NodeJS.Timeout | undefined;
const watcher = watch(path.join(contentRoot(), 'content'), { recursive: true }, (_, name) => {
  // Some systems do not name the changed file.
  if (name?.startsWith('docs')) return;
  clearTimeout(timer);
  // Long enough for an editor to write all files of one "save all".
  timer = setTimeout(build, 100);
});
const { PORT } = process.env;
const options = ['--root', siteRoot(), '--host', '127.0.0.1', ...(PORT ? ['--port', PORT] : [])];
const { code } = await runNode(
  [...packageProgram('astro'), 'dev', ...options, ...process.argv.slice(2)],
  'show',
);
clearTimeout(timer);
watcher.close();
process.exitCode = code;

function build(): void {
  const started = performance.now();
  const failed = runCommand('build', [], { root: contentRoot(), print: say, complain: say });
  say(`${failed === 0 ? '✓' : '✗'} Content build (${secondsSince(started)})`);
}
