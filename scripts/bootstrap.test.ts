import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isInstallCurrent, runsTypeScript, withLock } from './bootstrap.mjs';

const astro = { version: '7.3.4' };
const forLinux = { version: '1.0.0', optional: true };
const lock = { '': {}, 'node_modules/astro': astro, 'node_modules/x-linux': forLinux };

test.each([
  ['everything', { 'node_modules/astro': astro, 'node_modules/x-linux': forLinux }, true],
  ['everything but other platforms', { 'node_modules/astro': astro }, true],
  ['another version', { 'node_modules/astro': { version: '7.3.3' } }, false],
  ['a part only', { 'node_modules/x-linux': forLinux }, false],
])('an install of %s is current: %3$s', (_case, packages, isCurrent) => {
  expect(isInstallCurrent(lock, packages)).toBe(isCurrent);
});

test.each([
  ['20.20.2', false],
  ['22.17.0', false],
  ['22.18.0', true],
  ['23.5.0', false],
  ['24.0.0', true],
])('Node %s runs TypeScript: %s', (version, expected) => {
  expect(runsTypeScript(version)).toBe(expected);
});

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
