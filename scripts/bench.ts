// `npm run bench`: builds the site in a clean copy and writes its section of bench/RESULTS.md.

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { replaceSection } from '../bench/align/results-file.ts';
import { measureBuild } from '../bench/build/measure-build.ts';
import { reportBuild } from '../bench/build/report-build.ts';
import { readFlags } from './lib/flags.ts';
import { root } from './lib/run.ts';
import { say } from './lib/terminal.ts';

readFlags('npm run bench', {});

const folder = path.join(root, '.cache/bench');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const name of ['src', 'content', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json']) {
  cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
}
symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
const figures = measureBuild(folder);
rmSync(folder, { recursive: true, force: true });

const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/astro/package.json'), 'utf8'));
const gigabytes = Math.round(os.totalmem() / 2 ** 30);
const where = `Node ${process.version}, Astro ${version}, ${os.cpus().length} cores, ${gigabytes} GB. Written by \`npm run bench\`.`;
const results = path.join(root, 'bench/RESULTS.md');
const before = existsSync(results) ? readFileSync(results, 'utf8') : '# Results of the benchmarks\n';
const report = reportBuild(figures, where);
writeFileSync(results, replaceSection(before, report));
say(report);
