import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        license: z.string().optional(),
        integrity: z.string().optional(),
        resolved: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(read('package-lock.json')).packages;
const project = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(read('package.json'));
const installed = Object.entries(lock).filter(([where]) => where !== '');

// Each of these licenses demands only its notice of a site that is built with the package.
const allowed = [
  '0BSD',
  'Apache-2.0',
  // What `duck` says; its license file is that of two clauses.
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
];

/** Whether a license is allowed; of several that it offers (`MIT OR GPL-3.0`), one is enough. */
const isAllowed = (license: string): boolean =>
  license
    .replace(/[()]/gu, '')
    .split(' AND ')
    .every((each) => each.split(' OR ').some((one) => allowed.includes(one)));

test('every package of the lock file has a license that is known and allowed', () => {
  const others = installed.filter(([, { license = '' }]) => !isAllowed(license));
  expect(others).toEqual([]);
});

test('the lock file has a checksum for every package and no address of a registry', () => {
  expect(installed.filter(([, entry]) => !entry.integrity || entry.resolved).map(([where]) => where)).toEqual(
    [],
  );
});

test('install scripts run for the packages that are allowed by name, and no others are needed', () => {
  const withScripts = installed
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([where]) => where.replace(/^.*node_modules\//u, ''));
  const known = [...Object.keys(project.allowScripts), 'fsevents'];
  expect(withScripts.filter((name) => !known.includes(name))).toEqual([]);
});

test('every dependency is one exact version, with a line in docs/dependencies.md that says why it is there', () => {
  const all = { ...project.dependencies, ...project.devDependencies };
  const page = readFileSync(new URL('../docs/dependencies.md', import.meta.url), 'utf8');
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/u.test(version))).toEqual([]);
  // Types count with the package that they describe.
  const named = Object.keys(all).filter((name) => !name.startsWith('@types/'));
  expect(named.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
