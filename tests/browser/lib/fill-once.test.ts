import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillOnce } from './fill-once.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'sidejudge-fill-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

it('two that fill a folder at once both find it whole', async () => {
  const folder = path.join(parent, 'inner/it');
  // Both have begun before either is ready, as two test files do on a new checkout.
  const { promise: together, resolve: bothBegan } = Promise.withResolvers<void>();
  const fill = (name: string) => async (part: string) => {
    writeFileSync(path.join(part, 'a'), name);
    if (name === 'second') bothBegan();
    await together;
    writeFileSync(path.join(part, 'b'), name);
  };
  await Promise.all([fillOnce(folder, fill('first')), fillOnce(folder, fill('second'))]);
  expect(readdirSync(folder).sort()).toEqual(['a', 'b']);
  expect(readFileSync(path.join(folder, 'a'), 'utf8')).toBe(readFileSync(path.join(folder, 'b'), 'utf8'));
  expect(readdirSync(path.dirname(folder))).toEqual(['it']);
});

it('a folder that is there is left as it is', async () => {
  await fillOnce(parent, () => Promise.reject(new Error('filled again')));
  expect(readdirSync(parent)).toEqual([]);
});

it('a filling that fails says why and leaves nothing', async () => {
  const folder = path.join(parent, 'it');
  const fail = (part: string) => {
    writeFileSync(path.join(part, 'half'), '');
    return Promise.reject(new Error('no room'));
  };
  await expect(fillOnce(folder, fail)).rejects.toThrow('no room');
  expect(existsSync(folder)).toBe(false);
  expect(readdirSync(parent)).toEqual([]);
});
