// `npm start` builds everything, then serves it. `npm run build` only builds, `npm run preview` only serves. The task
// `pages`, for tests, builds the site without writing `content/docs` first.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteRoot } from './lib/content-root.ts';
import { lean } from './lib/lean-memory.ts';
import { dist, fail, packageProgram, root, runStep, say, siblingScript } from './lib/run.ts';
import { normalizeBase, serveSite } from './lib/serve.ts';
import { commitStaging, openStaging } from './lib/staging.ts';

const [task = ''] = process.argv.slice(2);
// A wrong PORT is reported before the build, not after it.
const { PORT = '' } = process.env;
if (PORT !== '' && !(/^[1-9]\d*$/u.test(PORT) && Number(PORT) < 65_536))
  fail(`PORT must be a whole number from 1 to 65535, not "${PORT}".`);
if (task !== 'preview') await build();
if (task === 'start' || task === 'preview') await serve();

/** Builds content/docs (except in the task `pages`), then dist/, which changes only after everything is built. */
async function build(): Promise<void> {
  if (task !== 'pages') await runOrExit('Content build', [...siblingScript('content'), 'build']);
  Object.assign(process.env, { ...lean.environment, ...process.env });
  const staging = openStaging(path.join(root, '.cache/dist'));
  const fresh = path.join(staging, 'new');
  const program = [...lean.flags, ...packageProgram('astro')];
  await runOrExit('Site build', [...program, 'build', '--root', siteRoot(), '--outDir', fresh]);
  commitStaging(staging, [{ from: fresh, to: dist }]);
}

async function runOrExit(title: string, nodeArguments: readonly string[]): Promise<void> {
  if (!(await runStep(title, nodeArguments))) process.exit(1);
}

/** Serves dist/ until a signal stops the process. If the default port cannot be used, takes a free one. */
async function serve(): Promise<void> {
  if (!existsSync(path.join(dist, 'index.html')))
    fail('There is no built site in dist/. `npm run build` makes it; `npm start` builds and serves.');
  const base = normalizeBase(process.env.BASE_PATH);
  const site = await serveSite(dist, base, Number(PORT) || 4321).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
    if (PORT !== '') fail(`Port ${PORT} is in use or not allowed. Choose another with PORT.`);
    return serveSite(dist, base);
  });
  say(`Sidejudge is at ${site.url} (stop with Ctrl+C)`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void site.close().then(() => process.exit(0)));
}
