// Loaded into a measured process (`node --import`): writes what it used when it ends.

import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.BENCH_USAGE_FILE;
if (file !== undefined && isMainThread) {
  process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())));
}
