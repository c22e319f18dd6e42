import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAtLeast, isInstallCurrent, typeStrippingFlags, withLock } from './bootstrap.mjs';

const astro = { version: '7.3.4', integrity: 'sha512-a' };
const forLinux = { version: '1.0.0', integrity: 'sha512-l', optional: true };
const forWindows = { version: '1.0.0', integrity: 'sha512-w', optional: true };
const lock = {
  packages: {
    '': {},
    'node_modules/astro': astro,
    'node_modules/x-linux': forLinux,
    'node_modules/x-win32': forWindows,
  },
};

describe('isInstallCurrent', () => {
  test.each([
    [
      'everything but other platforms',
      { 'node_modules/astro': astro, 'node_modules/x-linux': forLinux },
      true,
    ],
    ['another version', { 'node_modules/astro': { ...astro, version: '7.3.3' } }, false],
    ['other bytes', { 'node_modules/astro': { ...astro, integrity: 'sha512-b' } }, false],
    [
      'a package that is no longer asked for',
      { 'node_modules/astro': astro, 'node_modules/old': astro },
      false,
    ],
    ['a part only', { 'node_modules/x-linux': forLinux }, false],
    ['nothing: the install was killed', undefined, false],
  ])('finds %s', (_case, packages, isCurrent) => {
    expect(isInstallCurrent(lock, packages && { packages })).toBe(isCurrent);
  });
});

test.each([
  ['20.20.2', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.0.0', true],
])('Node %s is at least 22.12: %s', (version, expected) => {
  expect(isAtLeast(version, [22, 12])).toBe(expected);
});

test.each([
  ['22.12.0', true],
  ['22.18.0', false],
  ['23.5.0', true],
  ['24.21.0', false],
])('Node %s needs the flag for types: %s', (version, expected) => {
  expect(typeStrippingFlags(version).includes('--experimental-strip-types')).toBe(expected);
});

describe('withLock', () => {
  let folder: string;
  let lock: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-lock-'));
    lock = path.join(folder, '.cache/build.pid');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('holds a file with the process ID while it works, also when the work fails', async () => {
    await withLock(lock, '', async () => expect(readFileSync(lock, 'utf8')).toBe(String(process.pid)));
    expect(existsSync(lock)).toBe(false);
    const failing = withLock(lock, '', () => Promise.reject(new Error('failed')));
    await expect(failing).rejects.toThrow('failed');
    expect(existsSync(lock)).toBe(false);
  });

  test('waits for a process that works, and takes over when it ends', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    let isOver = false;
    await withLock(lock, '', async (handOver) => handOver(other.pid ?? 0));
    writeFileSync(lock, String(other.pid));
    other.on('exit', () => {
      isOver = true;
    });
    setTimeout(() => other.kill('SIGKILL'), 300);
    await withLock(lock, '', async () => expect(isOver).toBe(true));
  });
});
