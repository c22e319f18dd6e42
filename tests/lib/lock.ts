import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../../scripts/lib/run.ts';

/** Does work that only one process may do at a time; others wait. `file` has the ID of that process. */
export const withLock = async <Result>(
  file: string,
  waiting: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  mkdirSync(path.dirname(file), { recursive: true });
  for (let isFirst = true; !take(file); isFirst = false) {
    if (isFirst) say(waiting);
    await sleep(500);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};

const take = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isRunning(file)) return false;
    rmSync(file, { force: true });
    return take(file);
  }
};

const isRunning = (file: string): boolean => {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch {
    return false;
  }
};
