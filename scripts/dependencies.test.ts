import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
interface Package {
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}
const lock: Readonly<Record<string, Package>> = JSON.parse(read('package-lock.json')).packages;
const project = JSON.parse(read('package.json'));
const installed = Object.entries(lock).filter(([where]) => where !== '');

// These licenses ask at most that a site which is built with the package shows a notice.
// The package `duck` calls its license `BSD`; its license file is that of BSD-2-Clause.
const allowed =
  '0BSD Apache-2.0 BSD BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC LGPL-3.0-or-later MIT MPL-2.0 OFL-1.1 Python-2.0 Zlib'.split(
    ' ',
  );

/** Whether a license is allowed. If the package offers a choice (`MIT OR GPL-3.0`), one allowed license is enough. */
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

test('every package with an install script is in `allowScripts`, except fsevents', () => {
  const withScripts = installed
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([where]) => where.replace(/^.*node_modules\//u, ''));
  const known = [...Object.keys(project.allowScripts), 'fsevents'];
  expect(withScripts.filter((name) => !known.includes(name))).toEqual([]);
});

test('every dependency has an exact version, and its name in docs/dependencies.md', () => {
  const all: Readonly<Record<string, string>> = { ...project.dependencies, ...project.devDependencies };
  const page = read('docs/dependencies.md');
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/u.test(version))).toEqual([]);
  // Type packages need no line of their own.
  const named = Object.keys(all).filter((name) => !name.startsWith('@types/'));
  expect(named.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
