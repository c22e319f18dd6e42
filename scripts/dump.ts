// `npm run dump`: writes down what the pipeline sees, so that it can be compared before and after a change.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { dumpPipeline } from '../bench/dump/dump.ts';
import { dumpDist } from '../bench/dump/dump-dist.ts';
import { isDump, listDifferences, writeDump } from '../bench/dump/dump-folder.ts';
import { readFlags, refuse } from './lib/flags.ts';
import { root } from './lib/run.ts';
import { say } from './lib/terminal.ts';

const usage = 'npm run -s dump -- [--dist FOLDER] [--out FOLDER] [--against FOLDER]';
const { dist, out, against } = readFlags(usage, {
  /** A built site, of which the files are dumped instead. */
  dist: { type: 'string' },
  out: { type: 'string' },
  /** An earlier dump. */
  against: { type: 'string' },
});
const ownFolder = `.cache/dump${dist === undefined ? '' : '-dist'}${against === undefined ? '' : '-now'}`;
const folder = path.resolve(root, out ?? ownFolder);
const before = against === undefined ? undefined : path.resolve(root, against);
if (existsSync(folder) && !isDump(folder)) refuse(usage, `${folder} holds something other than a dump.`);
if (before !== undefined && (!isDump(before) || before === folder))
  refuse(usage, `${against}: --against takes the folder of an earlier dump.`);

const files = dist === undefined ? dumpPipeline(root) : dumpDist(path.resolve(root, dist));
writeDump(folder, files);
say(`${files.length} files in ${folder}`);
if (before !== undefined) {
  const differences = listDifferences(before, folder);
  say([`${differences.length} differ`, ...differences].join('\n  '));
  const options = ['--no-index', '--no-ext-diff', '--no-renames', '-U0'];
  spawnSync('git', ['--no-pager', 'diff', ...options, before, folder], { stdio: 'inherit' });
  process.exitCode = differences.length > 0 ? 1 : 0;
}
