import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** One build of one site. */
export interface BuildFigures {
  readonly pages: number;
  /** Wall clock, in seconds. */
  readonly seconds: number;
  /** Processor time of the build, in seconds: other programs on the machine do not count. */
  readonly cpu: number;
  /** Most memory resident at once, in MB. */
  readonly memory: number;
  readonly files: number;
  /** Bytes of the output, in MB. */
  readonly output: number;
}

/** Builds the Astro project in a folder into its dist/ and measures it. Throws with the end of the output when the build fails. */
export function measureBuild(folder: string): BuildFigures {
  const usageFile = path.join(folder, 'usage.json');
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...process.execArgv,
      ...['--import', fileURLToPath(new URL('report-usage.ts', import.meta.url))],
      path.join(folder, 'node_modules/astro/bin/astro.mjs'),
      'build',
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', BENCH_USAGE_FILE: usageFile },
    },
  );
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${`${stdout}${stderr}`.slice(-2000)}`);
  const usage = usageSchema.parse(JSON.parse(readFileSync(usageFile, 'utf8')));
  const dist = path.join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
  const figures = {
    pages: files.filter(({ name }) => name.endsWith('.html')).length,
    seconds,
    cpu: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    memory: usage.maxRSS / 1024,
    files: files.length,
    output: bytes / 1e6,
  };
  rmSync(dist, { recursive: true, force: true });
  return figures;
}

const usageSchema = z.object({ userCPUTime: z.number(), systemCPUTime: z.number(), maxRSS: z.number() });
