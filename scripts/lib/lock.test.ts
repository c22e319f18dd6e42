import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from './lock.ts';

test('a lock holds the process ID while the work runs, waits for another process, and takes over when that ends', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-lock-'));
  const file = path.join(folder, '.cache/build.pid');
  await withLock(file, '', async () => expect(readFileSync(file, 'utf8')).toBe(String(process.pid)));
  await expect(withLock(file, '', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(existsSync(file)).toBe(false);

  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const ended = new Promise((resolve) => other.on('exit', resolve));
  writeFileSync(file, String(other.pid));
  setTimeout(() => other.kill('SIGKILL'), 300);
  await withLock(file, '', () => ended);
  rmSync(folder, { recursive: true });
});
