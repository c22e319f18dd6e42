import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

let root: string;
let dist: string;
let workshop: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-replace-'));
  [dist, workshop] = [path.join(root, 'dist'), path.join(root, '.cache/dist')];
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const replaceBy = (text: string, fault?: Error) =>
  replaceFolder(dist, workshop, (folder) => {
    writeFileSync(path.join(folder, 'index.html'), text);
    return fault ? Promise.reject(fault) : Promise.resolve();
  });
const shown = () => [readdirSync(dist), readFileSync(path.join(dist, 'index.html'), 'utf8')];

test('the new folder takes the place of the old one; one that fails or is stopped leaves it as it was', async () => {
  await replaceBy('one');
  writeFileSync(path.join(dist, 'gone.html'), '');
  await replaceBy('two');
  await expect(replaceBy('half', new Error('failed'))).rejects.toThrow('failed');
  expect(shown()).toEqual([['index.html'], 'two']);
  await replaceBy('three');
  expect([shown(), readdirSync(path.join(root, '.cache'))]).toEqual([[['index.html'], 'three'], []]);
});

test('one that was stopped between its two moves loses nothing', async () => {
  mkdirSync(path.join(workshop, 'old'), { recursive: true });
  writeFileSync(path.join(workshop, 'old/index.html'), 'one');
  await expect(replaceBy('half', new Error('failed'))).rejects.toThrow('failed');
  expect(shown()).toEqual([['index.html'], 'one']);
});
