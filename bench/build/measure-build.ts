import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/** Builds the site in a clean copy of the project, and gives the section of bench/RESULTS.md about it. */
export function measureBuild(root: string): string {
  const folder = path.join(root, '.cache/bench');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ['src', 'content', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));

  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', reportUsage, path.join(folder, 'node_modules/astro/bin/astro.mjs'), 'build'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' } },
  );
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${`${stdout}${stderr}`.slice(-2000)}`);
  const usage = usageSchema.parse(JSON.parse(readFileSync(path.join(folder, 'usage.json'), 'utf8')));
  const dist = path.join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
  rmSync(folder, { recursive: true });

  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/astro/package.json'), 'utf8'));
  const cells = [
    files.filter(({ name }) => name.endsWith('.html')).length.toLocaleString('en'),
    `${seconds.toFixed(1)} s`,
    `${((usage.userCPUTime + usage.systemCPUTime) / 1e6).toFixed(1)} s`,
    `${Math.round(usage.maxRSS / 1024).toLocaleString('en')} MB`,
    files.length.toLocaleString('en'),
    `${(bytes / 1e6).toFixed(1)} MB`,
  ];
  return [
    '## Build',
    `Node ${process.version}, Astro ${version}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB. Written by \`npm run bench\`.`,
    'A page is one address in one language. CPU is processor time of the build, whatever else the machine does; memory is the most that was resident at once.',
    [
      '| pages | time | CPU | memory | files | output |',
      '| ---: | ---: | ---: | ---: | ---: | ---: |',
      `| ${cells.join(' | ')} |`,
    ].join('\n'),
  ].join('\n\n');
}

/** Loaded into the measured process: writes what it used when it ends. */
const reportUsage = `data:text/javascript,${encodeURIComponent(`
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
if (isMainThread)
  process.on('exit', () => writeFileSync('usage.json', JSON.stringify(process.resourceUsage())));
`)}`;

const usageSchema = z.object({ userCPUTime: z.number(), systemCPUTime: z.number(), maxRSS: z.number() });
