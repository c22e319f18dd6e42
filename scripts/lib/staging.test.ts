import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { killAt, ownDisk, textsIn } from './faulty-disk.fixture.ts';
import { commitStaging, openStaging, recoverStaging } from './staging.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-staging-'));
const [staging, places] = [path.join(root, 'staging'), path.join(root, 'places')];
afterAll(() => rmSync(root, { recursive: true }));

const before = {
  'changed.txt': 'old',
  'removed.txt': 'old',
  'site/gone.html': 'old',
  'site/index.html': 'old',
};
const after = { 'changed.txt': 'new', 'folder/added.txt': 'new', 'site/index.html': 'new' };

const write = (folder: string, texts: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
};
const replaceAll = () => {
  write(openStaging(staging), after);
  commitStaging(staging, [
    ...['site', 'changed.txt', 'folder/added.txt'].map((name) => ({
      from: path.join(staging, name),
      to: path.join(places, name),
    })),
    { to: path.join(places, 'removed.txt') },
  ]);
};

it.each([
  ['on one disk', undefined],
  ['from one disk to another', ownDisk(staging)],
])('replaces all files and folders or none %s, no matter at which call it is killed', (_name, fault) => {
  let last = 0;
  let isKilled = true;
  while (isKilled) {
    last += 1;
    rmSync(root, { recursive: true });
    write(places, before);
    isKilled = killAt(last, replaceAll, fault);
    recoverStaging(staging);
    expect([before, after], `killed at call ${last}`).toContainEqual(textsIn(places));
    replaceAll();
    expect(textsIn(places), `after a kill at call ${last}`).toEqual(after);
    expect(existsSync(staging)).toBe(false);
  }
  expect(last).toBeGreaterThan(15);
});
