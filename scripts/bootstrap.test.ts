import { expect, test } from 'vitest';
import { isInstallCurrent, runsTypeScript } from './bootstrap.mjs';

const astro = { version: '7.3.4' };
const forLinux = { version: '1.0.0', optional: true };
const lock = { '': {}, 'node_modules/astro': astro, 'node_modules/x-linux': forLinux };

test.each([
  ['everything', { 'node_modules/astro': astro, 'node_modules/x-linux': forLinux }, true],
  ['everything but other platforms', { 'node_modules/astro': astro }, true],
  ['another version', { 'node_modules/astro': { version: '7.3.3' } }, false],
  ['a part only', { 'node_modules/x-linux': forLinux }, false],
])('tells whether an install of %s is current', (_case, packages, isCurrent) => {
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
